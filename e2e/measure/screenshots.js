// Makes the pictures in docs/images: the same views every time, from golden games and fixed deals but where people play.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fresh, launch, ours } from "./browser.js";
import { golden, keep, keptAt } from "./games.js";
import { lobby, played } from "./tables.js";

const folder = fileURLToPath(new URL("../../docs/images/", import.meta.url));
const wanted = process.argv.slice(2);
const phone = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, hasTouch: true };

const four = await golden("4p");
const two = await golden("2p");
/** A game of two shortly after its middle: many states, a few pagodas. */
const middle = keptAt(two, two.states.findIndex((state, number) => number > 120 && state.split(":")[1].startsWith("act")) + 1);
/** Where somebody is asked to support a side of a war. */
const war = keptAt(four, four.states.findIndex((state, number) => number > 60 && /^\d:war/.test(state)) + 1);
const ended = (game, seat) =>
  JSON.stringify({ ...JSON.parse(keptAt(game, game.actions.length - 1, seat)), actions: game.actions, result: game.result });
const over = ended(two);

/** A game of Yunnan on the default board, played by `search:300` and `search:400`: golden games are played by chance. */
const tea = JSON.parse(await readFile(new URL("yunnan-4p.json", import.meta.url), "utf8"));
/** Its sixth round of seven, when much is on the road. */
const [auction, travel, conversion] = [keptAt(tea, 142, 0), keptAt(tea, 154, 0), keptAt(tea, 160, 1)];

const views = {
  start: { path: "/" },
  "start-phone": { path: "/", ...phone },
  game: { path: "/yellow-yangtze", kept: middle },
  "game-dark": { path: "/yellow-yangtze", kept: middle, settings: { theme: "dark" } },
  "game-phone": { path: "/yellow-yangtze", kept: middle, ...phone },
  conflict: { path: "/yellow-yangtze", kept: war },
  result: { path: "/yellow-yangtze", kept: over, over: true },
  "yunnan-auction": { path: "/yunnan", kept: auction },
  "yunnan-travel-dark": { path: "/yunnan", kept: travel, settings: { theme: "dark" } },
  "yunnan-phone": { path: "/yunnan", kept: travel, ...phone },
  "yunnan-conversion": { path: "/yunnan", kept: conversion },
  "yunnan-result": { path: "/yunnan", kept: ended(tea, 1), over: true },
  rules: { path: "/rules/yellow-yangtze#YY-4" },
  settings: { path: "/settings" },
  table: { scene: played, asked: true },
  "lobby-phone": { scene: lobby, ...phone },
};

const browser = await launch();
for (const [name, { path, scene, kept, settings, over, asked = kept, ...options }] of Object.entries(views)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const { context, page } = await fresh(browser, { viewport: { width: 1280, height: 800 }, ...options });
  await keep(context, { theme: "light", ...settings }, kept);
  await page.goto(scene ? await scene(browser, context) : path);
  await page.locator("main").waitFor();
  if (over) await page.locator('main.game[data-over="true"] .board.drawn').waitFor();
  else if (asked) await ours(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  // JPEG: the paper of the map is grain all over, which PNG can't make small.
  await page.screenshot({ path: `${folder}${name}.jpg`, type: "jpeg", quality: 80, animations: "disabled", caret: "hide" });
  await context.close();
}
await browser.close();
