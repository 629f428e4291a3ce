// What all tests use: a page that may not complain, and what is asked of every page.
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base } from "@playwright/test";

export { expect };

export const test = base.extend({
  // Whatever the page complains about fails the test. A test that expects complaints empties the list.
  complaints: [
    async ({ page }, use) => {
      const complaints = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the app can be used without a network. */
export async function keptForOffline(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

/** Checks that nobody is shut out of this page, as far as a program can tell. */
export async function expectAccessible(page) {
  // What is in order is most of a board, and takes a third of the time to tell.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** A figure that was measured on the way, told beside the test's name. */
export function report(what, figure) {
  test.info().annotations.push({ type: what, description: figure });
  console.log(`    ${what}: ${figure}`);
}
