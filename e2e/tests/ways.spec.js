// The same game by other ways than the mouse, and in other languages than English.
import { golden, keep, keptAt } from "../measure/games.js";
import { expect, expectAccessible, test } from "./pagoda.js";

const settle = (page, more = {}) =>
  page.addInitScript((settings) => localStorage.setItem("pagoda settings", JSON.stringify(settings)), {
    language: "en",
    speed: "instant",
    motion: "none",
    ...more,
  });

const game = (seats, seed = 7) => `/yellow-yangtze?seats=${seats}&seed=${seed}`;
const isOver = async (page) => (await page.locator("main.game").getAttribute("data-over")) === "true";

/** Waits until somebody at this screen can do something, or the game is over; whether it is over. */
async function waits(page) {
  await expect(async () => {
    const buttons = await page.locator("button.confirm, .fight button, .tray .deeds button, .several button, .spot.lit").count();
    expect((await isOver(page)) || buttons > 0).toBe(true);
  }).toPass({ timeout: 30_000 });
  return isOver(page);
}

test("a whole game is played with the keyboard alone", async ({ page }) => {
  test.setTimeout(240_000);
  await settle(page);
  await page.goto(`${game("person,greedy", 3)}&short=true`);
  const press = (key) => page.keyboard.press(key);
  for (let count = 0; count < 700; count += 1) {
    if (await waits(page)) break;
    if (await page.locator("button.confirm").isVisible()) {
      await press("c");
      continue;
    }
    // Leaders and tiles by turns, and now and then another of the possible spaces.
    if (!(await page.locator(".spot.lit, .fight button, .several button").count())) await press("kr1b2g3y4"[count % 9]);
    for (let step = 0; step <= count % 4; step += 1) await press("n");
    const focused = await page.evaluate(() => document.activeElement?.matches(".spot.lit, .fight button, .deeds button, .several button"));
    await press(focused ? "Enter" : "e");
    if (await page.locator(".several button").count()) {
      await press("Escape");
      await press("e");
    }
  }
  expect(await isOver(page)).toBe(true);
  await expect(page.locator(".result h2")).toContainText(/wins the game|share the victory/);
});

test("who presses a button by a key goes on from where it was", async ({ page }) => {
  await settle(page);
  await page.goto(game("person,greedy"));
  await waits(page);
  await page.locator('[data-action="end"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("button.confirm")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompt")).toBeFocused();
});

test("Tab passes a long log at once, and arrow keys go through it", async ({ page, context }) => {
  await keep(context, {}, keptAt(await golden("3p"), 179));
  await page.goto("/yellow-yangtze");
  await expect(page.locator(".log .line").nth(200)).toBeAttached();
  const inLog = () => page.evaluate(() => document.activeElement.closest(".log") !== null);
  let [stops, logged] = [0, 0];
  while (!(await page.evaluate(() => document.activeElement.closest(".tray") !== null))) {
    await page.keyboard.press("Tab");
    stops += 1;
    if (await inLog()) logged += 1;
    expect(stops).toBeLessThan(40);
  }
  expect(logged).toBe(1);
  await page.locator(".log").focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".log .line").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".log .rule-link").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".log .line").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.locator(".log .rule-link").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.locator(".log .rule-link").last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page.locator(".asked")).toContainText("You look back");
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(".log")).toBeFocused();
  await expectAccessible(page);
});

test("the list of keys opens and closes by a key", async ({ page }) => {
  await settle(page);
  await page.goto(game("person,greedy"));
  await waits(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keys" })).toHaveCount(0);
});

test("the wheel goes nearer to where it points, and the board is drawn anew when it rests", async ({ page }) => {
  await settle(page);
  await page.goto(game("person,greedy"));
  await waits(page);
  const space = page.locator('.spot[data-space="H8"]');
  const middle = async () => {
    const box = await space.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
  };
  const place = await middle();
  const before = await page.locator(".map").getAttribute("viewBox");
  await page.mouse.move(...place);
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -60);
  await expect.poll(() => page.locator(".map").getAttribute("viewBox")).not.toBe(before);
  const now = await middle();
  expect(Math.hypot(now[0] - place[0], now[1] - place[1])).toBeLessThan(4);
  await expect(page.locator(".sheet")).toHaveCSS("transform", "none");
});

test("a drag that ends beside the board has ended", async ({ page }) => {
  await settle(page);
  await page.goto(game("person,greedy"));
  await waits(page);
  await page.getByRole("button", { name: "Nearer" }).click();
  const seen = () => page.locator(".map").getAttribute("viewBox");
  const before = await seen();
  const box = await page.locator(".map").boundingBox();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(...middle);
  await page.mouse.down();
  await page.mouse.move(middle[0] + 50, middle[1], { steps: 4 });
  await page.mouse.move(box.x + box.width + 100, middle[1], { steps: 4 });
  await page.mouse.up();
  await expect.poll(seen).not.toBe(before);
  const after = await seen();
  await page.mouse.move(middle[0] - 80, middle[1], { steps: 4 });
  await expect(page.locator(".sheet")).toHaveCSS("transform", "none");
  expect(await seen()).toBe(after);
});

test("a game can be left while what happened is being shown", async ({ page }) => {
  await settle(page, { speed: "normal" });
  await page.goto(game("person,greedy,greedy"));
  await waits(page);
  await page.keyboard.press("e");
  await page.locator("button.confirm").click();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Longer than any step is shown.
  await page.waitForTimeout(2500);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a turn is played by touch, and the rest is one tap away", async ({ page }) => {
    await settle(page);
    await page.goto(game("person,greedy"));
    await waits(page);
    await page.locator('button[data-leader="k"]').tap();
    await page.locator(".spot.lit").first().tap();
    await expect(page.locator('button[data-leader="k"]')).toHaveClass(/away/);
    // Space first, and then what shall go there.
    await page.locator('button[data-tile="k"]').first().tap();
    await page.locator(".spot.lit").first().tap();
    await expect(page.locator("button.confirm")).toBeVisible();
    await page.locator("button.confirm").tap();
    await waits(page);
    await expect(page.locator(".log")).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.locator(".log")).toBeInViewport();
    await expect(page.locator(".log")).toContainText("Lion places the black leader");
    await expectAccessible(page);
    // Nothing lies over it.
    await page.getByRole("link", { name: "Settings" }).tap({ trial: true });
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(page.locator(".log")).toBeHidden();
  });

  test("an action is typed, and the line takes no room from the board", async ({ page }) => {
    await settle(page);
    await page.goto(game("person,greedy"));
    await waits(page);
    const board = await page.locator(".map").boundingBox();
    const line = page.locator(".typed input");
    await line.tap();
    await line.fill(await page.locator("#typed-actions option").first().getAttribute("value"));
    expect((await line.boundingBox()).width).toBeGreaterThan(300);
    expect(await page.locator(".map").boundingBox()).toEqual(board);
    await line.press("Enter");
    await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
    // In whatever case, and in place of what waits to be confirmed.
    await line.tap();
    await line.fill("END");
    await line.press("Enter");
    await expect(page.locator("button.confirm")).toBeVisible();
    await line.tap();
    await line.fill("re");
    await expect(page.locator("#typed-actions option").first()).toHaveAttribute("value", /^replace /);
    await line.fill("  REPLACE   " + (await page.locator("[data-tile]").first().getAttribute("data-tile")));
    await line.press("Enter");
    await expect(page.locator("button.confirm")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("a finger drags the board, and a drag is no choice of a space", async ({ page }) => {
    await settle(page);
    await page.goto(game("person,greedy"));
    await waits(page);
    await page.getByRole("button", { name: "Nearer" }).tap();
    const seen = () => page.locator(".map").getAttribute("viewBox");
    const before = await seen();
    const box = await page.locator(".map").boundingBox();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const finger = await page.context().newCDPSession(page);
    const touch = (type, dx) =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: middle.x + dx, y: middle.y }],
      });
    await touch("touchStart", 0);
    for (const dx of [20, 40, 60]) await touch("touchMove", dx);
    await touch("touchEnd");
    expect(await seen()).not.toBe(before);
    await expect(page.locator(".chosen, .notice")).toHaveCount(0);
  });
});

test("a game that was begun is only replaced by another one if that is wanted", async ({ page }) => {
  await settle(page);
  await page.goto(game("person,greedy"));
  await waits(page);
  await page.locator('button[data-leader="k"]').click();
  await page.locator(".spot.lit").first().click();
  await page.locator('.deeds button[data-action="end"]').click();
  await page.locator("button.confirm").click();
  await expect(page.locator(".log")).toContainText("Lion");
  await page.goto("/");
  await page.getByRole("button", { name: "Play against a bot" }).click();
  await expect(page.getByText("A new game ends the one that you have begun.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go on with your game" }).click();
  await expect(page.locator(".log")).toContainText("Lion");
  await page.goto(game("person,greedy,greedy"));
  await page.getByRole("link", { name: "A new game" }).click();
  await expect(page.locator(".player")).toHaveCount(3);
});

test("another game that is begun in another tab is shown in both", async ({ page, context, complaints }) => {
  await settle(page);
  await page.goto(game("person,greedy"));
  await waits(page);
  const other = await context.newPage();
  await settle(other);
  await other.goto(game("person,greedy,greedy"));
  await waits(other);
  await expect(page.locator(".player")).toHaveCount(3);
  await waits(page);
  await page.locator('.deeds button[data-action="end"]').click();
  await page.locator("button.confirm").click();
  // What is done in one of them is seen in the other.
  await expect(other.locator(".log")).toContainText("Lion");
  expect(complaints).toEqual([]);
  await other.close();
});

test("a double click places a leader, and leaves it there", async ({ page }) => {
  await settle(page);
  await page.goto(game("person,greedy"));
  await waits(page);
  const leader = page.locator('button[data-leader="k"]');
  await leader.click();
  await page.locator(".spot.lit").first().dblclick();
  await expect(leader).toHaveClass(/away/);
  await expect(leader).not.toHaveClass(/held/);
  await expect(leader).toHaveAccessibleName("black leader (On the board)");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a double click on what ends the turn only proposes it", async ({ page }) => {
  await settle(page);
  await page.goto(game("person,person"));
  const curtain = page.getByRole("dialog");
  await curtain.getByRole("button").click();
  await page.locator('button[data-leader="k"]').click();
  await page.locator(".spot.lit").first().click();
  await page.getByRole("button", { name: "End the turn" }).dblclick();
  const confirm = page.locator("button.confirm");
  await expect(confirm).toBeVisible();
  await expect(curtain).toHaveCount(0);
  await confirm.click();
  await expect(curtain).toContainText("Pass the screen to");
});

test("where the browser keeps nothing that is said once", async ({ page }) => {
  await settle(page);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("pagoda game")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await page.goto(game("person,greedy"));
  await waits(page);
  await expect(page.getByRole("alert")).toContainText("The browser keeps nothing here");
  await page.locator('button[data-leader="k"]').click();
  await page.locator(".spot.lit").first().click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test.describe("on a phone that is held across", () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

  for (const address of [game("person,greedy"), "/yunnan?seats=person,greedy,greedy&seed=7"]) {
    test(`the board has the whole height at ${address.split("?")[0]}`, async ({ page }) => {
      await settle(page);
      await page.goto(address);
      for (const [width, height] of [[740, 360], [667, 375], [844, 390], [932, 430]]) {
        await page.setViewportSize({ width, height });
        await expect(page.locator(".asked")).toContainText("It is for you", { timeout: 30_000 });
        const board = await page.locator(".map").boundingBox();
        expect(board.height).toBeGreaterThan(250);
        expect(board.width).toBeGreaterThanOrEqual(width / 2 - 1);
        await expect(page.locator(".asked")).toBeInViewport({ ratio: 0.99 });
        for (const piece of await page.locator(".hand > *").all()) await expect(piece).toBeInViewport({ ratio: 0.99 });
        expect(await page.locator(".hand > *").count()).toBeGreaterThan(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      }
      await expectAccessible(page);
    });
  }
});

const SAID = {
  fr: { turn: "Lion" },
  it: { turn: "Leone" },
};
for (const [language, said] of Object.entries(SAID)) {
  test(`a turn is played in ${language}, and nothing of it is English`, async ({ page }) => {
    await settle(page, { language });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.goto(game("person,greedy"));
    await waits(page);
    await expect(page.locator(".players")).toContainText(said.turn);
    await page.locator('button[data-leader="k"]').click();
    await page.locator(".spot:not(.lit)").first().click();
    const refusal = await page.getByRole("alert").textContent();
    await page.locator(".spot.lit").first().click();
    await page.locator('.deeds button[data-action="end"]').click();
    await page.locator("button.confirm").click();
    await waits(page);
    await expect(page.locator(".log")).not.toBeEmpty();
    const all = `${refusal} ${await page.locator("main.game").innerText()}`;
    expect(all).not.toMatch(/\b(the|turn|places|leader of|thinking|hand|market|bag|hint)\b/i);
  });
}

test("the game goes on where it was after loading the page again, also by the address that began it", async ({ page }) => {
  await settle(page);
  await page.goto(game("person,greedy"));
  await waits(page);
  await page.locator('button[data-leader="k"]').click();
  await page.locator(".spot.lit").first().click();
  await expect(page.locator('button[data-leader="k"]')).toHaveClass(/away/);
  await page.reload();
  await waits(page);
  await expect(page.locator('button[data-leader="k"]')).toHaveClass(/away/);
});
