// Answers that are planned on the board while somebody else decides.
import { expectNoSidewaysScrolling } from "./people.js";
import { expectAccessible } from "./pagoda.js";
import { act, ask, asked, begin, board, confirm, decider, expect, expectSameBoard, look, test, type } from "./seated.js";

const two = { game: "yellow-yangtze" };
const press = ({ page }, name) => page.getByRole("button", { name }).click();
const bar = ({ page }) => page.locator(".planning");
const list = ({ page }) => page.locator(".plan li code");
const notice = ({ page }) => page.locator(".said .notice");
const spot = ({ page }, name) => page.locator(`.spot[data-space="${name}"]`);
const deed = ({ page }, text) => page.locator(`[data-action="${text}"]`);

/** People at a table: the one who decides, and one who waits. */
async function sit(meet, { game }, options) {
  const people = [await meet("Ada", options), await meet("Bo", options)];
  const bots = game === "yunnan" ? [{ bot: 1 }] : [];
  const id = await begin(people, { game, seats: ["me", "open", ...bots] });
  // Bots don't wait for anybody.
  await expect(async () => expect((await look(people[0], id)).decides).toBeLessThan(2)).toPass();
  const one = await decider(people, id);
  return { people, id, one, other: people.find((person) => person !== one) };
}

async function plan(person) {
  await press(person, "Plan on the board");
  await expect(bar(person)).toBeVisible();
  await expect(asked(person)).toContainText("Plan, as if the others did nothing – It is for you");
}

/** Puts a leader on the board by hand. */
async function lead(person, colour, space) {
  await person.page.locator(`button[data-leader="${colour}"]`).click();
  await spot(person, space).click();
}

test("a turn is planned on the board by hand, seen and changed there, and given when its time comes", async ({ meet }) => {
  const { people, id, one, other } = await sit(meet, two);
  const before = await board(other);
  await plan(other);
  expect(await board(other), "nothing has happened").toEqual(before);
  await expect(other.page.getByRole("button", { name: "Leave as plan" })).toBeDisabled();
  await lead(other, "g", "C10");
  expect(await board(other)).toHaveLength(before.length + 1);
  await other.page.keyboard.press("u");
  expect(await board(other)).toEqual(before);
  await press(other, "Redo");
  expect(await board(other)).toHaveLength(before.length + 1);
  await lead(other, "y", "E10");
  await expect(asked(other), "nobody has laid a tile: nothing is drawn").toContainText("Plan, as if");
  await press(other, "Leave as plan");
  await expect(bar(other)).toHaveCount(0);
  await expect(list(other)).toHaveText(["leader g@C10", "leader y@E10"]);
  expect(await board(other), "the game is shown as it is").toEqual(before);
  expect(await board(one)).toEqual(before);
  expect((await look(one, id)).version).toBe((await look(other, id)).version);

  // Where it would be done is marked.
  await list(other).first().hover();
  await expect(other.page.locator(".told-space")).not.toHaveCount(0);

  await press(other, "Change the plan");
  expect(await board(other)).toHaveLength(before.length + 2);
  await press(other, "Stop planning");
  await expect(list(other)).toHaveCount(2);
  await press(other, "Change the plan");
  await other.page.keyboard.press("u");
  await deed(other, "end").click();
  await press(other, "Leave as plan");
  await expect(list(other)).toHaveText(["leader g@C10", "end"]);

  await act(one, "leader k@H7", "end");
  await expect(list(other)).toHaveCount(0);
  await expect(asked(one)).toContainText("It is for you");
  await expect(other.page.locator('button[data-leader="g"]')).toHaveClass(/away/);
  await expectSameBoard(people);

  await plan(other);
  await lead(other, "r", "D9");
  await press(other, "Leave as plan");
  await expect(list(other)).toHaveText(["leader r@D9"]);
  await press(other, "Drop the plan");
  await expect(list(other)).toHaveCount(0);
});

test("a plan goes on while the game does, says what doesn't fit, and is laid out when it is time", async ({ meet }) => {
  const { people, id, one, other } = await sit(meet, two);
  await plan(other);
  await lead(other, "g", "C10");
  await lead(other, "y", "E10");
  const { version } = await look(one, id);
  await ask(one.context, "POST", `/tables/${id}/ask`, { act: { key: "1", version, actions: ["leader k@E10"] } });
  await expect(notice(other)).toContainText("doesn't all fit");
  await expect(bar(other)).toBeVisible();
  await expect(other.page.locator(".log")).toContainText(`${one.name} places the black leader on E10`);
  await expect(other.page.locator('button[data-leader="g"]')).toHaveClass(/away/);
  await expect(other.page.locator('button[data-leader="y"]')).not.toHaveClass(/away/);
  // It is for the other to decide now: what was planned is there to be confirmed.
  await act(one, "leader r@H7");
  await expect(bar(other)).toHaveCount(0);
  await expect(notice(other)).toContainText("What you planned is laid out");
  await expect(asked(other)).toHaveText(/^It is for you/);
  await expect(other.page.locator('button[data-leader="g"]')).toHaveClass(/away/);
  await act(other, "end");
  await expect(asked(one)).toContainText("It is for you");
  await expectSameBoard(people);
});

test("what was laid out is there after loading the page again", async ({ meet }) => {
  const { other } = await sit(meet, two);
  const before = await board(other);
  await plan(other);
  await lead(other, "g", "C10");
  await other.page.reload();
  await expect(other.page.locator(".board.drawn")).toBeVisible();
  expect(await board(other), "the game is shown as it is").toEqual(before);
  await plan(other);
  expect(await board(other)).toHaveLength(before.length + 1);
  await press(other, "Stop planning");
  await plan(other);
  expect(await board(other), "what was dropped is gone").toEqual(before);
});

test("tiles that nobody can know yet are no part of a plan", async ({ meet }) => {
  const { one, other } = await sit(meet, two);
  await plan(other);
  const hand = other.page.locator(".hand .tile");
  const tile = await hand.first().getAttribute("data-tile");
  const before = await hand.count();
  await type(other, "leader k@C10");
  await hand.first().click();
  await other.page.locator(".spot.lit").first().click();
  await expect(asked(other)).toContainText("the plan ends here");
  await expect(confirm(other)).toBeHidden();
  expect(await hand.count()).toBeLessThanOrEqual(before);
  await other.page.keyboard.press("c");
  await expect(bar(other)).toHaveCount(0);
  await expect(list(other)).toHaveCount(2);
  await expect(list(other).last()).toContainText(`tile ${tile}@`);
  await expect(one.page.locator(".plan li")).toHaveCount(0);
});

test("bids are planned one after the other, as if the others passed", async ({ meet }) => {
  const { id, one, other } = await sit(meet, { game: "yunnan" });
  await plan(other);
  await other.page.locator('button[data-pick="supply"]').click();
  // A bot may have bidden anywhere by now.
  await other.page.locator(".spot.lit").first().click();
  await expect(asked(other)).toContainText("Plan, as if");
  await deed(other, "pass").click();
  await press(other, "Leave as plan");
  await expect(list(other)).toHaveCount(2);
  await expect(list(other).last()).toHaveText("pass");
  await act(one, "pass");
  await expect(list(other)).toHaveCount(0);
  await expect(async () => expect((await look(one, id)).version).toBeGreaterThan(3)).toPass();
});

for (const [width, height] of [[360, 740], [1440, 900]]) {
  for (const game of ["yellow-yangtze", "yunnan"]) {
    test(`at ${width} by ${height} a plan in ${game} fits and is open to all`, async ({ meet }) => {
      test.setTimeout(180_000);
      const { other } = await sit(meet, { game }, { viewport: { width, height }, hasTouch: width < 500 });
      await expectNoSidewaysScrolling(other.page);
      await expectAccessible(other.page);
      await plan(other);
      if (game === "yunnan") {
        await other.page.locator('button[data-pick="supply"]').click();
        // A bot may have bidden there by now.
        await other.page.locator('.spot.lit[data-space^="yard-"]').first().click();
      } else {
        await lead(other, "k", "C10");
      }
      await expectNoSidewaysScrolling(other.page);
      await expectAccessible(other.page);
      await press(other, "Leave as plan");
      await expect(other.page.getByRole("button", { name: "Change the plan" })).toBeVisible();
      await expectNoSidewaysScrolling(other.page);
    });
  }
}
