// A game of Yunnan: played by clicks, keys and fingers, in every language and on every screen.
import { readFileSync } from "node:fs";
import { expect, expectAccessible, test } from "./pagoda.js";
import { confirm, deed, game, isOver, kept, lit, settle, spot, waits } from "./yunnan.js";

const click = (target) => target.click({ timeout: 2_000 });
const tap = (target) => target.tap({ timeout: 2_000 });

/** Plays until a decision with this action can be answered. */
async function playTo(page, action) {
  for (let count = 0; count < 60; count += 1) {
    if (await waits(page)) break;
    if (await deed(page, action).count()) return;
    await answer(page, count, click);
  }
  await expect(deed(page, action)).toBeVisible();
}

/** Does one thing that is possible and confirms it if that is asked; whether the game is over. */
async function answer(page, count, touch) {
  if (await waits(page)) return true;
  const press = (target) => touch(target).catch(() => {});
  if (await confirm(page).count()) {
    await press(confirm(page));
    return false;
  }
  const several = page.locator(".several button");
  if (await several.count()) {
    await press(several.first());
    return false;
  }
  const spaces = await lit(page).count();
  const travels = await deed(page, "done").count();
  // Sometimes it is better to stop.
  if (spaces && count % 5 < (travels ? 3 : 4)) await press(lit(page).nth((count * 7) % spaces));
  else if (await page.locator(".tray .deeds button").count()) await press(page.locator(".tray .deeds button").last());
  return false;
}

/** Plays a game against two bots to its end. */
async function play(page, language, touch) {
  await settle(page, { language });
  await page.goto(game());
  for (let count = 0; count < 900; count += 1) {
    if (await answer(page, count, touch)) break;
  }
  expect(await isOver(page)).toBe(true);
  await expect(page.locator(".result .standings tbody tr")).toHaveCount(3);
}

test("a whole game against two bots is played by clicks alone", async ({ page }) => {
  test.setTimeout(240_000);
  await play(page, "en", click);
  await expect(page.locator(".result h2")).toContainText("wins the game");
  await expect(page.locator(".result .invested tbody tr")).toHaveCount(3);
  await expect(page.locator(".result .chart")).toHaveCount(2);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the record" }).first().click();
  const path = await (await download).path();
  // The record is looked at from its start.
  await page.goto("/");
  await page.locator(".record input[type=file]").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: readFileSync(path) });
  await expect(page).toHaveURL(/\/yunnan\?record=1/);
  await expect(page.locator(".time-line")).toBeVisible();
  // Nobody is told how it ends.
  await expect(page.locator(".result :is(h2, table, .chart)")).toHaveCount(0);
  await expect(page.locator("main")).not.toContainText("wins the game");
  await expect(page.locator(".log article")).toHaveCount(0);
  await expect(page.locator(".player .tracks").first()).toBeInViewport();
  await page.getByRole("button", { name: "A step on" }).click();
  await expect(page.locator(".time-line .caption")).not.toBeEmpty();
  await page.keyboard.press("End");
  await expect(page.locator(".result h2")).toContainText("wins the game");
  // Whoever has seen it looks back with the charts below the players.
  await page.keyboard.press("[");
  await expect(page.locator(".result h2")).toHaveCount(0);
  await expect(page.locator(".result .chart")).toHaveCount(2);
  await expect(page.locator(".player .tracks").first()).toBeInViewport();
});

test("what the bank withdraws and what a recall loses stands in the proposal", async ({ page }) => {
  await kept(page, 28);
  await spot(page, "bank-low").click();
  await expect(page.locator(".proposal")).toContainText("your bids go to the market: construction yard 7");
  await expect(page.locator(".proposal")).not.toContainText("income");
  await page.locator('[data-pick="yunnan"]').click();
  await spot(page, "bank-low").click();
  await expect(page.locator(".proposal")).toContainText(/income −\d · your bids go to the market: construction yard 7/);
  await expect(page.locator(".proposal strong")).toContainText("recalled from Yunnan");
});

test("what can't be picked up says why", async ({ page }) => {
  await kept(page, 20, {}, "3p");
  // It is no dead button, though it says that it can't be used.
  await page.locator('[data-pick="bridge"][aria-disabled="true"]').click({ force: true });
  await expect(page.locator(".notice")).toContainText("You can't do this now: you have to place a trader");
});

test("a bid says what it costs and gives before it counts, and gives way to another", async ({ page }) => {
  await settle(page);
  await page.goto(game());
  await waits(page);
  await playTo(page, "pass");
  await expect(spot(page, "school-7")).toHaveAttribute("aria-label", /4 in all, 9, 12 or 15 outbids it, leaves you \d+ Yuan/);
  await expect(spot(page, "bank-high")).toHaveAttribute("aria-label", /pays \d+ Yuan for bids of \d+/);
  await spot(page, "school-7").click();
  await expect(confirm(page)).toBeVisible();
  await expect(page.locator(".proposal strong")).toHaveText("Bid 7 in the trading school");
  await expect(page.locator(".proposal")).toContainText(/4 in all · 9, 12 or 15 outbids it · leaves you \d+ Yuan/);
  await expect(page.locator('[data-piece^="bid-"]').first()).toBeVisible();
  await spot(page, "dragon-5").click();
  await expect(page.locator(".proposal strong")).toHaveText("Bid 5 in the dragon house");
  // What can't be done changes nothing.
  await spot(page, "customs-15").click();
  await expect(page.locator(".notice")).toContainText("You can't bid 15");
  await expect(page.locator(".proposal strong")).toHaveText("Bid 5 in the dragon house");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(confirm(page)).toHaveCount(0);
  await spot(page, "customs-15").click();
  await expect(page.locator(".notice")).toContainText("You can't bid 15");
  await expectAccessible(page);
});

test("journeys are planned by touching and dragging traders, and taken back", async ({ page }) => {
  await settle(page);
  await page.goto(game());
  // All traders go to the market, from where they travel.
  await playTo(page, "pass");
  await deed(page, "pass").click();
  await confirm(page).click();
  await playTo(page, "done");
  await expect(page.locator(".outlook")).toContainText("If nobody did anything more");
  await expect(page.locator(".asked")).toContainText("Border crossings left: 2");
  await spot(page, "puer").click();
  await expect(page.locator('[data-pick="puer"]')).toHaveAttribute("aria-pressed", "true");
  await spot(page, "tibet").click();
  await expect(page.locator(".notice")).toContainText("not accessible");
  await spot(page, "yunnan").click();
  await expect(page.locator(".asked")).toContainText("Border crossings left: 1");
  const [from, to] = await Promise.all(
    ['[data-piece="trader-0-puer-0"]', '.spot[data-space="yunnan"]'].map((what) => page.locator(what).boundingBox()),
  );
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(page.locator(".asked")).toContainText("Border crossings left: 0");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".asked")).toContainText("Border crossings left: 1");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page.locator(".asked")).toContainText("Border crossings left: 0");
  await page.reload();
  await expect(page.locator(".asked")).toContainText("Border crossings left: 0");
  await page.getByRole("button", { name: "From the start of the turn" }).click();
  await expect(page.locator(".asked")).toContainText("Border crossings left: 2");
});

test("the income is split with a slider that says what it leads to", async ({ page }) => {
  test.setTimeout(120_000);
  await settle(page);
  await page.goto(game());
  for (let count = 0; count < 60 && !(await page.locator(".conversion input").count()); count += 1)
    await answer(page, count, click);
  const slider = page.locator(".conversion input");
  await slider.fill("0");
  await expect(page.locator(".conversion")).toContainText("for the next auction");
  await slider.press("End");
  await expect(page.locator(".conversion button")).toContainText("and 0 Yuan");
  await page.locator(".so-far summary").click();
  await expect(page.locator(".so-far tbody tr")).toHaveCount(3);
  await expectAccessible(page);
});

test("what happens by itself is shown step by step, slowed down and skipped", async ({ page }) => {
  await settle(page, { speed: "normal" });
  await page.goto(game());
  await playTo(page, "pass");
  await deed(page, "pass").click();
  await confirm(page).click();
  const steps = page.locator(".happening");
  await expect(steps).toHaveAttribute("data-playing", "true", { timeout: 40_000 });
  await steps.getByRole("button", { name: "Slower" }).click();
  await steps.getByRole("button", { name: "Skip" }).click();
  await expect(steps).toHaveAttribute("data-playing", "false");
  await expect(steps.locator(".told li").first()).not.toBeEmpty();
});

test("the board follows what is told of what happens by itself", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await kept(page, 26, { speed: "slow" }, "3p");
  await expect(page.locator(".board.drawn")).toBeVisible();
  const pieces = (of) => page.locator(`[data-piece^="${of}-"]`);
  await deed(page, "pass").click();
  await confirm(page).click();
  const steps = page.locator(".happening");
  await expect(steps).toHaveAttribute("data-playing", "true");
  // First the bank pays: those who took it go home, bids are still to be paid.
  await expect(steps.locator(".told li").first()).toContainText("for the high space of the bank");
  await expect(pieces("bank")).toHaveCount(0);
  await expect(pieces("bid")).toHaveCount(1);
  await expect(spot(page, "school-5")).toBeInViewport();
  await steps.getByRole("button", { name: "Skip" }).click();
  await expect(pieces("bid")).toHaveCount(0);
  await expect(spot(page, "yunnan")).toBeInViewport();
  await expect(spot(page, "school-5")).not.toBeInViewport();
});

test("a whole game is played with the keyboard alone", async ({ page }) => {
  test.setTimeout(240_000);
  await settle(page);
  await page.goto(game("person,greedy,greedy", 11));
  const press = (key) => page.keyboard.press(key);
  for (let count = 0; count < 900; count += 1) {
    if (await waits(page)) break;
    if (await confirm(page).count()) {
      await press("c");
      continue;
    }
    const spaces = await lit(page).count();
    if (spaces && count % 4 === 3) {
      await press("e");
      continue;
    }
    for (let step = 0; step <= count % 5; step += 1) await press("n");
    await press("Enter");
    if (await page.locator(".several button").count()) {
      await press("Escape");
      await press("e");
    }
  }
  expect(await isOver(page)).toBe(true);
});

test("at one screen nobody has to look away, since nothing is hidden", async ({ page }) => {
  await settle(page);
  await page.goto(`${game("person,person,person")}&names=Anna,Bea,Carla`);
  await waits(page);
  await expect(page.locator(".asked")).toContainText(/^(Anna|Bea|Carla): It is for you/);
  const first = await page.locator(".player.decides").getAttribute("data-seat");
  await deed(page, "pass").click();
  await confirm(page).click();
  await expect(page.locator(".player.decides")).not.toHaveAttribute("data-seat", first);
  await expect(page.locator(".curtain")).toHaveCount(0);
  await expect(deed(page, "pass")).toBeVisible();
});

for (const [language, words] of Object.entries({ en: "It is for you", fr: "À vous", it: "Tocca a te" })) {
  test(`the page speaks ${language}`, async ({ page }) => {
    await settle(page, { language });
    await page.goto(game());
    await waits(page);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect((await page.locator(".asked").textContent()).length).toBeGreaterThan(words.length);
    await expectAccessible(page);
  });
}

for (const [width, height] of [[360, 740], [768, 1024], [1440, 900], [2560, 1440]]) {
  test(`everything has its place at ${width} × ${height}`, async ({ page }) => {
    await settle(page);
    await page.setViewportSize({ width, height });
    await page.goto(game("person,pupil,pupil,pupil,pupil"));
    await waits(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    const board = await page.locator(".board").boundingBox();
    expect(board.height).toBeGreaterThan(height * 0.4);
    await expect(deed(page, "pass")).toBeInViewport();
    await expect(page.locator(".board.drawn")).toBeVisible();
    await expectAccessible(page);
  });
}

for (const text_size of [100, 130]) {
  for (const language of ["en", "fr"]) {
    test(`all bid spaces are seen on a phone with text at ${text_size} %, in ${language}, and nothing moves for a proposal`, async ({ page }) => {
      await settle(page, { text_size, language });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(game("person,pupil,pupil,pupil,pupil"));
      await waits(page);
      await expect(page.locator(".board.drawn")).toBeVisible();
      const places = () =>
        page.evaluate(() => {
          const rect = (what) => what.getBoundingClientRect();
          const [above, below] = [".camera", ".bottom"].map((what) => rect(document.querySelector(what)));
          const spaces = [...document.querySelectorAll('.spot:is([data-space*="-5"], [data-space*="-7"], [data-space*="-9"], [data-space*="-1"], [data-space^="bank"])')];
          return spaces.map((space) => [space.dataset.space, rect(space).top, rect(space).top >= above.bottom && rect(space).bottom <= below.top && rect(space).left >= 0 && rect(space).right <= innerWidth]);
        });
      const before = await places();
      expect(before.length).toBe(27);
      expect(before.filter(([, , seen]) => !seen)).toEqual([]);
      await spot(page, "school-7").click();
      await expect(page.locator(".proposal")).toBeVisible();
      expect(await places()).toEqual(before);
    });
  }
}

test("a window that is turned again and again breaks nothing", async ({ page }) => {
  await settle(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(game());
  await waits(page);
  for (const [width, height] of [[740, 360], [360, 740], [768, 1024], [360, 740]]) await page.setViewportSize({ width, height });
  await spot(page, "school-7").click();
  await expect(page.locator(".proposal")).toBeVisible();
});

test("of a board that is laid out anew nothing of the old one is left", async ({ page }) => {
  await kept(page, 416, {}, "5p");
  const drawn = () => Promise.all(["[data-piece]", ".under .ground > *"].map((what) => page.locator(what).count()));
  await expect(page.locator(".board.drawn")).toBeVisible();
  await expect(async () => expect((await drawn())[1]).toBeGreaterThan(30)).toPass();
  const before = await drawn();
  for (const [width, height] of [[768, 1024], [360, 740], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await expect(async () => expect(await drawn()).toEqual(before)).toPass();
  }
});

test("while something is proposed other places say what they would cost in its place", async ({ page }) => {
  await kept(page, 28);
  const label = await spot(page, "dragon-5").getAttribute("aria-label");
  const possible = await lit(page).count();
  await spot(page, "school-7").click();
  await expect(confirm(page)).toBeVisible();
  expect(await spot(page, "dragon-5").getAttribute("aria-label")).toBe(label);
  await expect(lit(page)).toHaveCount(possible);
  await expect(page.locator(".asked")).toHaveText(/^To confirm: bid 7 in the trading school\. *$/);
});

test("where something can't be done, it is said why", async ({ page }) => {
  await kept(page, 416, {}, "5p");
  const says = async (place, words) => {
    await spot(page, place).dispatchEvent("click");
    await expect(page.locator(".notice")).toContainText(words);
  };
  await says("tibet", "You can't set out from Tibet: you have no trader there.");
  await page.locator('[data-pick="puer"]').click();
  await says("yunnan-qamdo", "That goes to a province");
  await page.keyboard.press("Escape");
  // What can be chosen at a place takes nothing else away.
  await spot(page, "qamdo").dispatchEvent("click");
  await expect(page.locator(".several button").first()).toBeVisible();
  await expect(deed(page, "done")).toBeVisible();
});

test("places are told apart, and provinces say what they earn", async ({ page }) => {
  await kept(page, 28);
  await expect(spot(page, "market")).toHaveAttribute("aria-label", /^Market of Pu'er, .*possible$/);
  await expect(spot(page, "puer")).toHaveAttribute("aria-label", /^Pu'er, income: 1.*trader$/);
  await expect(spot(page, "tibet")).toHaveAttribute("aria-label", "Tibet, income: 14, free space for a teahouse, presents: 3");
});

test("in the last round no further auction is spoken of", async ({ page }) => {
  await kept(page, 760);
  await expect(page.locator(".conversion")).toContainText("The game ends with this round.");
  await expect(page.locator(".conversion")).not.toContainText("next auction");
});

for (const [width, height] of [[360, 740], [768, 1024]]) {
  test(`everybody's tracks are seen at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await kept(page, 416, {}, "5p");
    const player = page.locator(".player").first();
    // Points and money at once, everything at a touch.
    await expect(player.locator(":is(.short, .tracks li:nth-child(2)):visible").first()).toContainText("11");
    await page.locator(".players").focus();
    for (const track of await player.locator(".tracks li").all()) await expect(track).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("a whole game is played in Italian", async ({ page }) => {
  test.setTimeout(240_000);
  await play(page, "it", click);
  await expect(page.locator(".result h2")).toContainText(/vince la partita|si dividono la vittoria/);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a whole game is played on a phone, in French", async ({ page }) => {
    test.setTimeout(240_000);
    await play(page, "fr", tap);
    await expect(page.locator(".result h2")).toContainText(/gagne la partie|se partagent la victoire/);
  });

  test("a round is played with a finger", async ({ page }) => {
    test.setTimeout(120_000);
    await settle(page);
    await page.goto(game());
    for (let count = 0; count < 200; count += 1) {
      await answer(page, count, tap);
      if ((await page.locator(".rounds strong").textContent()) === "Round 2") break;
    }
    await expect(page.locator(".rounds strong")).toHaveText("Round 2");
    // The parts of the board are one tap away from each other.
    const seen = () => page.locator(".map").getAttribute("viewBox");
    await page.getByRole("button", { name: "The town" }).tap();
    const town = await seen();
    await page.getByRole("button", { name: "The road" }).tap();
    expect(await seen()).not.toBe(town);
  });
});

test("the first page offers both games, with every choice for each", async ({ page }) => {
  await settle(page);
  await page.goto("/");
  const offer = page.locator('.offer[data-game="yunnan"]');
  await offer.getByText("A new game").click();
  await offer.getByLabel("5", { exact: true }).check();
  await expect(offer.locator(".seat")).toHaveCount(5);
  await offer.getByLabel("pro variant").check();
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator(".player")).toHaveCount(5);
  await page.goto("/");
  await expect(offer.getByRole("button", { name: "Go on with your game" })).toBeVisible();
});
