// People at a table, each with a page of their own.
import { expect, test as base } from "./pagoda.js";
import { ask, somebody } from "./people.js";

export { ask, expect };

export const test = base.extend({
  // Whoever is met has a browser with a page. Whatever one of the pages complains about fails the test; a test that
  // expects complaints empties their list.
  meet: async ({ browser }, use) => {
    const met = [];
    await use(async (name, { settings, ...options } = {}) => {
      const known = name ? await somebody(browser, name, options) : { context: await browser.newContext(options) };
      const person = { name, ...known, complaints: [] };
      await person.context.addInitScript((settings) => {
        if (!localStorage.getItem("pagoda settings")) localStorage.setItem("pagoda settings", JSON.stringify(settings));
      }, { language: "en", speed: "instant", motion: "none", ...settings });
      person.page = await another(person);
      met.push(person);
      return person;
    });
    expect(met.flatMap(({ complaints }) => complaints)).toEqual([]);
    for (const { context } of met) await context.close();
  },
});

/** One more page of somebody. */
export async function another({ context, complaints }) {
  const page = await context.newPage();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return page;
}

/**
 * A table that waits for its host to begin; the first of these people is the host. They answer everything themselves: the
 * server would answer for whoever has no choice, perhaps while it is being typed.
 */
export async function gather([host, ...others], table) {
  const seats = ["me", ...others.map(() => "open")];
  const { id } = await ask(host.context, "POST", "/tables", { seats, forced: "ask", ...table });
  for (const { context } of others) await ask(context, "POST", `/tables/${id}/join`, {});
  return id;
}

/** Goes to a table where a game is on, and waits for its board. */
export async function come({ page }, id) {
  await page.goto(`/table/${id}`);
  // Several browsers that load the app at once take their time.
  await expect(page.locator(".board.drawn")).toBeVisible({ timeout: 45_000 });
}

/** A game that has begun between these people, all of whom are there. */
export async function begin(people, table) {
  const id = await gather(people, table);
  await ask(people[0].context, "POST", `/tables/${id}/begin`);
  await Promise.all(people.map((person) => come(person, id)));
  return id;
}

/** The table as this person is told of it. */
export const look = ({ context }, id) => ask(context, "GET", `/tables/${id}`);

/** Who has to decide, once their page knows it; nobody if the game is over. */
export async function decider(people, id) {
  const { state, decides } = await look(people[0], id);
  if (state !== "running") return null;
  await expect(typed(people[decides])).toBeVisible();
  return people[decides];
}

export const typed = ({ page }) => page.locator(".typed input");
export const asked = ({ page }) => page.locator(".asked");
export const confirm = ({ page }) => page.locator("button.confirm");
export const seatOf = ({ page }, seat) => page.locator(`.player[data-seat="${seat}"]`);

/** Tries something out by typing it. */
export async function type(person, text) {
  await typed(person).fill(text);
  await typed(person).press("Enter");
  await expect(typed(person)).toHaveValue("");
}

/** Types actions, confirms them, and waits for the server's word. */
export async function act(person, ...texts) {
  for (const text of texts) await type(person, text);
  await confirm(person).click();
  await expect(confirm(person)).toHaveCount(0);
}

/** The pieces on a board as they are drawn, which everybody may see. */
export const board = ({ page }) =>
  page.locator(".pieces use").evaluateAll((all) =>
    all.map((use) => ["href", "x", "y"].map((name) => use.getAttribute(name)).join(" ")).sort(),
  );

/** Waits until everybody sees the same pieces. */
export async function expectSameBoard([first, ...others]) {
  for (const other of others) await expect(async () => expect(await board(other)).toEqual(await board(first))).toPass();
}
