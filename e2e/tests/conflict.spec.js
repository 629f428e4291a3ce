// Conflicts, from what they would cost to what they brought, and what happened since somebody's last turn.
import { golden, keep, keptAt } from "../measure/games.js";
import { expect, expectAccessible, test } from "./pagoda.js";

const game = (seats, seed = 7) => `/yellow-yangtze?seats=${seats}&seed=${seed}`;

const settle = (page, settings) =>
  page.addInitScript((settings) => {
    if (!localStorage.getItem("pagoda settings")) localStorage.setItem("pagoda settings", JSON.stringify(settings));
  }, { language: "en", speed: "instant", motion: "none", ...settings });

/** Comes to the screen if somebody else has to. */
async function come(page) {
  const curtain = page.getByRole("dialog").getByRole("button");
  await expect(curtain.or(page.locator(".typed input"))).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
}

/** Comes to the screen, and types an answer. */
async function answer(page, text) {
  const typed = page.locator(".typed input");
  await come(page);
  await typed.fill(text);
  await typed.press("Enter");
  await expect(typed).toHaveValue("");
}

const confirm = (page) => page.locator("button.confirm").click();

/** Bull has a red leader beside Qin, and Lion puts another one there: a revolt that isn't confirmed yet. */
async function revolt(page) {
  await page.goto(game("person,person"));
  await answer(page, "leader r@C10");
  await answer(page, "end");
  await confirm(page);
  await answer(page, "leader r@E10");
}

/** Bull's red leader stands in Wei and Lion's in Zhao, and Lion wants to join the two. */
async function war(page) {
  await page.goto(game("person,person"));
  await answer(page, "leader r@H7");
  await answer(page, "end");
  await confirm(page);
  await answer(page, "leader r@I6");
  const tile = page.locator('.hand [data-tile]:not([data-tile="b"]):not([data-tile="g"])').first();
  await answer(page, `tile ${await tile.getAttribute("data-tile")}@I7`);
}

const fight = (page) => page.locator(".fight");
const conclusion = (page) => page.locator(".conclusion");

test("a revolt is fought with everything in sight, and its end is told", async ({ page }) => {
  await settle(page);
  await revolt(page);
  await expect(fight(page).locator("h2")).toHaveText("Revolt");
  await expect(fight(page).locator(".phase")).toHaveText("if you confirm");
  await expect(fight(page).locator(".side .strength")).toContainText([
    "Strength 1: 1 on the board, 0 committed",
    "Strength 1: 1 on the board, 0 committed",
  ]);
  await expect(fight(page).locator(".reserves li")).toContainText(["Lion decides: up to 3", "then Bull: up to 7"]);
  await expect(fight(page).locator(".end")).toContainText(["Lion gains 1 red point", "Bull gains 1 red point"]);
  await answer(page, "commit 0+");
  await expect(fight(page).locator(".side .strength").first()).toContainText("Strength 2: 1 on the board, 1 committed");
  await confirm(page);
  await answer(page, "commit 0");
  await confirm(page);
  await come(page);
  await expect(conclusion(page)).toContainText("Revolt");
  await expect(conclusion(page).locator(".wins .name")).toHaveText("Lion");
  await expect(conclusion(page).locator(".told")).toContainText("Bull takes back the red leader");
  await conclusion(page).getByRole("button", { name: "Close" }).click();
  await expect(conclusion(page)).toBeHidden();
});

test("before a war is confirmed it is plain who fights whom, and it can be taken back", async ({ page }) => {
  await settle(page);
  await war(page);
  await expect(fight(page).locator("h2")).toHaveText("War");
  await expect(fight(page).locator(".side .name")).toHaveText(["Zhao", "Wei"]);
  await expect(fight(page).locator(".reserves li")).toContainText(["Bull decides: up to 6", "then Lion: up to 0"]);
  await expect(fight(page).locator(".end")).toContainText(["If Zhao wins", "If Wei wins"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(fight(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(fight(page)).toBeVisible();
});

test("a war in its midst survives reloading, and is then decided", async ({ page }) => {
  await settle(page);
  await war(page);
  await confirm(page);
  await answer(page, "support none");
  await confirm(page);
  await page.goto("/yellow-yangtze");
  await come(page);
  await expect(fight(page).locator(".side .name")).toHaveText(["Zhao", "Wei"]);
  await expect(fight(page).locator(".phase")).toHaveText("");
  // Lion has nothing to give. That nobody is to know it, Lion is asked all the same.
  await fight(page).getByRole("button", { name: "Support nobody" }).click();
  await fight(page).getByRole("button", { name: "Let this state win" }).first().click();
  await confirm(page);
  await come(page);
  await expect(conclusion(page).locator(".wins .name")).toHaveText("Zhao");
  await expect(conclusion(page).locator(".told")).toContainText("its state lost the war");
});

test("how a conflict ended is shown step by step, skipped and shown once more", async ({ page }) => {
  await settle(page, { speed: "slow" });
  await revolt(page);
  await answer(page, "commit 0");
  await confirm(page);
  await answer(page, "commit 0");
  await confirm(page);
  await come(page);
  await expect(conclusion(page)).toHaveAttribute("data-playing", "true");
  await conclusion(page).getByRole("button", { name: "Slower" }).click();
  await conclusion(page).getByRole("button", { name: "Skip" }).click();
  await expect(conclusion(page)).toHaveAttribute("data-playing", "false");
  await expect(conclusion(page).locator(".told")).toContainText("gains 1 red point");
  await conclusion(page).getByRole("button", { name: "Once more" }).click();
  await expect(conclusion(page)).toHaveAttribute("data-playing", "true");
});

test("nobody has the points of a conflict before it is told how they came by them", async ({ page }) => {
  await settle(page, { speed: "slow" });
  await revolt(page);
  await answer(page, "commit 0+");
  await confirm(page);
  await answer(page, "commit 0");
  await confirm(page);
  await come(page);
  const red = page.locator('.own-points [data-colour="r"]');
  await expect(conclusion(page)).toHaveAttribute("data-playing", "true");
  await expect(red).toHaveText("0");
  await conclusion(page).getByRole("button", { name: "Skip" }).click();
  await expect(conclusion(page).locator(".told")).toContainText("Lion gains 1 red point");
  await expect(red).toHaveText("1");
  await conclusion(page).getByRole("button", { name: "Once more" }).click();
  await expect(red).toHaveText("0");
});

test("how a conflict ended that bots decide is shown to its end, and stays to be read", async ({ page, context }) => {
  // Three states are at war, two bots support and one of them wins; then they go on at once.
  await keep(context, { speed: "fast" }, keptAt(await golden("3p"), 179));
  await page.goto("/yellow-yangtze");
  await expect(page.locator("button.confirm, .fight button").first()).toBeVisible();
  await page.locator(".banner").evaluate((banner) => {
    window.seen = [];
    const look = () => {
      const panel = banner.querySelector(".conclusion");
      const lines = panel?.querySelectorAll(".told li").length ?? 0;
      if (lines !== window.seen.at(-1)?.lines) window.seen.push({ lines, at: performance.now() });
    };
    new MutationObserver(look).observe(banner, { childList: true, subtree: true });
  });
  await answer(page, "support none");
  await confirm(page);
  await expect.poll(() => page.evaluate(() => window.seen.length > 2 && window.seen.at(-1).lines === 0), { timeout: 40_000 }).toBe(true);
  const seen = await page.evaluate(() => window.seen.filter(({ lines }, number) => number > 0 || lines > 0));
  // Line by line, and the last one longer than the others.
  const [gone, last, before] = seen.toReversed();
  expect(before.lines).toBeGreaterThan(0);
  expect(last.lines).toBeGreaterThan(before.lines);
  expect(gone.at - last.at).toBeGreaterThan(500);
});

test("who picks something up sees the board, and not how the last conflict ended", async ({ page }) => {
  await settle(page);
  await revolt(page);
  for (const text of ["commit 0", "commit 0"]) {
    await answer(page, text);
    await confirm(page);
  }
  await come(page);
  await expect(conclusion(page)).toBeVisible();
  await page.locator("button.piece.tile.can").first().click();
  await expect(conclusion(page)).toBeHidden();
});

for (const [width, height] of [[360, 740], [1440, 900]]) {
  test(`who pays for a war sees what can be lost, at ${width} × ${height}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await keep(context, {}, keptAt(await golden("2p"), 140));
    await page.goto("/yellow-yangtze");
    const lit = page.locator(".spot.lit");
    await expect(lit).toHaveCount(10);
    // The board is free, and each tile has its ring.
    await expect(conclusion(page)).toBeHidden();
    await expect(page.locator(".ringed")).toHaveCount(10);
    const free = await lit.evaluateAll((spots) =>
      spots.filter((spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === spot;
      }).length,
    );
    expect(free).toBe(10);
    await lit.first().click();
    await expect(page.locator(".leaving")).toHaveCount(1);
    await expect(page.locator(".ringed")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".leaving")).toHaveCount(0);
    await expect(conclusion(page)).toBeHidden();
  });
}

test("who has won a war reads how before the board is shown to pay for it", async ({ page, context }) => {
  const record = await golden("2p");
  await keep(context, { speed: "fast" }, keptAt(record, 139));
  await page.goto("/yellow-yangtze");
  await answer(page, record.actions[139]);
  await expect(conclusion(page).locator(".told")).toContainText("for a leader beaten in the war");
  await expect(conclusion(page)).toBeHidden();
  await expect(page.locator(".ringed")).toHaveCount(10);
});

test("what each end brings says whose it is", async ({ page }) => {
  await settle(page);
  await war(page);
  await expect(fight(page).locator(".end").first()).toContainText("If Zhao wins, as it stands:");
  await expect(fight(page).getByRole("group", { name: "Zhao" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a conflict leaves half of the board in sight until it is touched, and is decided by touch", async ({ page, context }) => {
    await keep(context, {}, keptAt(await golden("3p"), 179));
    await page.goto("/yellow-yangtze");
    await expect(fight(page)).toBeVisible();
    const map = await page.locator(".map").boundingBox();
    expect((await fight(page).boundingBox()).height).toBeLessThan(map.height * 0.6);
    await expect(fight(page).locator(".side .strength").first()).toBeVisible();
    await expect(fight(page).getByRole("button", { name: "Support nobody" })).toBeVisible();
    await expect(fight(page).locator(".reserves")).toBeHidden();
    await fight(page).locator(".side").first().tap();
    await expect(fight(page).locator(".reserves")).toBeVisible();
    await expect(page.locator(".asked")).toBeInViewport({ ratio: 0.99 });
    await expectAccessible(page);
    await fight(page).getByRole("button", { name: "Support nobody" }).tap();
    await page.locator("button.confirm").tap();
    await expect(page.locator(".asked")).toContainText("It is for you", { timeout: 30_000 });
  });
});

test("what happened since the last turn is shown again, with captions", async ({ page }) => {
  await settle(page);
  await page.goto(game("person,greedy"));
  await answer(page, "leader k@C10");
  await answer(page, "end");
  await confirm(page);
  const announced = page.locator(".announced");
  await expect(announced).toContainText("It is for you");
  await page.getByRole("button", { name: "Since my last turn" }).click();
  const recap = page.locator(".recap");
  await expect(recap.locator(".caption")).toContainText(/1 of \d+ .*Bull/);
  await expect(page.locator(".told-space")).not.toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(recap.locator(".caption")).toContainText("2 of");
  await expect(announced).toContainText("Bull");
  await recap.getByRole("button", { name: "Back" }).click();
  await expect(recap.locator(".caption")).toContainText("1 of");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(recap).toHaveCount(0);
  await expect(page.locator(".asked")).toContainText("It is for you");
});

/** Counts whatever flies over the board from now on. */
const countFlights = (page) =>
  page.locator(".flights").evaluate((flights) => {
    window.flown = 0;
    const count = () => { window.flown += flights.querySelectorAll(".flight").length; };
    new MutationObserver(count).observe(flights, { childList: true, subtree: true });
  });

for (const reducedMotion of ["no-preference", "reduce"]) {
  test(`pieces travel and leave nothing behind, with motion ${reducedMotion}`, async ({ page }) => {
    await settle(page, { speed: "slow", motion: "auto" });
    await page.emulateMedia({ reducedMotion });
    await page.goto(game("person,person"));
    await come(page);
    await countFlights(page);
    await answer(page, "leader r@C10");
    await expect(page.locator('button[data-leader="r"]')).toHaveClass(/away/);
    await expect(page.locator(".flight")).toHaveCount(0);
    expect(await page.evaluate(() => window.flown > 0)).toBe(reducedMotion === "no-preference");
  });
}

for (const [width, height] of [[360, 740], [1440, 900]]) {
  test(`at ${width} by ${height} a conflict leaves room for the board`, async ({ page }) => {
    test.setTimeout(120_000);
    await settle(page);
    await war(page);
    await page.setViewportSize({ width, height });
    await expect(fight(page)).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator(".asked")).toBeInViewport({ ratio: 0.99 });
    await expectAccessible(page);
    await fight(page).getByRole("button", { name: "Make room for the board" }).click();
    const [panel, map] = await Promise.all([fight(page).boundingBox(), page.locator(".map").boundingBox()]);
    expect(panel.height).toBeLessThan(map.height * 0.75);
  });
}

test("names of sides aren't broken where there are many answers, on a tablet", async ({ page, context }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const record = await golden("4p");
  const war = record.states.findIndex((state, number) => number > 60 && /^\d:war/.test(state));
  await keep(context, {}, keptAt(record, war + 1));
  await page.goto("/yellow-yangtze");
  const names = page.locator(".fight.folded .side .name");
  await expect(names).toHaveCount(2);
  for (const name of await names.all()) expect((await name.boundingBox()).width).toBeGreaterThan(90);
});

for (const [width, height] of [[360, 740], [740, 360], [1440, 900]]) {
  test(`at ${width} by ${height} a hint in a conflict is seen, with a reason, and covers no answer for long`, async ({ page }) => {
    await settle(page);
    await page.setViewportSize({ width, height });
    await page.goto(game("person,greedy"));
    await answer(page, "leader y@J4");
    await expect(fight(page)).toBeVisible();
    // On a small screen the line to type in lies over the other buttons as long as somebody writes.
    await page.locator(".typed input").blur();
    await page.getByRole("button", { name: "Hint" }).click();
    const hint = page.locator(".hint");
    await expect(hint.locator("p")).toContainText(/advises: .+\. .+\./, { timeout: 60_000 });
    // A click reaches it, and not what lies above it.
    await hint.getByRole("button", { name: "Close" }).click({ timeout: 5_000 });
    await expect(hint.locator("p")).toHaveText("");
    await page.locator(".fight .give").last().click({ timeout: 5_000 });
    await expect(page.locator("button.confirm")).toBeVisible();
  });
}
