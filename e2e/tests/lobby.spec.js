// Where people meet: tables are made, found and joined, and those who play there have a page.
import { expect, expectAccessible, test } from "./pagoda.js";
import { ask, expectNoSidewaysScrolling, finished, somebody } from "./people.js";

test("a newcomer is in a seat two clicks after the invitation, and the host begins", async ({ page, browser }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "To the tables" }).click();
  await page.getByRole("link", { name: "New table" }).click();
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page).toHaveURL(/\/table\/[a-z0-9]{26}$/);
  const chairs = page.locator(".chairs > li");
  await expect(chairs).toHaveCount(2);
  await expect(chairs.first()).toContainText("you");
  await expect(page.getByRole("button", { name: "Begin" })).toBeDisabled();
  const link = await page.getByRole("textbox", { name: "Invitation" }).inputValue();
  expect(link).toBe(page.url());

  const newcomer = await browser.newPage({ locale: "en-GB" });
  await newcomer.goto(link);
  await newcomer.getByRole("button", { name: "Take a seat" }).click();
  await expect(newcomer.locator(".chairs > li").nth(1)).toContainText("you");
  await expect(page.getByText("All seats are taken.")).toBeVisible();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator(".chairs")).toBeHidden();
  await expect(newcomer.locator(".chairs")).toBeHidden();
  await newcomer.context().close();
});

test("whoever comes may say what to be called, leave again, and be sent away", async ({ page, browser }) => {
  const { context } = await somebody(browser, "Ada");
  const { id } = await ask(context, "POST", "/tables", { game: "yunnan", seats: ["me", "open", { bot: 2 }] });
  await page.goto(`/table/${id}`);
  await page.getByLabel("Your name").fill("Bo");
  await page.getByLabel("Your name").press("Enter");
  const second = page.locator(".chairs > li").nth(1);
  await expect(second).toContainText("Bo");
  await expect(page.getByText("Ada begins the game.")).toBeVisible();
  await page.getByRole("button", { name: "Leave the seat" }).click();
  await expect(second).toContainText("free");
  const freed = page.getByText("The host has freed your seat.");
  await expect(freed).toHaveCount(0);
  await page.getByRole("button", { name: "Take a seat" }).click();
  await expect(second).toContainText("Bo");

  const host = await context.newPage();
  await host.goto(`/table/${id}`);
  await host.locator(".chairs > li").nth(1).getByRole("button", { name: "Free the seat" }).click();
  await expect(second).toContainText("free");
  await expect(freed).toBeVisible();
  await page.goto("/tables");
  await host.getByRole("button", { name: "Remove the table" }).click();
  await host.getByRole("button", { name: "Keep it" }).click();
  await host.getByRole("button", { name: "Remove the table" }).click();
  await host.getByRole("button", { name: "Remove the table" }).click();
  await expect(host).toHaveURL(/\/tables$/);
  await context.close();
});

test("every choice for a table arrives at the server", async ({ page, browser, complaints }) => {
  const { context: invited } = await somebody(browser, "Cleo");
  const account = `cleo${Date.now()}`;
  await ask(invited, "POST", "/me/account", { account, password: "correct horse" });
  await page.goto("/tables/new");
  await page.getByLabel("Yunnan", { exact: true }).check();
  await page.getByLabel("4", { exact: true }).check();
  const seats = page.locator(".seat");
  await expect(seats).toHaveCount(4);
  await seats.nth(2).getByRole("combobox").selectOption("me");
  await seats.nth(1).getByRole("combobox").selectOption("sage");
  await seats.nth(3).getByRole("combobox").selectOption("invited");
  await seats.nth(3).getByRole("textbox").fill("nobody at all");
  await page.getByLabel("days for the whole game").check();
  await page.getByRole("button", { name: "5 days + 6 h" }).click();
  await page.getByLabel("More hours with each decision").fill("8");
  await page.getByLabel("pro variant").check();
  await page.getByLabel("whoever has the link").check();
  await page.getByLabel("the player gives it").check();
  await page.getByRole("combobox", { name: "Board", exact: true }).selectOption("Tea-Horse Road II");
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByRole("alert")).toHaveText("There is no account of this name.");
  expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
  // Nothing that was entered is lost.
  await seats.nth(3).getByRole("textbox").fill(account);
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page).toHaveURL(/\/table\//);
  const table = await ask(page.context(), "GET", `/tables/${page.url().split("/").pop()}`);
  expect(table).toMatchObject({
    game: "yunnan",
    board: "tea-horse-road-2",
    options: { variant: "pro" },
    public: false,
    forced: "ask",
    speed: { pace: "bank", seconds: 5 * 86_400, increment: 8 * 3_600 },
  });
  expect(table.seats.map(({ sitting }) => sitting)).toMatchObject([
    "open",
    { bot: { level: 5 } },
    { person: {} },
    { invited: { name: "Cleo" } },
  ]);
  expect(table.nonces[2]).toMatch(/^[0-9a-f]{32}$/);
  await invited.close();
});

test("a table with more time than there can be isn't made", async ({ page }) => {
  await page.goto("/tables/new");
  for (const [pace, label, most] of [
    [/^live/, "Minutes for the whole game", 43_200],
    ["days for the whole game", "Days", 30],
  ]) {
    await page.getByLabel(pace).check();
    const field = page.getByRole("spinbutton", { name: label });
    for (const [text, fits] of [[most + 1, false], [0, false], ["", false], ["2.5", false], [most, true]]) {
      await field.fill(String(text));
      expect(await field.evaluate((field) => field.checkValidity()), `${label}: ${text}`).toBe(fits);
    }
    await field.fill(String(most + 1));
    await page.getByRole("button", { name: "Make the table" }).click();
    await expect(page).toHaveURL(/\/tables\/new$/);
    await expect(field).toBeFocused();
    await field.fill(String(most));
  }
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page).toHaveURL(/\/table\//);
  const table = await ask(page.context(), "GET", `/tables/${page.url().split("/").pop()}`);
  expect(table.speed).toEqual({ pace: "bank", seconds: 30 * 86_400, increment: 12 * 3_600 });
});

test("tables are found by game, speed and free seats, and joined with one click", async ({ page, browser }) => {
  const { context } = await somebody(browser, "Dora");
  const make = (table) => ask(context, "POST", "/tables", { public: true, ...table });
  const live = await make({ game: "yellow-yangtze", seats: ["me", "open"] });
  const slow = await make({ game: "yunnan", seats: ["me", "open", "open"], speed: { pace: "move", seconds: 86_400 } });
  const full = await make({ game: "yellow-yangtze", seats: ["me", { bot: 1 }] });
  const hidden = await make({ game: "yunnan", seats: ["me", "open", "open"], public: false });
  const running = await make({ game: "yunnan", seats: ["me", { bot: 1 }, { bot: 1 }] });
  await ask(context, "POST", `/tables/${running.id}/begin`);
  await page.goto("/tables");
  const row = ({ id }) => page.locator(`.table[data-id="${id}"]`);
  for (const table of [live, slow, full, running]) await expect(row(table)).toBeVisible();
  await expect(row(hidden)).toHaveCount(0);
  await expect(row(live)).toContainText("20 min, and 15 s more with each decision");
  await expect(row(slow)).toContainText("1 day for each decision");
  await expect(row(running).getByRole("link", { name: "Watch" })).toBeVisible();

  await page.getByLabel("with a free seat").check();
  await expect(row(full)).toHaveCount(0);
  await page.getByRole("combobox", { name: "Game" }).selectOption("Yunnan");
  await expect(row(live)).toHaveCount(0);
  await expect(row(slow)).toBeVisible();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("live");
  await expect(row(slow)).toHaveCount(0);
  await page.getByRole("combobox", { name: "Speed" }).selectOption("days for each decision");
  await row(slow).getByRole("button", { name: "Take a seat" }).click();
  await expect(page).toHaveURL(new RegExp(slow.id));
  await expect(page.locator(".chairs > li").nth(1)).toContainText("you");
  await page.getByRole("link", { name: "Tables" }).click();
  await expect(page.getByRole("heading", { name: "My tables" })).toBeVisible();
  await expect(row(slow).getByRole("link", { name: "To the table" })).toBeVisible();
  await context.close();
});

test("a table that is made elsewhere appears by itself", async ({ page, browser }) => {
  await page.clock.install();
  await page.goto("/tables");
  await expect(page.getByRole("heading", { name: "Open tables" })).toBeVisible();
  const { context } = await somebody(browser, "Hela");
  const { id } = await ask(context, "POST", "/tables", { game: "yunnan", seats: ["me", "open", "open"], public: true });
  await page.clock.runFor(11_000);
  await expect(page.locator(`.table[data-id="${id}"]`)).toContainText("Hela");
  await context.close();
});

test("a table that its host removes is gone for whoever waits there", async ({ page, browser, complaints }) => {
  const { context } = await somebody(browser, "Ada");
  const { id } = await ask(context, "POST", "/tables", { game: "yunnan", seats: ["me", "open", "open"] });
  await page.goto(`/table/${id}`);
  await expect(page.locator(".chairs > li")).toHaveCount(3);
  await ask(context, "DELETE", `/tables/${id}`);
  await expect(page.getByText("There is no such table, or it was removed.")).toBeVisible();
  // That there is nothing any more may be noted.
  complaints.length = 0;
  await context.close();
});

test("tables that wait for me come first, and the first page counts them", async ({ page }) => {
  const me = page.context();
  await ask(me, "POST", "/me");
  const make = (seats) => ask(me, "POST", "/tables", { game: "yellow-yangtze", seats });
  const { id } = await make(["me", { bot: 1 }]);
  await make(["me", "open"]);
  await page.addInitScript(() => localStorage.setItem("pagoda known", "yes"));
  await ask(me, "POST", `/tables/${id}/begin`);
  await expect(async () => expect((await ask(me, "GET", "/me/tables"))[0].waits_for_me).toBe(true)).toPass();
  await page.goto("/tables");
  await expect(page.locator(".table").first()).toContainText("Your turn");
  await expect(page.locator(".table").nth(1)).not.toContainText("Your turn");
  await page.getByRole("link", { name: "Back to the start" }).click();
  await expect(page.getByText("Tables that wait for you: 1")).toBeVisible();
});

test("somebody's page tells what they have played and how it ended", async ({ page, browser }) => {
  const { context, me } = await somebody(browser, "Emil");
  const bot = { bot: 1 };
  await finished(context, { game: "yunnan", seats: ["me", bot, bot], public: true });
  await page.goto(`/players/${me.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emil");
  // A bot played it to its end: who won is nobody's merit.
  await expect(page.locator(".figures tr", { hasText: "Yunnan" })).toHaveCount(0);
  await expect(page.locator(".table")).toHaveCount(1);
  await expect(page.locator(".table .won")).toHaveCount(1);
  await expect(page.locator(".table .score")).toHaveCount(3);
  await expectAccessible(page);
  await context.close();
});

test("without a server it says so, everything else works, and it tries again", async ({ page, complaints }) => {
  await page.goto("/");
  const down = (route) => route.abort();
  await page.route("**/api/**", down);
  await page.getByRole("link", { name: "To the tables" }).click();
  await expect(page.getByRole("alert")).toContainText("The server can't be reached.");
  await expectAccessible(page);
  await page.unroute("**/api/**", down);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await page.route("**/api/**", down);
  await page.goto("/tables/new");
  await page.getByLabel("3", { exact: true }).check();
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByRole("alert")).toContainText("The server can't be reached.");
  await expect(page.locator(".seat")).toHaveCount(3);
  await page.getByRole("link", { name: "Back to the start" }).click();
  await page.getByRole("button", { name: "Play against a bot" }).click();
  await expect(page.locator(".hand button")).toHaveCount(6);
  expect(complaints.every((complaint) => complaint.includes("net::ERR_FAILED"))).toBe(true);
  complaints.length = 0;
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
]) {
  test(`every page fits ${width} × ${height} and is open to all, by day and by night`, async ({ browser }) => {
    const viewport = { width, height };
    const { context, me } = await somebody(browser, "Wilhelmina the Magnificent", { viewport });
    const make = (table) => ask(context, "POST", "/tables", { public: true, ...table });
    const seats = ["me", "open", { bot: 5 }, "open", { bot: 4 }];
    const waiting = await make({ game: "yunnan", seats, options: { variant: "pro" } });
    const begun = await make({ game: "yellow-yangtze", seats: ["me", { bot: 1 }] });
    await ask(context, "POST", `/tables/${begun.id}/begin`);
    const page = await context.newPage();
    for (const path of ["/tables", "/tables/new", `/table/${waiting.id}`, `/players/${me.id}`, "/account"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
      await expect(page.getByText("One moment …")).toHaveCount(0);
      await expectNoSidewaysScrolling(page);
      // Colours don't depend on the size.
      for (const colorScheme of width === 360 ? ["light", "dark"] : ["light"]) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    }
    await context.close();
  });
}
