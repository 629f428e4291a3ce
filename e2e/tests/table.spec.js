// A table where people play with each other: whole games, from the first decision to the replay.
import { report } from "./pagoda.js";
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

for (const names of [["Ada", "Bo"], ["Ada", "Bo", "Cleo", "Dora"]]) {
  test(`${names.length} people play a whole game with a revolt and a war, and somebody watches it`, { tag: "@alone" }, async ({ meet }) => {
    test.setTimeout(300_000);
    const people = [];
    for (const name of names) people.push(await meet(name));
    const watcher = await meet();
    const id = await begin(people, { game: "yellow-yangtze", options: { short: people.length === 2 } });
    await come(watcher, id);
    await expect(watcher.page.getByText("You are watching.")).toBeVisible();
    const planned = new Map();
    const fights = new Set();
    const delays = [];
    let done = 0;
    for (let person = await decider(people, id); person; person = await decider(people, id)) {
      if (!planned.has(person)) planned.set(person, structuredClone(deeds[planned.size] ?? []));
      let { actions } = await ask(person.context, "GET", `/tables/${id}/legal`);
      do {
        for (const text of await choose(person, planned.get(person), actions)) await type(person, text);
        // What follows from what is only tried out is known to the page alone.
        actions = await person.page.locator("#typed-actions option").evaluateAll((all) => all.map(({ value }) => value));
      } while (!(await confirm(person).count()));
      const other = people.find((other) => other !== person);
      const delay = await stopwatch(person, other);
      await confirm(person).click();
      delays.push(await delay());
      await expect(confirm(person)).toHaveCount(0);
      await expectSameBoard([watcher, ...people]);
      const titles = (await watcher.page.locator(".conflict h2").allTextContents()).join(" ");
      for (const kind of ["Revolt", "War"]) if (titles.includes(kind)) fights.add(kind);
      await expect(watcher.page.locator(".tray, .hand, .typed, button.confirm")).toHaveCount(0);
      expect((done += 1)).toBeLessThan(120);
    }
    expect([...fights].sort()).toEqual(["Revolt", "War"]);
    for (const { page } of [...people, watcher]) {
      await expect(page.locator("main.game")).toHaveAttribute("data-over", "true");
      await expect(page.locator(".result h2")).toContainText(/wins the game|share the victory/);
      await expect(page.locator(".result table:not(.figures) tbody tr")).toHaveCount(people.length);
    }
    expect(new Set(await Promise.all([...people, watcher].map(({ page }) => page.locator(".result h2").textContent()))).size).toBe(1);
    const { result } = await look(watcher, id);
    expect(result).toBeTruthy();
    report(`from Confirm to another's screen, at a table of ${people.length}`, `${median(delays)} ms, median of ${delays.length}`);
  });
}
