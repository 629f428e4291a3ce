// People who meet: each has a browser of their own, and may ask the server directly to set a scene.
import { expect } from "./pagoda.js";

const PREFIX = "/api/v1";

/** Asks the server as whoever this browser is; what it answers. */
export async function ask(context, method, path, data) {
  const answer = await context.request.fetch(PREFIX + path, { method, data });
  const text = await answer.text();
  expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
  return text ? JSON.parse(text) : null;
}

/** Somebody with this name, in a browser that knows them. */
export async function somebody(browser, name, options = {}) {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  const me = await ask(context, "POST", "/me");
  await ask(context, "PATCH", "/me", { name });
  await context.addInitScript(() => localStorage.setItem("pagoda known", "yes"));
  return { context, me };
}

/** A game in which everybody but bots has resigned, played to its end. */
export async function finished(context, table) {
  const { id } = await ask(context, "POST", "/tables", table);
  await ask(context, "POST", `/tables/${id}/begin`);
  await ask(context, "POST", `/tables/${id}/ask`, { resign: { key: "r" } });
  await expect(async () => expect((await ask(context, "GET", `/tables/${id}`)).state).toBe("finished")).toPass();
  return id;
}

/** Whether anything is wider than the window. */
export async function expectNoSidewaysScrolling(page) {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(window);
}
