// What tests of Yunnan have in common.
import { golden, keptAt } from "../measure/games.js";
import { expect } from "./pagoda.js";

export const settle = (page, more = {}) =>
  page.addInitScript((settings) => {
    if (!localStorage.getItem("pagoda settings")) localStorage.setItem("pagoda settings", JSON.stringify(settings));
  }, { language: "en", speed: "instant", motion: "none", ...more });

// The deal and the bots' chance follow from the address.
export const game = (seats = "person,greedy,greedy", seed = 7) => `/yunnan?seats=${seats}&seed=${seed}`;
export const spot = (page, name) => page.locator(`.spot[data-space="${name}"]`);
export const lit = (page) => page.locator(".spot.lit");
export const deed = (page, text) => page.locator(`[data-action="${text}"]`);
export const confirm = (page) => page.locator("button.confirm");
export const isOver = async (page) => (await page.locator("main.game").getAttribute("data-over")) === "true";

/** Waits until somebody at this screen can do something, or the game is over; whether it is over. */
export async function waits(page) {
  await expect(async () => {
    const count = await page.locator("button.confirm, .tray .deeds button, .several button, .spot.lit").count();
    expect((await isOver(page)) || count > 0).toBe(true);
  }).toPass({ timeout: 30_000 });
  return isOver(page);
}

/** A golden game after so many actions, with a person who decides; or all of it. */
export async function kept(page, actions, settings = {}, name = "4p") {
  const record = await golden(name, "yunnan");
  const game = actions ? keptAt(record, actions) : keptAt(record, record.actions.length, 0);
  await settle(page, settings);
  await page.addInitScript((game) => {
    localStorage.setItem("pagoda game yunnan", game);
    localStorage.setItem("pagoda game yunnan going", "true");
  }, game);
  await page.goto("/yunnan");
  await waits(page);
}
