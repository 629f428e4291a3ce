// A table where people play with each other: whole games, from the first decision to the replay.
import { ask, begin, come, confirm, decider, expect, expectSameBoard, look, test, type } from "./seated.js";

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Notes when somebody confirms, and when somebody else's page next shows that something has changed. */
async function stopwatch(person, other) {
  await person.page.evaluate(() => {
    document.querySelector("button.confirm").addEventListener("click", () => { window.pressed = Date.now(); }, { capture: true });
  });
  await other.page.evaluate(() => {
    window.changed = new Promise((resolve) => {
      // Clocks count in any case.
      const isNews = ({ target }) => !(target.parentElement ?? target).closest(".seat-sign");
      const observer = new MutationObserver((changes) => {
        if (!changes.some(isNews)) return;
        observer.disconnect();
        // What has changed is on the screen with the next frame.
        requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
      });
      observer.observe(document.querySelector("main"), { childList: true, subtree: true, characterData: true });
    });
  });
  return async () => (await other.page.evaluate(() => window.changed)) - (await person.page.evaluate(() => window.pressed));
}

/** All tiles in hand, as they are replaced. */
async function wholeHand({ page }) {
  const tiles = await page.locator(".hand [data-tile]").evaluateAll((all) => all.map((tile) => tile.dataset.tile));
  return `replace ${tiles.join("")}`;
}

// Whoever begins puts leaders into Wei and Qin. The other one begins a revolt in Qin, and joins Wei to Zhao by any tile.
const deeds = [
  [["leader r@H7", "leader k@C10"]],
  [["leader k@E10"], ["leader r@I6"], ["tile k@I7"], ["tile r@I7"], ["tile y@I7"]],
];

/** What to answer: what was planned if that is possible, in a conflict the most that can be given. */
async function choose(person, deeds, legal) {
  const conflict = legal.findLast((text) => /^(commit|support|winner|lose) /.test(text));
  if (conflict) return [conflict];
  if (legal.includes("skip")) return ["skip"];
  const at = deeds.findIndex((texts) => texts.every((text) => legal.includes(text)));
  return at < 0 ? [await wholeHand(person)] : deeds.splice(0, at + 1).at(-1);
}

test("two people play a whole game with a revolt and a war, and a third watches it", async ({ meet }) => {
  test.setTimeout(180_000);
  const [ada, bo, watcher] = [await meet("Ada"), await meet("Bo"), await meet()];
  const people = [ada, bo];
  const id = await begin(people, { game: "yellow-yangtze", options: { short: true } });
  await come(watcher, id);
  await expect(watcher.page.getByText("You are watching.")).toBeVisible();
  const first = await decider(people, id);
  const planned = structuredClone(deeds);
  const fights = new Set();
  const delays = [];
  let done = 0;
  for (let person = first; person; person = await decider(people, id)) {
    const deeds = planned[person === first ? 0 : 1];
    let { actions } = await ask(person.context, "GET", `/tables/${id}/legal`);
    do {
      for (const text of await choose(person, deeds, actions)) await type(person, text);
      // What follows from what is only tried out is known to the page alone.
      actions = await person.page.locator("#typed-actions option").evaluateAll((all) => all.map(({ value }) => value));
    } while (!(await confirm(person).count()));
    const other = people.find((other) => other !== person);
    const delay = await stopwatch(person, other);
    await confirm(person).click();
    delays.push(await delay());
    await expect(confirm(person)).toHaveCount(0);
    await expectSameBoard([watcher, ...people]);
    for (const title of await watcher.page.locator(".fight h2").allTextContents()) fights.add(title);
    await expect(watcher.page.locator(".tray, .hand, .typed, button.confirm")).toHaveCount(0);
    expect((done += 1)).toBeLessThan(80);
  }
  expect([...fights].sort()).toEqual(["Revolt", "War"]);
  for (const { page } of [...people, watcher]) {
    await expect(page.locator("main.game")).toHaveAttribute("data-over", "true");
    await expect(page.locator(".result h2")).toContainText(/wins the game|share the victory/);
    await expect(page.locator(".result table:not(.figures) tbody tr")).toHaveCount(2);
  }
  expect(new Set(await Promise.all([...people, watcher].map(({ page }) => page.locator(".result h2").textContent()))).size).toBe(1);
  const { result } = await look(watcher, id);
  expect(result).toBeTruthy();
  test.info().annotations.push({ type: "from Confirm to the other's screen", description: `${median(delays)} ms, median of ${delays.length}` });
});
