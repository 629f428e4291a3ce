// What people do with each other at a table beside the game, and what they find there when they come.
import { finished, expectNoSidewaysScrolling } from "./people.js";
import { expectAccessible } from "./pagoda.js";
import { act, another, ask, asked, begin, board, come, decider, expect, expectSameBoard, look, seatOf, test } from "./seated.js";

const two = { game: "yellow-yangtze" };
const press = ({ page }, name) => page.getByRole("button", { name, exact: true }).click();
const request = ({ page }) => page.locator(".request");

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
  await expect(request(other)).toContainText(`${one.name} would like to go back`);
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
  await press(ada, "Hello");
  await expect(ada.page.locator(".said-there li")).toHaveText("Ada Hello");
  await expect(bo.page.locator(".said-there li")).toHaveText("Ada Bonjour");
  await ada.page.getByLabel("Say something").fill("Good luck!");
  await ada.page.getByLabel("Say something").press("Enter");
  await expect(bo.page.locator(".said-there li").nth(1)).toHaveText("Ada Good luck!");

  const note = ada.page.getByRole("textbox", { name: "My notes" });
  await ada.page.getByText("My notes").click();
  await note.fill("Three red tiles.");
  const kept = ada.page.waitForResponse((response) => response.url().endsWith("/note") && response.request().method() === "PUT");
  await note.blur();
  await kept;
  await ada.page.reload();
  await ada.page.getByText("My notes").click();
  await expect(note).toHaveValue("Three red tiles.");
  await expect(ada.page.locator(".said-there li")).toHaveCount(2);
  await bo.page.locator(".note summary").click();
  await expect(bo.page.locator(".note textarea")).toHaveValue("");
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
  await press(other, "Play on myself");
  await expect(seatOf(one, people.indexOf(other))).not.toContainText("A bot plays");

  await press(ada, "Leave it unfinished");
  await press(bo, "Agree");
  for (const { page } of people) await expect(page.locator(".request")).toHaveCount(0);
  expect((await look(ada, id)).state).toBe("abandoned");
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
  await guest.page.keyboard.press("End");
  await expect(guest.page.locator(".result h2")).toContainText(/wins the game|share the victory/);
  for (const { page } of [guest, people[0]]) {
    await page.locator(".fair summary").click();
    await page.getByRole("button", { name: "Check it here" }).click();
    await expect(page.locator(".fair").getByRole("status")).toContainText("It was:");
  }
  await guest.page.goto(`/game/${id}`);
  await expect(guest.page.locator("main.game")).toHaveAttribute("data-over", "true");
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
  await act(other, "leader y@E10", "leader r@H7");
  await come(one, id);
  await expect(one.page.locator(".recap .caption")).toContainText(other.name);
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

test("a game of four is on the screen soon, also when it is over", async ({ meet }) => {
  test.setTimeout(120_000);
  const { context, page } = await meet("Ada");
  const bot = { bot: 1 };
  const id = await finished(context, { game: "yellow-yangtze", seats: ["me", bot, bot, bot] });
  for (const visit of ["at first", "when the app is known"]) {
    const since = Date.now();
    await page.goto(`/table/${id}`, { waitUntil: "commit" });
    await page.locator(".board.drawn").waitFor();
    test.info().annotations.push({ type: `until a finished game of four is drawn, ${visit}`, description: `${Date.now() - since} ms` });
  }
  await expect(page.locator(".result table:not(.figures) tbody tr")).toHaveCount(4);
});
