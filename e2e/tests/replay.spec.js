// After a game: how it came about, looking back along the time line, and games from files.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, expectAccessible, test } from "./pagoda.js";

const recorded = (name) => new URL(`../../crates/yangtze/tests/games/yellow-yangtze-${name}.jsonl`, import.meta.url);
const four = readFileSync(recorded("4p"), "utf8");
const three = readFileSync(recorded("3p"), "utf8");
const two = readFileSync(recorded("2p"), "utf8");

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("pagoda settings"))
      localStorage.setItem("pagoda settings", JSON.stringify({ language: "en", speed: "instant", motion: "none" }));
  });
});

const asked = (page) => page.locator(".asked");
const slider = (page) => page.getByRole("slider", { name: "Time line" });
const caption = (page) => page.locator(".caption");
const pieces = (page) => page.locator(".pieces .tile, .pieces .leader");

/** Drops a file anywhere on the page. */
async function drop(page, text, name = "game.jsonl") {
  const data = await page.evaluateHandle(
    ([text, name]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name, { type: "application/json" }));
      return data;
    },
    [text, name],
  );
  await page.dispatchEvent("body", "dragover", { dataTransfer: data });
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
}

/** The first page, as soon as it takes files. */
async function start(page) {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Look at a game" })).toBeVisible();
}

/** Looks at a record. */
async function open(page, text) {
  await start(page);
  await drop(page, text);
  await expect(slider(page)).toHaveValue("0");
}

/** The text of what a button lets the browser keep. */
async function kept(page, name) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).first().click()]);
  return { name: download.suggestedFilename(), data: readFileSync(await download.path()) };
}

test("a record that is dropped in is looked at from its start, step by step and turn by turn", async ({ page }) => {
  await open(page, four);
  const steps = JSON.parse(four).actions.length;
  await expect(slider(page)).toHaveAttribute("max", String(steps));
  await expect(asked(page)).toContainText(`You look back: step 0 of ${steps}`);
  await expect(caption(page)).toHaveText("The game begins.");
  // There is no game to go back to, and nobody of it sits here.
  await expect(page.locator(".prompt").getByRole("button", { name: "To the end" })).toBeVisible();
  await expect(page.getByText("Back to the game")).toHaveCount(0);
  await expect(page.locator(".players")).toContainText("from the record");
  await expect(page.locator(".players")).not.toContainText("at this screen");
  const start = await pieces(page).count();

  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("1");
  await expect(caption(page)).toContainText("Lion places a trader on A9.");
  await expect(pieces(page)).toHaveCount(start + 1);
  await page.keyboard.press("Shift+ArrowRight");
  const turn = Number(await slider(page).inputValue());
  expect(turn).toBeGreaterThan(2);
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(slider(page)).toHaveValue("0");
  await expect(pieces(page)).toHaveCount(start);
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveValue(String(steps));
  await expect(asked(page)).toContainText(/wins the game|share the victory/);
  await page.keyboard.press("[");
  await expect(asked(page)).toContainText(`step ${steps - 1} of ${steps}`);
  await page.keyboard.press("Home");
  await expect(caption(page)).toHaveText("The game begins.");

  // The slider, and the buttons beside it.
  await slider(page).fill("81");
  await expect(caption(page)).toContainText("a war between the states at D4 (strength 0) and J4 (strength 5)");
  await page.getByRole("button", { name: "A step back" }).click();
  await expect(slider(page)).toHaveValue("80");
  await page.getByRole("button", { name: "A turn on" }).click();
  expect(Number(await slider(page).inputValue())).toBeGreaterThan(85);
  await page.getByRole("button", { name: "To the start" }).click();
  await expect(page.getByRole("button", { name: "A step back" })).toBeDisabled();
});

test("the board keeps its arrow keys while a game is looked at", async ({ page }) => {
  await open(page, four);
  await page.locator('.spot[tabindex="0"]').focus();
  const from = await page.locator('.spot[tabindex="0"]').getAttribute("data-space");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('.spot[tabindex="0"]')).not.toHaveAttribute("data-space", from);
  await expect(slider(page)).toHaveValue("0");
  await page.keyboard.press("]");
  await expect(slider(page)).toHaveValue("1");
});

test("a game that is looked at runs by itself, and stops when that is wanted", async ({ page }) => {
  await open(page, four);
  const height = (await page.locator(".map").boundingBox()).height;
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(3);
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Let it run" })).toBeVisible();
  expect((await page.locator(".map").boundingBox()).height).toBe(height);
});

test("after the game chart, turning points and conflicts lead to their positions", async ({ page }) => {
  await open(page, four);
  const { actions, result } = JSON.parse(four);
  // Nobody is told how it ends who looks at it from its start.
  await expect(page.locator(".result :is(h2, table), .chart")).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(page.locator(".result tbody tr")).toHaveCount(4);
  await expect(page.locator(".chart .line")).toHaveCount(4);
  const scores = await page.locator(".chart .last").allTextContents();
  expect(scores.map(Number)).toEqual(result.scores.map(([lowest]) => lowest));
  await page.getByRole("button", { name: "Bull by colour" }).click();
  await expect(page.locator(".chart .line")).toHaveCount(5);
  expect((await page.locator(".chart .last").allTextContents()).map(Number)).toEqual(result.totals[1]);
  expect(await page.locator(".chart .letter").allTextContents()).toEqual(["k", "r", "b", "g", "y"]);
  await expect(page.locator(".chart")).toHaveAttribute("aria-label", /black point/);

  const war = page.locator(".conflicts .moment").filter({ hasText: "D4 (strength 5) and J4 (strength 7): the state at J4 wins" });
  await expect(war).toContainText("Bull gains 1 green point");
  await war.click();
  await expect(slider(page)).toHaveValue("85");
  await expect(war).toHaveAttribute("aria-current", "step");
  // Only one player ever scored in all colours: that broke an even game.
  await expect(page.locator(".turning-points li")).toHaveText(["Turn 33 Archer takes the lead."]);

  const chart = page.locator(".chart");
  await chart.scrollIntoViewIfNeeded();
  const { width, height } = await chart.boundingBox();
  await chart.click({ position: { x: width / 2, y: height / 2 } });
  const at = Number(await slider(page).inputValue());
  expect(at).toBeGreaterThan(actions.length / 4);
  expect(at).toBeLessThan((actions.length * 3) / 4);
});

test("the turns on which a game turned are told, and lead to their positions", async ({ page }) => {
  await open(page, two);
  await page.keyboard.press("End");
  const turning = page.locator(".turning-points .moment");
  await expect(turning.last()).toContainText(/Turn \d+ Lion extends the lead from \d+ to \d+/);
  await turning.last().click();
  await expect(turning.last()).toHaveAttribute("aria-current", "step");
  await expect(asked(page)).toContainText("You look back");
});

test("what is kept of a game is whole: its record gives the same end, its picture can be drawn", async ({ page }) => {
  await open(page, four);
  const record = await kept(page, "Download the record");
  expect(record.name).toBe("yellow-yangtze.json");
  const { actions, result, states } = JSON.parse(four);
  const again = JSON.parse(record.data.toString());
  expect([again.actions, again.result, again.states]).toEqual([actions, result, states]);

  const drawing = await kept(page, "Picture (SVG)");
  expect(drawing.name).toMatch(/\.svg$/);
  const root = await page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
    return [documentElement.nodeName, documentElement.querySelectorAll("[data-space]").length > 100];
  }, drawing.data.toString().replace(/<style>.*?<\/style>/, ""));
  expect(root).toEqual(["svg", true]);
  expect(drawing.data.toString()).not.toContain("var(--");
  expect(drawing.data.toString().match(/src:url\(data:font\/woff2/g)).toHaveLength(3);

  const painted = await kept(page, "Picture (PNG)");
  expect(painted.name).toMatch(/\.png$/);
  expect(painted.data.subarray(1, 4).toString()).toBe("PNG");
  expect(painted.data.readUInt32BE(16)).toBeGreaterThan(1000);
  expect(painted.data.length).toBeGreaterThan(50_000);

  await open(page, record.data.toString());
  await page.keyboard.press("End");
  await expect(page.locator(".result h2")).toContainText(/wins the game|share the victory/);
});

test("bots play to the end, and then their game is told", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/yellow-yangtze?seats=greedy,greedy&seed=11&short=true");
  await expect(page.locator(".course")).toHaveCount(0);
  await expect(page.locator(".result h2")).toBeVisible({ timeout: 100_000 });
  await expect(page.locator(".chart .line")).toHaveCount(2);
  await page.keyboard.press("ArrowLeft");
  await expect(asked(page)).toContainText("You look back");
  await expect(page.locator(".result")).toBeVisible();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(asked(page)).toContainText(/wins the game|share the victory/);
});

test("while a game is played nothing of its course is told, and looking back moves nothing", async ({ page }) => {
  await page.goto("/yellow-yangtze?seats=person,greedy&seed=7");
  await expect(asked(page)).toContainText("It is for you", { timeout: 30_000 });
  await expect(page.locator(".time-line")).toHaveCount(0);
  await page.locator('button[data-leader="k"]').click();
  await page.locator(".spot.lit").first().click();
  await page.locator(".deeds").getByRole("button", { name: "End the turn" }).click();
  await page.locator("button.confirm").click();
  await expect(asked(page)).toContainText("It is for you", { timeout: 30_000 });
  const board = await page.locator(".map").boundingBox();
  await page.keyboard.press("[");
  await expect(asked(page)).toContainText("You look back");
  expect(await page.locator(".map").boundingBox()).toEqual(board);
  await expect(page.locator(".result, .course, .chart")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Download the record" })).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.locator(".hand button")).toHaveCount(6);
});

test("an unfinished record is looked at, and can be gone on with at one screen", async ({ page }) => {
  const game = JSON.parse(four);
  const part = { ...game, actions: game.actions.slice(0, 40), states: undefined, legal: undefined, result: undefined };
  await open(page, JSON.stringify(part, null, 2));
  await expect(slider(page)).toHaveAttribute("max", "40");
  await expect(page.locator(".result")).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(asked(page)).toContainText("step 40 of 40");
  await page.getByRole("button", { name: "Go on with this game" }).click();
  await expect(page.locator(".players")).toContainText("at this screen");
  await expect(page.getByRole("dialog")).toContainText("Pass the screen to");
});

test("of several games in a file one is chosen", async ({ page }) => {
  await start(page);
  await drop(page, `${four}\n${three}`);
  await expect(page.getByText("This file holds 2 games.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Which one?").fill("2");
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.locator(".player")).toHaveCount(3);
});

test("a record that is dropped on a game is looked at, and what is no record changes nothing", async ({ page }) => {
  await page.goto("/yellow-yangtze?seats=person,greedy&seed=7");
  await expect(asked(page)).toContainText("It is for you", { timeout: 30_000 });
  await drop(page, "no game at all");
  const dialog = page.getByRole("dialog", { name: "Look at a game" });
  await expect(dialog.getByRole("alert")).toContainText("it is not the record of a game");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(asked(page)).toContainText("It is for you");
  await drop(page, four);
  await expect(slider(page)).toHaveValue("0");
  await expect(page.locator(".player")).toHaveCount(4);
  // The game that was being played is still there.
  await page.goto("/yellow-yangtze");
  await expect(page.locator(".player")).toHaveCount(2);
});

/** Drags a file in as the browser does, and lets go. */
async function dragIn(page, file) {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [fileURLToPath(file)], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"]) {
    await browser.send("Input.dispatchDragEvent", { type, x: 200, y: 200, data });
  }
}

for (const address of ["/settings", "/rules/yellow-yangtze"]) {
  test(`a file that is dropped on ${address} doesn't lead out of the app`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("main h1, main h2").first()).toBeVisible();
    await dragIn(page, recorded("2p"));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(new URL(page.url()).pathname).toBe(address);
    // Where it is taken, it is taken.
    await start(page);
    await dragIn(page, recorded("2p"));
    await expect(slider(page)).toHaveValue("0");
  });
}

test("who loads a record again is where they were, and another one begins at its start", async ({ page }) => {
  await open(page, two);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("]");
  await expect(slider(page)).toHaveValue("3");
  await page.reload();
  await expect(slider(page)).toHaveValue("3");
  await page.keyboard.press("End");
  await expect(page.locator(".result")).toBeVisible();
  await page.reload();
  await expect(page.locator(".result")).toBeVisible();
  await drop(page, three);
  await expect(page.locator(".player")).toHaveCount(3);
  await expect(slider(page)).toHaveValue("0");
});

test("a board that is dropped in is played on", async ({ page }) => {
  await start(page);
  const board = readFileSync(new URL("../../boards/warring-states.toml", import.meta.url), "utf8");
  await drop(page, board.replace('id = "warring-states"', 'id = "mine"').replace(/^name = .*$/m, 'name = "My own"'), "mine.toml");
  await expect(page.locator(".map")).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem("pagoda game yellow-yangtze"));
  expect(JSON.parse(kept)).toMatchObject({ board: "mine", players: 2 });
});

test("a file that can't be read says why, in the reader's language", async ({ page }) => {
  await start(page);
  const said = page.locator(".record [role=alert]");
  await drop(page, "no game at all");
  await expect(said).toHaveText("This file can't be read: it is not the record of a game.");
  await drop(page, "");
  await expect(said).toContainText("there is nothing in it");
  await drop(page, JSON.stringify({ ...JSON.parse(four), game: "chess" }));
  await expect(said).toContainText("it is a game of chess");
  await drop(page, JSON.stringify({ ...JSON.parse(four), board: "atlantis" }));
  await expect(said).toContainText("its board atlantis is not known here");
  const cheated = JSON.parse(four);
  cheated.actions[0] = "tile g@A1";
  cheated.states = cheated.legal = undefined;
  await drop(page, JSON.stringify(cheated));
  await expect(said).toContainText("action 1, tile g@A1: ");
  const claimed = JSON.parse(four);
  claimed.result.winners = [0, 1, 2, 3];
  await drop(page, JSON.stringify(claimed));
  await expect(said).toContainText("it claims something that does not follow from the rules");

  await page.evaluate(() => localStorage.setItem("pagoda settings", JSON.stringify({ language: "fr" })));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Regarder une partie" })).toBeVisible();
  await drop(page, "rien");
  await expect(said).toHaveText("Ce fichier ne peut pas être lu\u00a0: ce n'est pas la notation d'une partie.");
});

for (const [language, text_size] of [["en", 150], ["fr", 150], ["it", 130], ["it", 150]]) {
  test(`on a phone the result has no column beside the screen, in ${language} with text at ${text_size} %`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, four);
    const settings = { language, text_size, speed: "instant", motion: "none" };
    await page.evaluate((settings) => localStorage.setItem("pagoda settings", settings), JSON.stringify(settings));
    await page.reload();
    await expect(page.locator(".board.drawn")).toBeVisible();
    await page.keyboard.press("End");
    const last = page.locator(".result thead th").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.99 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wider).toBe(0);
  });
}

for (const [width, height, theme] of [[360, 740, "light"], [1440, 900, "dark"]]) {
  test(`at ${width} by ${height}, ${theme}, the result is open to all and nothing is out of reach`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((theme) => {
      localStorage.setItem("pagoda settings", JSON.stringify({ language: "en", speed: "instant", motion: "none", theme }));
    }, theme);
    await open(page, four);
    await page.keyboard.press("End");
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wider).toBe(0);
    await expect(page.locator(".time-line")).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator(".map")).toBeInViewport({ ratio: 0.99 });
    await page.locator(".chart").scrollIntoViewIfNeeded();
    await expect(page.locator(".chart")).toBeInViewport();
    await expectAccessible(page);
  });
}
