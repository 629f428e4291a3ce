// Options and help at the table: overlays, the pure table, choices for a new game, wrong addresses, bots among themselves.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { golden as kept, keep, keptAt } from "../measure/games.js";
import { expect, expectAccessible, test } from "./pagoda.js";

const game = (seats, seed = 7) => `/yellow-yangtze?seats=${seats}&seed=${seed}`;
const golden = fileURLToPath(new URL("../../crates/yangtze/tests/games/yellow-yangtze-4p.jsonl", import.meta.url));

const set = (page, settings) =>
  page.addInitScript((settings) => {
    if (!localStorage.getItem("pagoda settings")) localStorage.setItem("pagoda settings", settings);
  }, JSON.stringify({ language: "en", speed: "instant", motion: "none", ...settings }));

const ours = (page) => expect(page.locator(".asked")).toContainText("It is for you", { timeout: 30_000 });
const lines = (page) => page.locator(".log .line");
const eye = (page) => page.getByRole("button", { name: "What to show on the board" });
const toggle = (page, name) => page.locator(`[data-overlay="${name}"]`);

/** A whole game of four, looked at after its end: every kind of piece is on the board. */
async function openGolden(page) {
  await page.goto("/");
  await page.locator(".record input[type=file]").setInputFiles(golden);
  await expect(page.locator("main.game")).toHaveAttribute("data-over", "true");
  await page.keyboard.press("End");
}

test("states show their leaders, strength and earnings, and stay on after reloading", async ({ page }) => {
  await set(page);
  await openGolden(page);
  await expect(page.locator(".state-sign")).toHaveCount(0);
  await eye(page).click();
  await expect(toggle(page, "states")).toHaveAttribute("aria-pressed", "false");
  await toggle(page, "states").click();
  await expect(toggle(page, "states")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".state-sign")).not.toHaveCount(0);
  expect(await page.locator(".state-sign").count()).toBe(await page.locator(".states-told li").count());
  await expect(page.locator(".state-sign .earns").first()).toHaveText(/^\+\d$/);
  await expect(page.locator(".states-told")).toContainText(/State at [A-Z]\d+: strength \d+/);
  await page.reload();
  await expect(page.locator("main.game")).toHaveAttribute("data-over", "true");
  await page.keyboard.press("End");
  await expect(page.locator(".state-sign")).not.toHaveCount(0);
  // What is to be read is as large on the screen however near the board is.
  const height = () => page.locator(".state-sign rect").first().evaluate((sign) => sign.getBoundingClientRect().height);
  expect(await height()).toBeGreaterThan(27);
  await page.getByRole("button", { name: "Nearer" }).click();
  await expect.poll(async () => Math.abs((await height()) - 30)).toBeLessThan(3);
});

test("triangles in reach are shown with what is missing", async ({ page }) => {
  await set(page, { overlays: { sites: true } });
  await openGolden(page);
  const number = await lines(page).count();
  await lines(page).nth(Math.floor(number * 0.35)).click();
  await expect(page.locator(".site.missing")).not.toHaveCount(0);
  const letters = await page.locator(".sites .letter text").allTextContents();
  expect(letters.every((letter) => "krbgy".includes(letter))).toBe(true);
  await eye(page).click();
  await toggle(page, "sites").click();
  await expect(page.locator(".site")).toHaveCount(0);
});

test("seen and unseen tiles add up to all tiles", async ({ page }) => {
  await set(page, { overlays: { unseen: true } });
  await page.goto(game("person,greedy"));
  await ours(page);
  const rows = await page.locator(".unseen-tiles tbody tr").evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))),
  );
  expect(rows).toHaveLength(7);
  const all = rows.pop();
  expect(all).toEqual([42, 36, 24, 24, 12]);
  expect(all.map((_, colour) => rows.reduce((sum, row) => sum + row[colour], 0))).toEqual(all);
  const hand = rows[2].reduce((sum, count) => sum + count, 0);
  expect(hand).toBe(await page.locator(".hand button").count());
  await page.locator(".unseen-tiles").getByRole("button", { name: "Close" }).click();
  await expect(page.locator(".unseen-tiles")).toHaveCount(0);
});

for (const [width, height] of [[360, 740], [740, 360], [1440, 900]]) {
  test(`unseen tiles lie below all that is said, at ${width} × ${height}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await keep(context, { overlays: { unseen: true } }, keptAt(await kept("2p"), 60));
    await page.goto("/yellow-yangtze");
    const panel = page.locator(".unseen-tiles");
    await expect(panel).toBeInViewport();
    // Over the middle and all corners of what is said there is nothing else.
    const seen = (what) => {
      const { left, right, top, bottom } = what.getBoundingClientRect();
      const inside = (x, y) => what.contains(document.elementFromPoint(x, y));
      const [a, b, c, d] = [left + 9, right - 9, top + 9, bottom - 9];
      return inside((a + b) / 2, (c + d) / 2) && inside(a, c) && inside(b, c) && inside(a, d) && inside(b, d);
    };
    await page.getByRole("button", { name: "Hint" }).click();
    const hint = page.locator(".said .hint:not(.none)");
    await expect(hint.getByRole("button", { name: "Do this" })).toBeVisible({ timeout: 20_000 });
    expect(await hint.evaluate(seen)).toBe(true);
    await hint.locator("button.icon").click();
    await page.getByRole("button", { name: "Since my last turn" }).click();
    expect(await page.locator(".recap .caption").evaluate(seen)).toBe(true);
    // On a small screen it would cover what is told about.
    await expect(panel).toBeVisible({ visible: width > 1000 });
  });
}

test("pieces keep their colours where they are chosen, and land is lit where pieces go", async ({ page, context }) => {
  await keep(context, {}, keptAt(await kept("2p"), 134));
  await page.goto("/yellow-yangtze");
  await ours(page);
  const lit = () => page.locator(".spot.lit").first().evaluate((spot) => getComputedStyle(spot).fill);
  await page.locator(".deeds").getByRole("button", { name: "Riot" }).click();
  expect(await lit()).toMatch(/^rgba\(0, 0, 0, 0\)$/);
  await page.locator(".deeds").getByRole("button", { name: "Riot" }).click();
  await page.locator(".hand button").first().click();
  expect(await lit()).not.toMatch(/^rgba\(0, 0, 0, 0\)$/);
});

test("unseen tiles leave a conflict in sight on a phone", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keep(context, { overlays: { unseen: true } }, keptAt(await kept("3p"), 179));
  await page.goto("/yellow-yangtze");
  await expect(page.locator(".fight")).toBeVisible();
  await expect(page.locator(".unseen-tiles")).toBeHidden();
});

test("what isn't seen adds up by where it is", async ({ page, context }) => {
  const sum = async () => {
    const line = await page.locator(".unseen-tiles p").textContent();
    const cells = await page.locator(".unseen-tiles .strong td").allTextContents();
    const all = (list) => list.reduce((sum, count) => sum + Number(count), 0);
    expect(all(line.match(/\d+/g))).toBe(all(cells));
    return line;
  };
  await keep(context, { overlays: { unseen: true } });
  await page.goto(game("person,greedy") + "&short=true");
  await ours(page);
  expect(await sum()).toContain("Left in the box or replaced by others: ");
});

test("at a pure table there is no help, but refusals say why", async ({ page }) => {
  await set(page, { pure: true, overlays: { states: true, sites: true, unseen: true } });
  await page.goto(game("person,greedy"));
  await ours(page);
  await expect(eye(page)).toHaveCount(0);
  await expect(page.locator(".unseen-tiles")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await page.locator('button[data-leader="k"]').click();
  await expect(page.locator('button[data-leader="k"]')).toHaveClass(/held/);
  await expect(page.locator(".spot.lit")).toHaveCount(0);
  await page.locator(".spot").first().click();
  await expect(page.getByRole("alert")).toContainText("You can't place a leader here");
  await expect(page.locator("datalist option")).toHaveCount(0);
});

test("names and open points are had as they are chosen, and survive reloading", async ({ page }) => {
  await set(page);
  await page.goto("/");
  const offer = page.locator('.offer[data-game="yellow-yangtze"]');
  await offer.getByText("A new game", { exact: true }).click();
  await offer.getByLabel("Seat 1: Name").fill("Anna & Söhne");
  await offer.getByLabel("open", { exact: true }).check();
  await offer.getByRole("button", { name: "Begin" }).click();
  const players = page.locator(".player");
  await expect(players.first()).toContainText("Anna & Söhne");
  await expect(players.nth(1).locator(".points li")).toHaveCount(5);
  expect(new URL(page.url()).search).toBe("");
  await page.reload();
  await expect(players.first()).toContainText("Anna & Söhne");
  await expect(players.nth(1).locator(".points li")).toHaveCount(5);
});

test("points of others are hidden unless the table has them open", async ({ page }) => {
  await set(page);
  await page.goto(game("person,greedy"));
  await ours(page);
  await expect(page.locator(".player").nth(0).locator(".points li")).toHaveCount(5);
  await expect(page.locator(".player").nth(1).locator(".points li")).toHaveCount(0);
});

for (const [width, height] of [[360, 740], [768, 1024]]) {
  test(`what is known of everybody is one touch away at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await set(page);
    await page.goto(game("person,greedy,greedy,greedy") + "&scores=open");
    await ours(page);
    const last = page.locator(".player").nth(3);
    await expect(last.locator(".points")).toBeHidden();
    await page.locator(".player").first().click();
    await expect(last.locator(".points")).toBeVisible();
    await expect(last.locator(".off-board")).toBeVisible();
    await expect(last.locator(".known b")).toHaveText("Pot");
  });
}

const board = `id = "islands"
name = "Seven Islands"
game = "yellow-yangtze"
layout = """
A . ~ ~ B . . C .
 . . ~ . . ~ . .
. ~ ~ D . ~ ~ . .
 . . . . ~ . E .
F . ~ ~ . . G . .
"""
[capitals]
A = "Ao"
B = "Bai"
C = "Cao"
D = "Dai"
E = "E"
F = "Fan"
G = "Gao"
`;
const file = (text) => ({ name: "board.toml", mimeType: "application/toml", buffer: Buffer.from(text) });

test("a board that is brought along is played on, and kept with the game", async ({ page }) => {
  await set(page);
  await page.goto("/");
  const offer = page.locator('.offer[data-game="yellow-yangtze"]');
  await offer.getByText("A new game", { exact: true }).click();
  const choice = offer.locator(".board-choice");
  await expect(choice).toContainText("The usual board");
  await choice.locator("input").setInputFiles(file(board.replace("G = ", "H = ").replace("islands", "")));
  await expect(choice.getByRole("alert")).toContainText("This file is no board for the game");
  await expect(choice.getByRole("alert").locator("li").first()).toContainText(/^line \d+, column \d+: /);
  await choice.locator("input").setInputFiles(file(board));
  await expect(choice).toContainText("Board: Seven Islands");
  await expect(choice.getByRole("alert")).toHaveCount(0);
  await choice.getByRole("button", { name: "Play on the usual board" }).click();
  await expect(choice).toContainText("The usual board");
  await choice.locator("input").setInputFiles(file(board));
  await expect(choice).toContainText("Seven Islands");
  await offer.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator(".spot")).toHaveCount(43);
  await page.evaluate(() => localStorage.removeItem("pagoda board yellow-yangtze"));
  await page.reload();
  await expect(page.locator(".spot")).toHaveCount(43);
  await ours(page);
});

const wrong = [
  ["seats=person,foo", "Nobody here is called “foo”"],
  ["seats=person", "Players asked for: 1"],
  [`seats=${Array(9).fill("greedy").join(",")}`, "Players asked for: 9"],
  ["seats=person,greedy&seed=abc", "The seed is a whole number, not “abc”"],
  ["seats=person,greedy,greedy,greedy&short=true", "The short game is for 2 players"],
  ["seats=person,greedy&edition=1999", "not “1999”"],
  ["seats=person,greedy&board=file", "The board file isn't at hand any more"],
  ["record=1", "No record is at hand"],
  ["players=3", "It isn't said who plays"],
  ["edition=1999", "not “1999”"],
];

test("an address that asks for no game there is says what is wrong", async ({ page }) => {
  await set(page);
  for (const [query, said] of wrong) {
    await page.goto(`/yellow-yangtze?${query}`);
    await expect(page.getByRole("alert")).toContainText("There is no game as the address asks for it");
    await expect(page.getByRole("alert")).toContainText(said);
    await expect(page.getByRole("button", { name: "Play against a bot" })).toBeVisible();
  }
  await page.goto("/yunnan?variant=x");
  await expect(page.getByRole("alert")).toContainText("“x”");
});

test("a game that is kept and can't be read is told, and stays where it is", async ({ page }) => {
  await set(page);
  await page.goto("/");
  const kept = () => page.evaluate(() => localStorage.getItem("pagoda game yellow-yangtze"));
  await page.evaluate(() => localStorage.setItem("pagoda game yellow-yangtze", "torn{"));
  await page.goto("/yellow-yangtze");
  await expect(page.getByRole("alert")).toHaveText(/^The game that this browser has kept can't be read/);
  await expect(page.getByRole("button", { name: "Play against a bot" })).toBeVisible();
  expect(await kept()).toBe("torn{");
});

test("nobody can go on with a torn game, but what is there of it can be kept or thrown away", async ({ page }) => {
  await set(page);
  await page.goto(game("person,greedy"));
  await ours(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Go on with your game" })).toBeVisible();
  const text = await page.evaluate(() => {
    const text = localStorage.getItem("pagoda game yellow-yangtze").slice(0, -9);
    localStorage.setItem("pagoda game yellow-yangtze", text);
    return text;
  });
  await page.reload();
  await expect(page.getByRole("button", { name: "Go on with your game" })).toHaveCount(0);
  await expect(page.locator(".torn")).toContainText("can't be read");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download what is there" }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toBe(text);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Throw it away" }).click();
  await expect(page.locator(".torn")).toHaveCount(0);
  await page.goto("/yellow-yangtze");
  await expect(page.getByRole("button", { name: "Play against a bot" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a setting of the wrong kind loses no other", async ({ page }) => {
  await set(page, { text_size: "large", letters: 1, theme: "dark", language: "it", overlays: [] });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-text", "100");
  await expect(page.locator("html")).toHaveAttribute("data-letters", "off");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
});

for (const width of [1440, 2560])
  test(`each size of text is larger than the last at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1440 });
    await page.goto("/");
    const sizes = await page.evaluate(() =>
      ["100", "115", "130", "150"].map((size) => {
        document.documentElement.dataset.text = size;
        return parseFloat(getComputedStyle(document.documentElement).fontSize);
      }),
    );
    sizes.slice(1).forEach((size, number) => expect(size / sizes[number]).toBeGreaterThan(1.1));
  });

test("a choice that this version doesn't know loses no other", async ({ page }) => {
  await set(page, { theme: "sepia", speed: "later", motion: "none", confirm: "after10", letters: true });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "auto");
  await expect(page.locator("html")).toHaveAttribute("data-pace", "shown");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "none");
  await expect(page.locator("html")).toHaveAttribute("data-letters", "on");
});

test("who comes back from the settings sees the same part of the board, and a new game is seen as a whole", async ({ page }) => {
  await set(page);
  await page.goto(game("person,greedy"));
  await ours(page);
  const seen = () => page.locator(".map").getAttribute("viewBox");
  const whole = await seen();
  await page.getByRole("button", { name: "Nearer" }).click();
  await expect.poll(seen).not.toBe(whole);
  const near = await seen();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.goBack();
  await expect.poll(seen).toBe(near);
  await page.getByRole("link", { name: "Start" }).click();
  await page.getByRole("button", { name: "Play against a bot" }).click();
  await expect.poll(seen).toBe(whole);
});

test("bots among themselves are stopped, stepped and watched", async ({ page }) => {
  test.setTimeout(120_000);
  await set(page);
  await page.goto(game("search:60,search:60"));
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
  const before = await lines(page).count();
  await page.getByRole("button", { name: "One step" }).click();
  await expect.poll(() => lines(page).count()).toBeGreaterThan(before);
  await expect(page.locator(".candidates")).toHaveCount(0);
  await page.getByRole("button", { name: "Watch the thinking" }).click();
  await expect(page.locator(".candidates .value").first()).toContainText("%");
  await expect(page.locator(".candidates .visits").first()).toContainText("×");
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Faster" })).toBeDisabled();
  await page.getByRole("button", { name: "Slower" }).click();
  await expect(page.locator(".pace .speed")).toHaveText("fast");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("who plays against a bot doesn't see its thoughts", async ({ page }) => {
  await set(page, { thoughts: true });
  await page.goto(game("person,search:60"));
  await ours(page);
  await page.locator(".deeds").getByRole("button", { name: "End the turn" }).click();
  await page.locator("button.confirm").click();
  await expect(page.locator(".log")).toContainText("Bull");
  await expect(page.locator(".candidates, .pace")).toHaveCount(0);
});

test("a hint shows what it weighed", async ({ page }) => {
  await set(page);
  await page.goto(game("person,greedy"));
  await ours(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".weighed summary").click({ timeout: 20_000 });
  await expect(page.locator(".candidates .value").first()).toContainText("%");
});

test("what was confirmed is taken back after a question", async ({ page }) => {
  await set(page);
  await page.goto(game("person,greedy"));
  await ours(page);
  const before = await lines(page).count();
  await page.locator('button[data-leader="k"]').click();
  await page.locator(".spot.lit").first().click();
  await page.locator(".deeds").getByRole("button", { name: "End the turn" }).click();
  await page.locator("button.confirm").click();
  await expect(page.locator(".log")).toContainText("Lion places the black leader");
  await ours(page);
  const back = page.getByRole("button", { name: "Take back what you did last" });
  const question = page.getByRole("alertdialog");
  await back.click();
  await question.getByRole("button", { name: "Leave it" }).click();
  await expect(question).toHaveCount(0);
  // First the end of the turn, then the leader.
  for (let count = 0; count < 2; count += 1) {
    await back.click();
    await question.getByRole("button", { name: "Take it back" }).click();
    await ours(page);
  }
  await expect(lines(page)).toHaveCount(before);
  await expect(page.locator('button[data-leader="k"]')).not.toHaveClass(/away/);
});

for (const [width, height] of [[360, 740], [768, 1024], [1024, 768], [1280, 800], [1440, 900], [2560, 1440]]) {
  test(`at ${width} by ${height} the end of the turn is in sight, in every language and size of text`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    await set(page);
    await page.goto(game("person,greedy"));
    await ours(page);
    for (const language of ["en", "fr", "it"]) {
      for (const text of [100, 150]) {
        await page.evaluate((settings) => localStorage.setItem("pagoda settings", settings), JSON.stringify({ language, text_size: text, speed: "instant", motion: "none" }));
        await page.reload();
        const end = page.locator('.deeds button[data-action="end"]');
        await expect(end).toBeVisible({ timeout: 30_000 });
        const inside = await end.evaluate((button) => {
          const { left, right, bottom } = button.getBoundingClientRect();
          const row = button.parentElement.getBoundingClientRect();
          return left >= row.left - 1 && right <= row.right + 1 && right <= innerWidth && bottom <= innerHeight;
        });
        expect(inside, `${language} ${text}`).toBe(true);
      }
    }
  });
}

/** A turn with an action: where everybody ends turns without any, the game ends. */
async function turn(page) {
  await page.locator('button[data-leader="k"]').click();
  await page.locator(".spot.lit").first().click();
  await page.keyboard.press("e");
  await page.locator("button.confirm").click();
  await ours(page);
}

test("two tabs with the same game agree", async ({ page, context }) => {
  await set(page);
  await page.goto(game("person,greedy"));
  await ours(page);
  const other = await context.newPage();
  await other.goto("/yellow-yangtze");
  await ours(other);
  await turn(page);
  const told = await lines(page).count();
  await expect(lines(other)).toHaveCount(told);
  await other.close();
});

test("what confirms itself begins anew with another proposal, and waits while somebody looks back", async ({ page }) => {
  await set(page, { confirm: "after10" });
  await page.goto(game("person,greedy"));
  await ours(page);
  await turn(page);
  const confirm = page.locator("button.confirm");
  await page.keyboard.press("e");
  await expect(confirm).toContainText("(8)", { timeout: 10_000 });
  const typed = page.locator(".typed input");
  await typed.fill(`replace ${await page.locator("[data-tile]").first().getAttribute("data-tile")}`);
  await typed.press("Enter");
  await expect(confirm).toContainText("(10)");
  await page.keyboard.press("[");
  await expect(confirm).toHaveCount(0);
});

test("with all help on nothing is out of reach on a phone", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await set(page, { overlays: { states: true, sites: true, unseen: true } });
  await page.goto(game("person,greedy"));
  await ours(page);
  await eye(page).click();
  for (const name of ["states", "sites", "unseen"]) await expect(toggle(page, name)).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press("Escape");
  await expect(toggle(page, "states")).toBeHidden();
  await expect(page.locator(".unseen-tiles")).toBeInViewport({ ratio: 0.99 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBe(0);
  await expectAccessible(page);
});
