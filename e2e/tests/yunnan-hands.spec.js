// What is picked up, built and pushed in Yunnan, and what is seen of it on small screens.
import { readFileSync } from "node:fs";
import { expect, test } from "./pagoda.js";
import { confirm, deed, kept, lit, settle, spot, waits } from "./yunnan.js";

const PHONE = { width: 360, height: 740 };
const notice = (page) => page.locator(".notice");
const pick = (page, what) => page.locator(`[data-pick="${what}"]`);

test("passing says how many traders go to the market", async ({ page }) => {
  await kept(page, 211, {}, "5p");
  await deed(page, "pass").click();
  await expect(page.locator(".proposal")).toHaveText(/^Pass · to the market of Pu'er: \d+ traders?$/i);
});

test("whoever has looked back sees the newest of the log again", async ({ page }) => {
  await kept(page, 511, {}, "5p");
  const log = page.locator(".log");
  const newest = log.locator(".turn").first().locator("li").last();
  await page.getByRole("button", { name: "Since my last turn" }).click();
  await expect(log.locator("[aria-current]")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator(".recap")).toHaveCount(0);
  await expect(newest).toBeInViewport();
});

test("a push is chosen with the keyboard", async ({ page }) => {
  await kept(page, 161, {}, "5p");
  const press = (key) => page.keyboard.press(key);
  for (const key of ["n", "Enter", "n", "n", "Enter"]) await press(key);
  const several = page.locator(".several");
  await expect(several).toHaveAttribute("aria-label", "What shall happen in Sichuan?");
  await expect(several.locator("button").first()).toBeFocused();
  // What is asked comes before spaces.
  await press("n");
  const second = several.locator("button").nth(1);
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute("data-action", /push \d/);
  await press("Enter");
  await expect(several).toHaveCount(0);
  await expect(page.locator(".spot:focus")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
});

test("posts, bridges and teahouses are built where they may stand, and it is said where they may not", async ({ page }) => {
  const build = async (actions, what, wrong, right, piece) => {
    await kept(page, actions, {}, "5p");
    await pick(page, what).click();
    await spot(page, wrong).dispatchEvent("click");
    await expect(notice(page)).toContainText("is not accessible to you: your horse is only in");
    await expect(notice(page).locator("a")).toContainText(/^YN-\d/);
    await spot(page, right).dispatchEvent("click");
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator(`[data-piece^="${piece}"]`)).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(`[data-piece^="${piece}"]`)).toHaveCount(0);
  };
  await build(21, "post", "tibet", "sichuan", "post-");
  await build(155, "bridge", "qamdo-qinghai", "yunnan-qamdo", "bridge-");
  await build(162, "teahouse", "tibet", "sichuan", "teahouse-sichuan");
});

test("who can't be pushed is said once, and only where the journey is possible", async ({ page }) => {
  await kept(page, 161, {}, "5p");
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  const places = await page.locator(".spot").evaluateAll((spots) => spots.map((spot) => [spot.ariaLabel, spot.classList.contains("lit")]));
  for (const [label, possible] of places) {
    if (!possible) expect(label).not.toContain("push ");
    const sentences = label.split(/[,:] /);
    expect(sentences.filter((sentence) => sentence.startsWith("You can't")).length).toBeLessThan(2);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("the board stays where it is under a finger, and shows all places for what is taken from the tray", async ({ page }) => {
    await kept(page, 193, {}, "5p");
    await expect(page.locator(".board.drawn")).toBeVisible();
    const top = async (name) => (await spot(page, name).boundingBox()).y;
    let before;
    // The board comes to rest.
    await expect(async () => {
      before = await top("yunnan");
      await page.waitForTimeout(300);
      expect(await top("yunnan")).toBe(before);
    }).toPass();
    const tap = async (name) => {
      const { x, y, width, height } = await spot(page, name).boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    await tap("yunnan");
    await expect(pick(page, "yunnan")).toHaveAttribute("aria-pressed", "true");
    // But for the rim of what is possible now.
    expect(Math.abs((await top("yunnan")) - before)).toBeLessThan(3);
    await page.keyboard.press("Escape");
    await expect(pick(page, "yunnan")).toHaveAttribute("aria-pressed", "false");
    await pick(page, "yunnan").tap();
    for (const place of ["puer", "yunnan", "sichuan", "qamdo"]) {
      await expect(spot(page, place)).toBeInViewport();
      const reached = await spot(page, place).evaluate((place) => {
        const { x, y, width, height } = place.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === place;
      });
      expect(reached, place).toBe(true);
    }
  });
});

test("a second click on what confirms presses nothing else", async ({ page }) => {
  await kept(page, 26, { speed: "normal" }, "3p");
  await deed(page, "pass").click();
  await confirm(page).dblclick();
  await expect(page.locator(".happening")).toHaveAttribute("data-playing", "true");
  await expect(confirm(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  // What is told stays while something is tried out.
  await waits(page);
  const told = await page.locator(".happening .told li").count();
  await page.locator(".tray .deeds button").last().click();
  await expect(confirm(page)).toBeVisible();
  expect(await page.locator(".happening .told li").count()).toBeGreaterThanOrEqual(told);
});

test("a proposed conversion says what it leads to", async ({ page }) => {
  await kept(page, 760);
  await page.locator(".conversion button").click();
  await expect(page.locator(".proposal")).toContainText("The game ends with this round.");
});

for (const [name, actions] of [["4p", 28], ["5p", 437]]) {
  test(`what recalls lose is seen on a phone, in a game of ${name}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await kept(page, actions, {}, name);
    const hidden = await page.locator("[data-pick] em").evaluateAll((losses) =>
      losses.filter((loss) => {
        const { left, right, top, bottom } = loss.getBoundingClientRect();
        const at = (x, y) => document.elementFromPoint(x, y)?.closest("[data-pick]") === loss.closest("[data-pick]");
        return left < 0 || right > innerWidth || !at(left + 1, top + 1) || !at(right - 1, bottom - 1);
      }).length,
    );
    expect(await page.locator("[data-pick] em").count()).toBeGreaterThan(0);
    expect(hidden).toBe(0);
    // The town keeps its width.
    const plate = await spot(page, "school-5").boundingBox();
    expect(plate.width).toBeGreaterThan(34);
  });
}

test("on a phone what is picked up shows where it can go", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await kept(page, 426, {}, "5p");
  await expect(page.locator(".board.drawn")).toBeVisible();
  await pick(page, "bridge").click();
  await expect(lit(page).first()).toBeVisible();
  const board = await page.locator(".board").boundingBox();
  const sheet = await page.locator(".bottom").boundingBox();
  for (const space of await lit(page).all()) {
    const { y, height } = await space.boundingBox();
    expect(y).toBeGreaterThanOrEqual(board.y);
    expect(y + height).toBeLessThanOrEqual(sheet.y);
  }
});

for (const [width, height] of [[360, 740], [768, 1024]]) {
  test(`the result is on the first screen at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await kept(page, 0, {}, "5p");
    const sheet = () => page.locator(".bottom").boundingBox();
    await expect(page.locator(".result h2")).toContainText("wins the game");
    for (const row of await page.locator(".result h2, .result .standings tr").all()) {
      const { y, height } = await row.boundingBox();
      expect(y + height).toBeLessThanOrEqual((await sheet()).y);
    }
    // Whoever reads on finds everybody with their names.
    await expect(page.locator(".player .who strong").first()).toBeVisible();
  });
}

test("an own board is played on, and a broken one says what is wrong", async ({ page }) => {
  await settle(page);
  const text = readFileSync(new URL("../../boards/tea-horse-road-3.toml", import.meta.url), "utf8");
  const file = (text) => ({ name: "board.toml", mimeType: "application/toml", buffer: Buffer.from(text) });
  await page.goto("/");
  const offer = page.locator('.offer[data-game="yunnan"]');
  await offer.getByText("A new game", { exact: true }).click();
  const choice = offer.locator(".board-choice");
  await choice.locator("input").setInputFiles(file(text.replace('income = 16', 'income = "much"')));
  await expect(choice.getByRole("alert")).toContainText("This file is no board for the game");
  await expect(choice.getByRole("alert").locator("li").first()).toContainText(/^line \d+, column \d+: /);
  await choice.locator("input").setInputFiles(file(text.replace("tea-horse-road-3", "own-road").replace("Road III", "Road of ours").replace("income = 16", "income = 17")));
  await expect(choice).toContainText("Board: Tea-Horse Road of ours");
  await offer.getByRole("button", { name: "Begin" }).click();
  await waits(page);
  await expect(spot(page, "tibet")).toHaveAttribute("aria-label", /^Tibet, income: 17/);
});

test("an address without players is told one that fits the game", async ({ page }) => {
  await settle(page);
  await page.goto("/yunnan?seed=7");
  await expect(page.locator("main")).toContainText("seats=person,scholar,scholar”");
});

for (const language of ["fr", "it"]) {
  test(`nothing of a round is English in ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    const english = /(?<!\p{L})(the|you|your|bids?|bank|traders?|school|pass|income|push|undo|hint|presents|finish)(?!\p{L})/iu;
    // In the auction, while travelling, and at the end.
    for (const [name, actions] of [["4p", 28], ["5p", 161], ["5p", 0]]) {
      await kept(page, actions, { language }, name);
      const labels = await page.locator("main.game").evaluate((main) => [...main.querySelectorAll("[aria-label], [title]")].map((it) => `${it.ariaLabel ?? ""} ${it.title ?? ""}`).join(" "));
      expect(`${labels} ${await page.locator("main.game").innerText()}`).not.toMatch(english);
    }
  });
}

test("in the yard the auction order is called so", async ({ page }) => {
  const order = page.locator(".rounds .order");
  await kept(page, 53, {}, "5p");
  await expect(page.locator(".rounds .phase")).toHaveText("progress");
  await expect(order).toHaveText("Auction order");
});

test("after the end the travel order is shown, which decides between equals", async ({ page }) => {
  await kept(page, 0, {}, "5p");
  await expect(page.locator(".rounds .order")).toHaveText("Travel order");
});

test("round, phase and tracks keep step with what is told of what happens by itself", async ({ page }) => {
  await kept(page, 511, { speed: "slow" }, "5p");
  await deed(page, "done").click();
  await confirm(page).click();
  const told = page.locator(".happening .told .now");
  await expect(told).toContainText("The inspector goes to");
  await expect(page.locator(".rounds .phase")).toHaveText("inspector, presents and income");
  // Each verdict is told by itself.
  await expect(told).toContainText("The inspector spares", { timeout: 10_000 });
  await expect(told).toHaveCount(1);
  await page.locator(".happening").getByRole("button", { name: "Skip" }).click();
  await expect(page.locator(".rounds .phase")).toHaveText("conversion");
});

for (const [width, height] of [[1440, 900], [360, 740], [740, 360]]) {
  test(`each line of what happens by itself is in sight while it is told at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await kept(page, 511, { speed: "fast" }, "5p");
    await page.evaluate(() => {
      window.seen = new Set();
      window.told = 0;
      const look = () => {
        const plays = document.querySelector('.happening[data-playing="true"]');
        if (window.told > 0 && !plays) return;
        const box = document.querySelector(".happening .told")?.getBoundingClientRect();
        const lines = [...document.querySelectorAll(".happening .told li")];
        if (plays) window.told = lines.length;
        lines.forEach((line, number) => {
          const { top, bottom } = line.getBoundingClientRect();
          if (box.height && top > box.top - 2 && bottom < box.bottom + 2) window.seen.add(number);
        });
        requestAnimationFrame(look);
      };
      look();
    });
    await deed(page, "done").click();
    await confirm(page).click();
    const steps = page.locator(".happening");
    await expect(steps).toHaveAttribute("data-playing", "true");
    await expect(page.locator('.happening[data-playing="true"]')).toHaveCount(0, { timeout: 40_000 });
    const [seen, told] = await page.evaluate(() => [[...window.seen], window.told]);
    expect(told).toBeGreaterThan(10);
    for (let line = 0; line < told; line += 1) expect(seen).toContain(line);
  });
}
