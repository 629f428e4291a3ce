// A game of Yellow & Yangtze: played by clicks, kept, passed on, and looked back at.
import { expect, expectAccessible, keptForOffline, test } from "./pagoda.js";

// The deal and the bots' chance follow from the address; nothing waits for the sake of the eye.
const game = (seats, seed = 7) => `/yellow-yangtze?seats=${seats}&seed=${seed}`;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("pagoda settings"))
      localStorage.setItem("pagoda settings", JSON.stringify({ language: "en", speed: "instant", motion: "none" }));
  });
});

const asked = (page) => page.locator(".asked");
const ours = (page) => expect(asked(page)).toContainText("It is for you", { timeout: 30_000 });

const click = (target) => target.click({ timeout: 2_000 });
const tap = (target) => target.tap({ timeout: 2_000 });

/** Does one thing that is possible by touching what is seen, and confirms it if that is asked; whether the game is over. */
async function answer(page, count, touch) {
  const game = page.locator("main.game");
  await expect(async () => {
    const over = (await game.getAttribute("data-over")) === "true";
    // What is asked follows what is held.
    const can = await page.locator("button.confirm, .fight button:not(.fold), .tray .deeds button, .several button, .spot.lit, .curtain button").count();
    expect(over || can > 0).toBe(true);
  }).toPass({ timeout: 30_000 });
  if ((await game.getAttribute("data-over")) === "true") return true;
  // What can be answered in one way only is answered by itself: a button may be gone before it is pressed.
  const press = (target) => touch(target).catch(() => {});
  const curtain = page.locator(".curtain button");
  if (await curtain.count()) {
    await press(curtain);
    return false;
  }
  const confirm = page.locator("button.confirm");
  if (await confirm.isVisible()) {
    await press(confirm);
    return false;
  }
  // In a conflict the most that can be given.
  const given = page.locator(".fight button:not(.fold):visible");
  if (await given.count()) {
    await press(given.last());
    return false;
  }
  const lit = page.locator(".spot.lit");
  if (!(await lit.count())) {
    // By turns another piece; leaders stand last, and they begin conflicts.
    const pieces = page.locator("button.piece.can");
    const number = await pieces.count();
    if (number) await press(pieces.nth((number - 1 + count * 5) % number));
  }
  const spaces = await lit.count();
  if (spaces) {
    await press(lit.nth((count * 13) % spaces));
    const several = page.locator(".several button");
    if (await several.count()) await press(several.first());
  } else {
    await press(page.locator(".deeds button").last());
  }
  return false;
}

/** Plays a short game to its end; the titles of its conflicts. */
async function play(page, seats, language, touch) {
  await page.addInitScript((settings) => localStorage.setItem("pagoda settings", settings), JSON.stringify({ language, speed: "instant", motion: "none" }));
  await page.goto(`${game(seats, 3)}&short=true`);
  const fights = new Set();
  for (let count = 0; count < 1_000; count += 1) {
    if (await answer(page, count, touch)) break;
    for (const title of await page.locator(".fight h2").allTextContents()) fights.add(title);
  }
  await expect(page.locator("main.game")).toHaveAttribute("data-over", "true");
  await expect(page.locator(".result tbody tr")).toHaveCount(2);
  return [...fights].sort();
}

test("a whole game against a bot is played by clicks alone, with a revolt and a war", async ({ page }) => {
  test.setTimeout(240_000);
  expect(await play(page, "person,greedy", "en", click)).toEqual(["Revolt", "War"]);
  await expect(page.locator(".result h2")).toContainText(/wins the game|share the victory/);
});

test("a whole game is played by two at one screen, in French", async ({ page }) => {
  test.setTimeout(400_000);
  expect((await play(page, "person,person", "fr", click)).filter((title) => !["Révolte", "Guerre"].includes(title))).toEqual([]);
  await expect(page.locator(".result h2")).toContainText(/gagne la partie|se partagent la victoire/);
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a whole game is played on a phone, in Italian", async ({ page }) => {
    test.setTimeout(240_000);
    expect((await play(page, "person,greedy", "it", tap)).filter((title) => !["Rivolta", "Guerra"].includes(title))).toEqual([]);
    await expect(page.locator(".result h2")).toContainText(/vince la partita|si dividono la vittoria/);
  });
});

test("what is tried out can be taken back, done again and confirmed", async ({ page }) => {
  await page.goto(game("person,greedy"));
  await ours(page);
  await page.locator('button[data-leader="k"]').click();
  await page.locator(".spot.lit").first().click();
  await expect(page.locator('button[data-leader="k"]')).toHaveClass(/away/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator('button[data-leader="k"]')).not.toHaveClass(/away/);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page.locator('button[data-leader="k"]')).toHaveClass(/away/);
  await page.locator(".deeds").getByRole("button", { name: "End the turn" }).click();
  await expect(page.locator("button.confirm")).toBeVisible();
  await page.locator("button.confirm").click();
  await expect(page.locator(".log")).toContainText("Lion places the black leader");
});

test("the capitals' old characters come with the app, whatever fonts there are", async ({ page }) => {
  await page.goto(game("person,greedy"));
  await ours(page);
  await expect(page.locator(".ground text", { hasText: "秦" })).toHaveCount(1);
  const drawn = () => page.evaluate(() => [...document.fonts].find(({ family }) => family.includes("Pagoda Han")).status);
  await expect.poll(drawn).toBe("loaded");
});

test("a space that can't be had says why, with its rule", async ({ page }) => {
  await page.goto(game("person,greedy"));
  await ours(page);
  await page.locator('button[data-leader="k"]').click();
  await page.locator(".spot:not(.lit)").first().click();
  await expect(page.getByRole("alert")).toContainText("You can't place a leader here");
  await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", /\/rules\/yellow-yangtze#YY-4/);
});

test("a space that takes nothing says why, also if nothing is held", async ({ page }) => {
  await page.goto(game("person,greedy"));
  await ours(page);
  const said = async (space, words, rule) => {
    await page.locator(`.spot[data-space="${space}"]`).click();
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(page.getByRole("alert").getByRole("link")).toHaveText(rule);
  };
  await page.locator(".deeds").getByRole("button", { name: "Riot" }).click();
  await expect(asked(page)).toContainText("Riot: choose the tile to remove.");
  await said("H2", "There is no tile here that a riot could remove.", "YY-8.2");
  await page.keyboard.press("Escape");
  await page.locator(".typed input").fill("take k");
  await page.locator(".typed input").press("Enter");
  await expect(page.getByRole("alert").getByRole("link")).toHaveText("YY-3.1");
});

test("an own leader on the board is picked up by a touch, and can be taken off", async ({ page }) => {
  await page.goto(game("person,greedy"));
  await ours(page);
  await page.locator('button[data-leader="k"]').click();
  await expect(asked(page)).toContainText(/Black leader: choose a space. Possible: \d+./);
  const space = page.locator(".spot.lit").first();
  const name = await space.getAttribute("data-space");
  await space.click();
  await expect(page.locator('button[data-leader="k"]')).toHaveClass(/away/);
  await page.locator(`.spot[data-space="${name}"]`).click();
  await expect(page.locator('button[data-leader="k"]')).toHaveClass(/held/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.locator(".deeds").getByRole("button", { name: "Take off the board" }).click();
  await expect(asked(page)).toContainText("To confirm: withdraw the black leader. That ends your turn.");
});

test("what is proposed is said before it is confirmed, and that it ends the turn", async ({ page }) => {
  await page.goto(game("person,greedy"));
  await ours(page);
  for (const colour of ["k", "r"]) {
    await page.locator(`button[data-leader="${colour}"]`).click();
    await page.locator(".spot.lit").first().click();
  }
  await expect(asked(page)).toContainText(/^To confirm: put the red leader on [A-Z]\d+\. That ends your turn\. *$/);
});

test("who would end the game by ending the turn is told so", async ({ page }) => {
  await page.goto(game("person,person"));
  const end = async () => {
    await page.getByRole("dialog").getByRole("button").click();
    await page.locator(".deeds").getByRole("button", { name: "End the turn" }).click();
  };
  await end();
  await expect(asked(page)).toContainText("To confirm");
  await expect(asked(page)).not.toContainText("ends the game");
  await page.locator("button.confirm").click();
  // YY-12.5: nobody has done anything.
  await end();
  await expect(asked(page)).toContainText("That ends the game.");
});

test("looking back marks the line in the log", async ({ page }) => {
  await page.goto(game("person,greedy"));
  await ours(page);
  await page.locator('button[data-leader="k"]').click();
  await page.locator(".spot.lit").first().click();
  await page.locator(".deeds").getByRole("button", { name: "End the turn" }).click();
  await page.locator("button.confirm").click();
  await ours(page);
  const line = page.locator(".log li", { hasText: "Lion places the black leader" });
  await line.locator(".line").click();
  await expect(line).toHaveAttribute("aria-current", "step");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.locator(".log [aria-current]")).toHaveCount(0);
});

test("the board stays where it is, however many tiles are in hand", async ({ page }) => {
  for (const [width, height] of [[1440, 900], [1280, 800], [768, 1024], [360, 740]]) {
    await page.setViewportSize({ width, height });
    await page.goto(game("person,greedy", 5));
    await ours(page);
    const places = () =>
      page.evaluate(() => [".map", ".leaders"].map((part) => JSON.stringify(document.querySelector(part).getBoundingClientRect())));
    const before = await places();
    for (const count of [0, 1]) {
      await page.locator(".hand button.can:not([data-tile=b]):not([data-tile=g])").first().click();
      await page.locator(".spot.lit").nth(count * 9).dispatchEvent("click");
      expect(await places()).toEqual(before);
    }
    await expect(page.locator("button.confirm")).toBeVisible();
    expect(await places()).toEqual(before);
  }
});

test("a game survives reloading, with what was tried out", async ({ page }) => {
  await page.goto(game("person,greedy"));
  await ours(page);
  await page.locator('button[data-leader="k"]').click();
  await page.locator(".spot.lit").first().click();
  await expect(page.locator('button[data-leader="k"]')).toHaveClass(/away/);
  await page.goto("/yellow-yangtze");
  await ours(page);
  await expect(page.locator('button[data-leader="k"]')).toHaveClass(/away/);
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
});

test("between two persons the curtain falls, and nobody sees the other's tiles", async ({ page }) => {
  await page.goto(game("person,person"));
  await expect(page.getByRole("dialog")).toContainText("Pass the screen to");
  await expect(page.locator(".tray")).toHaveCount(0);
  // Whoever comes needs no mouse.
  await expect(page.getByRole("dialog").getByRole("button")).toBeFocused();
  // Nor is anything reached behind the curtain.
  await page.keyboard.press("?");
  await expect(page.locator(".keys")).toHaveCount(0);
  for (let tab = 0; tab < 3; tab += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => !document.activeElement.closest(".middle, .side-column, .bottom"))).toBe(true);
  }
  await page.getByRole("dialog").getByRole("button").focus();
  await page.keyboard.press("Enter");
  await ours(page);
  await expect(page.locator(".asked")).toContainText(/^(Lion|Bull): It is for you/);
  await expect(page.locator(".hand button")).toHaveCount(6);
  await page.locator(".deeds").getByRole("button", { name: "End the turn" }).click();
  await page.locator("button.confirm").click();
  await expect(page.getByRole("dialog")).toContainText("Pass the screen to");
  await expect(page.locator(".tray")).toHaveCount(0);
});

test("bots play among themselves to the end, and any step can be looked at", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(game("greedy,greedy"));
  await expect(page.locator("main.game")).toHaveAttribute("data-over", "true", { timeout: 100_000 });
  await page.locator(".log .line").last().click();
  await expect(asked(page)).toContainText("You look back");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(asked(page)).toContainText(/wins the game|share the victory/);
});

test("with the keyboard alone a leader is placed", async ({ page }) => {
  await page.goto(game("person,greedy"));
  await ours(page);
  await page.locator('button[data-leader="k"]').focus();
  await page.keyboard.press("Enter");
  const name = await page.locator(".spot.lit").first().getAttribute("data-space");
  await page.locator('.spot[tabindex="0"]').focus();
  // Straight to a space beside a capital: the arrow keys go from space to space.
  for (let step = 0; step < 200; step += 1) {
    const at = await page.locator('.spot[tabindex="0"]');
    if (await at.evaluate((spot) => spot.classList.contains("lit"))) break;
    await page.keyboard.press(step % 12 === 11 ? "ArrowDown" : Math.floor(step / 12) % 2 ? "ArrowLeft" : "ArrowRight");
  }
  expect(name).not.toBeNull();
  await page.keyboard.press("Enter");
  await expect(page.locator('button[data-leader="k"]')).toHaveClass(/away/);
});

test("arrow keys leave no row out, and a space asks by itself what goes there", async ({ page }) => {
  await page.goto(game("person,greedy"));
  await ours(page);
  const at = () => page.locator('.spot[tabindex="0"]').getAttribute("data-space");
  await page.locator('.spot[data-space="H2"]').focus();
  const way = [];
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "End", "Home", "PageDown"]) {
    await page.keyboard.press(key);
    way.push(await at());
  }
  expect(way.slice(0, 3).map((space) => space.slice(1))).toEqual(["3", "4", "3"]);
  expect(way[1]).toBe("H4");
  expect(way[4]).toBe("A3");
  expect(way[5].slice(1)).toBe("7");
  await page.locator('.spot[data-space="H2"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "What do you do on H2?" }).getByRole("button").first()).toBeFocused();
  await expect(page.locator(".announced")).toContainText("What do you do on H2?");
  await page.keyboard.press("Escape");
  await expect(page.locator('.spot[data-space="H2"]')).toBeFocused();
});

test("a hint comes with a reason, and can be followed", async ({ page }) => {
  await page.goto(game("person,greedy"));
  await ours(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".hint")).toContainText("Sage (level 5) advises: ", { timeout: 20_000 });
  await page.getByRole("button", { name: "Do this" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
});

test("without a network it is played as with one", async ({ page, context }) => {
  await page.goto("/");
  await keptForOffline(page);
  await context.setOffline(true);
  await page.goto(game("person,greedy"));
  await ours(page);
  await page.locator(".deeds").getByRole("button", { name: "End the turn" }).click();
  await page.locator("button.confirm").click();
  await expect(page.locator(".log")).toContainText("Bull");
});

for (const [width, height] of [[360, 740], [768, 1024], [1440, 900], [2560, 1440]]) {
  test(`at ${width} by ${height} nothing is out of reach`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(game("person,greedy"));
    await ours(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wider).toBe(0);
    for (const part of [".map", ".hand", ".leaders", ".asked"]) await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
    await expectAccessible(page);
  });
}
