// What people do with each other at a table beside the game, and what they find there when they come.
import { finished, expectNoSidewaysScrolling } from "./people.js";
import { expectAccessible, report } from "./pagoda.js";
import { act, another, ask, asked, begin, board, come, confirm, decider, expect, expectSameBoard, look, seatOf, test, type } from "./seated.js";

const two = { game: "yellow-yangtze" };
const press = ({ page }, name) => page.getByRole("button", { name, exact: true }).click();
const request = ({ page }) => page.locator(".request:not(.told)");

const told = ({ page }) => page.locator(".request.told p");

/** Asks to go back to the last own choice. */
async function takeBack(person) {
  await press(person, "Take back what you did last");
  await press(person, "Take it back");
}

test("within the own turn a choice is taken back at will, and what others have answered only if they agree", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const id = await begin(people, two);
  const one = await decider(people, id);
  const other = people.find((person) => person !== one);
  const before = await board(other);
  const { version } = await look(one, id);
  await ask(one.context, "POST", `/tables/${id}/ask`, { act: { key: "1", version, actions: ["leader k@C10"] } });
  await expect(async () => expect(await board(other)).not.toEqual(before)).toPass();
  await takeBack(one);
  await expect(async () => expect(await board(other)).toEqual(before)).toPass();
  await expect(request(other)).toHaveCount(0);
  await expectSameBoard(people);

  await act(one, "leader b@C10", "leader r@H7");
  await expect(asked(other)).toContainText("It is for you");
  await act(other, "leader y@E10", "end");
  await expect(asked(one)).toContainText("It is for you");
  const after = await board(one);
  await takeBack(one);
  await expect(request(one)).toContainText("The others are asked");
  await expect(request(other)).toContainText(`${one.name} would like to go back by 3 answers.`);
  await press(other, "Don't agree");
  for (const person of people) await expect(request(person)).toHaveCount(0);
  expect(await board(other)).toEqual(after);

  await takeBack(one);
  await press(one, "Ask no longer");
  await expect(request(other)).toHaveCount(0);
  await takeBack(one);
  await press(other, "Agree");
  for (const person of people) await expect(request(person)).toHaveCount(0);
  await expectSameBoard(people);
  await expect(asked(one)).toContainText("It is for you");
  expect(await board(one)).toHaveLength(before.length + 1);
});

test("what is said in a phrase everybody reads in their own language, and notes are one's own", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo", { settings: { language: "fr" } })];
  const [ada, bo] = people;
  await begin(people, two);
  await press(ada, "Hello …");
  await press(ada, "Hello");
  await expect(ada.page.getByRole("button", { name: "Good game" })).toHaveCount(0);
  await expect(ada.page.locator(".said-there li")).toHaveText("Ada Hello");
  await expect(bo.page.locator(".said-there li")).toHaveText("Ada Bonjour");
  await ada.page.getByLabel("Say something").fill("Good luck!");
  await ada.page.getByLabel("Say something").press("Enter");
  await expect(bo.page.locator(".said-there li").nth(1)).toHaveText("Ada Good luck!");

  const note = ada.page.getByRole("textbox", { name: "My notes" });
  await ada.page.getByText("My notes").click();
  // Whoever leaves at once has written it, too.
  await note.pressSequentially("Three red tiles.");
  await ada.page.reload();
  await ada.page.getByText("My notes").click();
  await expect(note).toHaveValue("Three red tiles.");
  // Nothing has to be pressed, and what doesn't arrive is sent again; that it was lost is complained about.
  await ada.page.route("**/note", (route) => route.abort(), { times: 1 });
  const kept = ada.page.waitForResponse((response) => response.url().endsWith("/note") && response.request().method() === "PUT");
  await note.press("End");
  await note.pressSequentially(" And a blue one.");
  await kept;
  ada.complaints.length = 0;
  await ada.page.reload();
  await ada.page.getByText("My notes").click();
  await expect(note).toHaveValue("Three red tiles. And a blue one.");
  await expect(ada.page.locator(".said-there li")).toHaveCount(2);
  await bo.page.locator(".note summary").click();
  await expect(bo.page.locator(".note textarea")).toHaveValue("");
});

test("windows of one person have the same notes, and what is written in two of them at once is all kept", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const [ada] = people;
  const id = await begin(people, two);
  const windows = [ada.page, await another(ada)];
  await windows[1].goto(`/table/${id}`);
  const [here, there] = windows.map((page) => page.getByRole("textbox", { name: "My notes" }));
  for (const page of windows) await page.locator(".note summary").click();
  await expect(here).toBeEditable();
  await here.pressSequentially("Red in the north.");
  await expect(there).toHaveValue("Red in the north.");
  await there.press("End");
  await there.pressSequentially(" Blue in the south.");
  await expect(here).toHaveValue("Red in the north. Blue in the south.");
  // What was written before the connection was lost is still here, and what was written elsewhere comes to it.
  await windows[0].route("**/note", (route) => route.abort());
  await here.press("End");
  await here.pressSequentially(" Green?");
  await there.press("End");
  await there.pressSequentially(" Yellow!");
  const both = "Red in the north. Blue in the south. Yellow!\nGreen?";
  await expect(here).toHaveValue(both);
  await windows[0].unroute("**/note");
  await expect(there).toHaveValue(both);
  // That nothing could be sent is complained about.
  ada.complaints.length = 0;
  // What couldn't be sent before the page was left is there, and is sent then.
  await windows[0].route("**/note", (route) => route.abort());
  await here.press("End");
  await here.pressSequentially(" Black.");
  await windows[0].reload();
  await windows[0].locator(".note summary").click();
  await expect(here).toHaveValue(`${both} Black.`);
  await windows[0].unroute("**/note");
  await expect(there).toHaveValue(`${both} Black.`);
  await windows[1].reload();
  await windows[1].locator(".note summary").click();
  await expect(there).toHaveValue(`${both} Black.`);
  ada.complaints.length = 0;
});

test("whoever asked to go back is told if nobody is asked any longer", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo"), await meet("Cleo")];
  const id = await begin(people, two);
  const one = await decider(people, id);
  const [next, last] = people.filter((person) => person !== one);
  await act(one, "leader b@C10", "leader r@H7");
  const second = await decider(people, id);
  await act(second, "leader y@E10", "end");
  const third = second === next ? last : next;
  await takeBack(one);
  await expect(request(third)).toContainText(`${one.name} would like to go back`);
  await act(third, "end");
  await expect(request(one)).toHaveCount(0);
  await expect(told(one)).toHaveText("The game goes on, and nobody is asked to go back any longer.");
  await takeBack(one);
  await expect(request(third)).toBeVisible();
  await ask(second.context, "POST", `/tables/${id}/ask`, { resign: { key: "r" } });
  await expect(request(third)).toHaveCount(0);
  await expect(told(one)).toHaveText(`${second.name} has resigned. A bot plays on. The game goes on, and nobody is asked to go back any longer.`);
});

test("a planned answer is given when its time comes", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const id = await begin(people, two);
  const one = await decider(people, id);
  const other = people.find((person) => person !== one);
  const plan = other.page.locator(".plan");
  await plan.locator("summary").click();
  for (const text of ["leader g@C10", "end"]) {
    await plan.getByRole("textbox").fill(text);
    await plan.getByRole("button", { name: "Plan", exact: true }).click();
    await expect(plan.locator("li code").last()).toHaveText(text);
  }
  await act(one, "leader k@H7", "end");
  await expect(plan.locator("li")).toHaveCount(0);
  await expect(asked(one)).toContainText("It is for you");
  await expect(other.page.locator('button[data-leader="g"]')).toHaveClass(/away/);
  await expectSameBoard(people);
});

test("two tabs of one player agree", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const id = await begin(people, two);
  const one = await decider(people, id);
  const tab = { ...one, page: await another(one) };
  await come(tab, id);
  await act(one, "leader k@C10", "leader r@H7");
  await expect(asked(tab)).not.toContainText("It is for you");
  await expectSameBoard([...people, tab]);
  const other = await decider(people, id);
  await act(other, "leader y@E10", "end");
  for (const page of [one, tab]) await expect(asked(page)).toContainText("It is for you");
  await act(tab, "leader b@D9", "end");
  await expect(asked(other)).toContainText("It is for you");
  await expect(asked(one)).not.toContainText("It is for you");
  await expectSameBoard([...people, tab]);
});

test("what one tab of a player answers drops what another tries out, and that is told", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const id = await begin(people, two);
  const one = await decider(people, id);
  const tab = { ...one, page: await another(one) };
  await come(tab, id);
  await type(tab, "leader b@C10");
  await act(one, "leader k@C10", "end");
  await expect(tab.page.getByText("You have answered elsewhere.")).toBeVisible();
  await expect(confirm(tab)).toHaveCount(0);
  await expect(one.page.getByText("You have answered elsewhere.")).toHaveCount(0);
});

test("who resigns lets a bot play on and may come back, and together a game is left and the next one begun", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const [ada, bo] = people;
  const id = await begin(people, two);
  // The one who waits: so no bot decides anything yet.
  const one = await decider(people, id);
  const other = people.find((person) => person !== one);
  await press(other, "Resign");
  await other.page.getByRole("alertdialog").getByRole("button", { name: "Resign" }).click();
  await expect(seatOf(one, people.indexOf(other))).toContainText("A bot plays");
  await expect(told(one)).toHaveText(`${other.name} has resigned. A bot plays on.`);
  // It stays while the game goes on, until whoever reads it answers.
  await press(other, "Play on myself");
  await expect(seatOf(one, people.indexOf(other))).not.toContainText("A bot plays");
  await expect(told(one)).toHaveText(`${other.name} plays again.`);
  await act(one, "leader k@C10", "end");
  await expect(told(one)).toHaveCount(0);

  // What somebody wants and then doesn't, or another one doesn't want, isn't asked any longer.
  await press(ada, "Leave it unfinished");
  await expect(request(bo)).toContainText("Ada would like to leave");
  await press(ada, "Ask no longer");
  await expect(request(bo)).toHaveCount(0);
  await press(ada, "Leave it unfinished");
  await press(bo, "Don't agree");
  await expect(request(ada)).toHaveCount(0);
  await expect(told(ada)).toContainText("nobody is asked any longer whether to leave it");
  await press(ada, "Leave it unfinished");
  await press(bo, "Agree");
  for (const { page } of people) await expect(page.locator(".request")).toHaveCount(0);
  expect((await look(ada, id)).state).toBe("abandoned");
  for (const { page } of people) await expect(page.getByText("Actions left")).toHaveCount(0);
  await rematch(people, id);
});

/** The next game of the same people, who sit a seat further. */
async function rematch([ada, bo], id) {
  await press(ada, "Play again together");
  await expect(ada.page).not.toHaveURL(new RegExp(id));
  await press(bo, "To the next game");
  await expect(bo.page).toHaveURL(ada.page.url());
  for (const { page } of [ada, bo]) await expect(page.locator(".chairs > li").first()).toContainText("Bo");
  await expect(ada.page.locator(".chairs > li").nth(1)).toContainText("you");
  // Nobody has to.
  await press(bo, "Take a seat");
  await press(ada, "Begin");
  for (const { page } of [ada, bo]) await expect(page.locator(".board.drawn")).toBeVisible();
  await expect(seatOf(ada, 1)).toContainText("you");
  await expect(seatOf(bo, 0)).toContainText("you");
}

/** Both end their turns without doing anything: the game is over. */
async function playToTheEnd(people, id) {
  await act(await decider(people, id), "leader k@C10", "leader r@H7");
  await act(await decider(people, id), "leader y@E10", "end");
  await act(await decider(people, id), "end");
  await act(await decider(people, id), "end");
  for (const { page } of people) await expect(page.locator("main.game")).toHaveAttribute("data-over", "true");
}

test("a click too many resigns nothing, and leaves no game that others could come back to", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const [ada, bo] = people;
  const id = await begin(people, two);
  await ada.page.getByRole("button", { name: "Resign" }).dblclick();
  await ada.page.reload();
  await expect(ada.page.locator(".board.drawn")).toBeVisible();
  expect((await look(ada, id)).seats[people.indexOf(ada)].stand_in).toBeUndefined();
  await ask(bo.context, "POST", `/tables/${id}/ask`, { resign: { key: "r" } });
  await expect(told(ada)).toContainText("Bo has resigned");
  await press(ada, "Leave it unfinished");
  await expect(ada.page.getByRole("alertdialog")).toContainText("End the game here");
  expect((await look(ada, id)).state).toBe("running");
});

test("a plan that is dropped is told", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const id = await begin(people, two);
  const one = await decider(people, id);
  const other = people.find((person) => person !== one);
  await ask(other.context, "POST", `/tables/${id}/ask`, { plan: { key: "p", actions: ["leader g@C10", "end"] } });
  await expect(other.page.locator(".plan li")).toHaveCount(2);
  await act(one, "leader k@C10", "end");
  await expect(told(other)).toContainText("Your plan is dropped");
  await expect(other.page.locator(".plan li")).toHaveCount(0);
});

test("a game against bots isn't left unfinished without a question", async ({ meet }) => {
  const ada = await meet("Ada");
  const id = await begin([ada], { ...two, seats: ["me", { bot: 1 }] });
  await press(ada, "Leave it unfinished");
  const question = ada.page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Play on" }).click();
  await expect(question).toHaveCount(0);
  expect((await look(ada, id)).state).toBe("running");
  await press(ada, "Leave it unfinished");
  await question.getByRole("button", { name: "Leave it unfinished" }).click();
  await expect(ada.page.getByText("The game was left unfinished.").first()).toBeVisible();
});

test("a game that is over is there for anybody, at any moment, with its deal to be checked, and a next one follows", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const id = await begin(people, two);
  await playToTheEnd(people, id);
  const guest = await meet();
  await guest.page.goto(`/game/${id}/at/2`);
  await expect(asked(guest)).toContainText(/step 2 of \d/);
  await expect(guest.page.locator(".time-line")).toBeVisible();
  await expect(guest.page.locator('.pieces use[href^="#leader-"]')).toHaveCount(2);
  // From one moment to another the page stays.
  await guest.page.evaluate((address) => {
    history.pushState({}, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/game/${id}/at/3`);
  await expect(asked(guest)).toContainText(/step 3 of \d/);
  await guest.page.keyboard.press("End");
  await expect(guest.page.locator(".result h2")).toContainText(/wins the game|share the victory/);
  for (const { page } of [guest, people[0]]) {
    await page.locator(".fair summary").click();
    await page.getByRole("button", { name: "Check it here" }).click();
    await expect(page.locator(".fair").getByRole("status")).toContainText("It was:");
  }
  // Whoever comes while the server is away is told so, and arrives when it is back.
  let away = true;
  await guest.page.routeWebSocket(/socket/, (socket) => (away ? socket.close() : socket.connectToServer()));
  await guest.page.goto(`/game/${id}`);
  await expect(guest.page.getByText("The server can't be reached.")).toBeVisible();
  away = false;
  await expect(guest.page.locator("main.game")).toHaveAttribute("data-over", "true", { timeout: 20_000 });
  await rematch(people, id);
});

test("over days, what happened since the own last turn comes first, and title and icon tell whose turn it is", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const id = await begin(people, { ...two, speed: { pace: "move", seconds: 86_400 } });
  const one = await decider(people, id);
  const other = people.find((person) => person !== one);
  const icon = ({ page }) => page.locator("link[rel=icon]");
  await expect(one.page).toHaveTitle("● Your turn · pagoda");
  await expect(icon(one)).toHaveAttribute("href", /turn/);
  await expect(other.page).toHaveTitle("pagoda");
  await expect(icon(other)).not.toHaveAttribute("href", /turn/);
  await act(one, "leader k@C10", "end");
  await expect(one.page).toHaveTitle("pagoda");
  await expect(other.page).toHaveTitle("● Your turn · pagoda");
  await one.page.goto("/tables");
  await expect(one.page.getByRole("heading", { name: "My tables" })).toBeVisible();
  await expect(one.page).toHaveTitle("pagoda");
  await act(other, "leader y@E10", "leader r@H7");
  // Among all tables, too.
  await expect(one.page).toHaveTitle("● Your turn · pagoda", { timeout: 20_000 });
  await expect(icon(one)).toHaveAttribute("href", /turn/);
  await come(one, id);
  await expect(one.page.locator(".recap .caption")).toContainText(other.name);
  // On a phone it leaves the board in sight.
  await one.page.setViewportSize({ width: 360, height: 740 });
  const [board, recap] = await Promise.all([".board", ".recap"].map((part) => one.page.locator(part).boundingBox()));
  expect(recap.y).toBeGreaterThanOrEqual(board.y + board.height);
  await one.page.keyboard.press("Escape");
  await expect(asked(one)).toContainText("It is for you");
});

test("who had passed and is outbid has a turn again", async ({ meet }) => {
  test.setTimeout(120_000);
  const people = [await meet("Ada"), await meet("Bo"), await meet("Cleo"), await meet("Dora")];
  const id = await begin(people, { game: "yunnan" });
  const first = await decider(people, id);
  await act(first, "bid school 5 from supply");
  const rival = await decider(people, id);
  await act(rival, "market from supply");
  for (let count = 0; count < 3; count += 1) await act(await decider(people, id), "pass");
  expect(await decider(people, id)).toBe(rival);
  await expect(asked(first)).not.toContainText("It is for you");
  await act(rival, "bid school 7 from supply");
  await expect(asked(first)).toContainText("It is for you");
  for (const { page } of people) await expect(page.locator(".log")).toContainText(`${rival.name} outbids ${first.name}`);
  await act(first, "bid school 9 from supply");
  expect(await decider(people, id)).toBe(rival);
  await expectSameBoard(people);
});

for (const [width, height] of [[360, 740], [1440, 900]]) {
  test(`at ${width} by ${height} a table fits and is open to all`, async ({ meet }) => {
    test.setTimeout(180_000);
    const viewport = { width, height };
    const people = [await meet("Ada", { viewport }), await meet("Wilhelmina the Magnificent", { viewport }), await meet(null, { viewport })];
    const id = await begin(people.slice(0, 2), two);
    await come(people[2], id);
    const one = await decider(people, id);
    const other = people.slice(0, 2).find((person) => person !== one);
    await act(one, "leader k@C10", "leader r@H7");
    await act(other, "leader y@E10", "end");
    await takeBack(one);
    await expect(request(other)).toBeVisible();
    for (const { page } of people) {
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
      const menu = page.getByRole("button", { name: "Menu" });
      if (await menu.isVisible()) {
        await menu.click();
        await expectNoSidewaysScrolling(page);
        await expectAccessible(page);
      }
    }
  });
}

for (const game of ["yellow-yangtze", "yunnan"]) {
  test(`four people with their clocks are told apart on a phone: ${game}`, async ({ meet }) => {
    test.setTimeout(180_000);
    const viewport = { width: 360, height: 740 };
    const people = [];
    for (const name of ["Ada", "Wilhelmina the Magnificent", "Cleo", "Dora"]) people.push(await meet(name, { viewport }));
    const id = await begin(people, { game });
    const one = await decider(people, id);
    const other = people.find((person) => person !== one);
    await ask(other.context, "POST", `/tables/${id}/ask`, { resign: { key: "away" } });
    const { page } = one;
    await expect(seatOf(one, people.indexOf(other)).locator(".stand-in")).toBeVisible();
    for (let seat = 0; seat < 4; seat += 1) {
      const signs = seatOf(one, seat).locator("strong, .clock, .stand-in .sign, .presence, .hand-size .short");
      const boxes = await Promise.all((await signs.filter({ visible: true }).all()).map((sign) => sign.boundingBox()));
      expect(boxes.length).toBeGreaterThan(2);
      for (const [number, a] of boxes.entries()) {
        for (const b of boxes.slice(number + 1)) {
          const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
          const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
          expect(Math.min(across, down), JSON.stringify([seat, a, b])).toBeLessThan(1);
        }
      }
    }
    expect((await page.locator(".middle").boundingBox()).height).toBeGreaterThan(740 * 0.38);
    await expectNoSidewaysScrolling(page);
  });
}

test("a game of four is on the screen soon, also when it is over", { tag: "@alone" }, async ({ meet }) => {
  test.setTimeout(120_000);
  const { context, page } = await meet("Ada");
  const bot = { bot: 1 };
  const id = await finished(context, { game: "yellow-yangtze", seats: ["me", bot, bot, bot] });
  for (const visit of ["at first", "when the app is known"]) {
    const since = Date.now();
    await page.goto(`/table/${id}`, { waitUntil: "commit" });
    const after = {};
    for (const [what, shown] of [["can be used", ".log li"], ["is drawn with all its ground", ".board.drawn"]]) {
      await page.locator(shown).first().waitFor();
      after[what] = Date.now() - since;
    }
    for (const [what, time] of Object.entries(after)) report(`until a finished game of four ${what}, ${visit}`, `${time} ms`);
  }
  await expect(page.locator(".result table:not(.figures) tbody tr")).toHaveCount(4);
});
