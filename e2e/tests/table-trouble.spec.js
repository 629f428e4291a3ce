// What can happen to those at a table: time that runs out, a server that goes away, a connection that is lost.
import { act, ask, asked, begin, come, confirm, decider, expect, expectSameBoard, gather, look, seatOf, test, type } from "./seated.js";
import { Server } from "./server.js";

const lost = ({ page }) => page.getByText("The connection is lost.");

/** Two people in mid-revolt: one attacks the other's black leader, which isn't confirmed yet. Gives the attacker first. */
async function revolt(people, id) {
  const defender = await decider(people, id);
  await act(defender, "leader k@C10", "end");
  const attacker = await decider(people, id);
  await type(attacker, "leader k@E10");
  await type(attacker, "commit 0");
  await expectTriedOut(attacker);
  return [attacker, defender];
}

/** What was tried out is still to be seen, and can be confirmed. */
async function expectTriedOut(attacker) {
  await expect(attacker.page.locator(".fight h2")).toHaveText("Revolt");
  await expect(attacker.page.locator('button[data-leader="k"]')).toHaveClass(/away/);
  await expect(confirm(attacker)).toBeVisible();
}

/** Nothing but that the server is away may be complained about: by the socket, and by the worker that looks for a newer app. */
function expectOnlySocketTrouble({ complaints }) {
  const away = /WebSocket|ERR_CONNECTION_REFUSED|ServiceWorker|error occurred when fetching the script/;
  expect(complaints.splice(0).filter((complaint) => !away.test(complaint))).toEqual([]);
}

test("a server that is away and comes back in mid-revolt costs nothing", async ({ meet }) => {
  test.setTimeout(120_000);
  const server = await Server.start();
  try {
    const options = { baseURL: server.address };
    const people = [await meet("Ada", options), await meet("Bo", options)];
    // Whoever has no governors would be spared the question.
    const id = await begin(people, { game: "yellow-yangtze" });
    const [attacker, defender] = await revolt(people, id);
    const { version } = await look(attacker, id);
    await server.stop();
    for (const person of people) await expect(lost(person)).toBeVisible();
    await expectTriedOut(attacker);
    await server.again();
    for (const person of people) await expect(lost(person)).toHaveCount(0);
    await expectTriedOut(attacker);
    // Nothing but that the server was away has happened.
    expect((await look(attacker, id)).version - version).toBeLessThanOrEqual(1);
    await confirm(attacker).click();
    await expect(asked(defender)).toContainText("It is for you");

    // What is confirmed while nobody hears it is sent once somebody does.
    await type(defender, "commit 0");
    await server.stop("SIGTERM");
    await expect(lost(defender)).toBeVisible();
    await confirm(defender).click();
    // It can't be changed any more: it may have arrived.
    await expect(defender.page.getByText("Your answer is on its way.")).toBeVisible();
    await expect(confirm(defender)).toBeDisabled();
    await defender.page.keyboard.press("u");
    await expect(confirm(defender)).toBeVisible();
    await server.again();
    await expect(lost(defender)).toHaveCount(0);
    await expect(defender.page.getByText("Your answer is on its way.")).toHaveCount(0);
    for (const { page } of people) await expect(page.locator(".conclusion")).toContainText("Revolt");
    await expect(asked(attacker)).toContainText("It is for you");
    await expectSameBoard(people);
    people.forEach(expectOnlySocketTrouble);
  } finally {
    await server.remove();
  }
});

test("a connection that is lost in mid-revolt mends itself, and what was tried out is there", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  // A wire that can be cut.
  const wires = new Map();
  for (const { name, context } of people) {
    const wire = { cut: false, sockets: [] };
    wires.set(name, wire);
    await context.routeWebSocket(/\/socket/, (socket) => {
      if (wire.cut) {
        socket.close();
        return;
      }
      socket.connectToServer();
      wire.sockets.push(socket);
    });
  }
  const id = await begin(people, { game: "yellow-yangtze" });
  const [attacker, defender] = await revolt(people, id);
  const wire = wires.get(attacker.name);
  wire.cut = true;
  for (const socket of wire.sockets) await socket.close();
  await expect(lost(attacker)).toBeVisible();
  await expect(lost(defender)).toHaveCount(0);
  await expect(seatOf(defender, people.indexOf(attacker))).toContainText("away");
  await expectTriedOut(attacker);
  // Something is said meanwhile.
  await defender.page.getByRole("button", { name: "Hello …" }).click();
  await defender.page.getByRole("button", { name: "One moment" }).click();
  wire.cut = false;
  await expect(lost(attacker)).toHaveCount(0);
  await expect(attacker.page.locator(".said-there")).toContainText("One moment");
  await expect(seatOf(defender, people.indexOf(attacker))).not.toContainText("away");
  await expectTriedOut(attacker);
  await confirm(attacker).click();
  await expect(asked(defender)).toContainText("It is for you");
  await expectSameBoard(people);
  people.forEach(expectOnlySocketTrouble);
});

test("what is said while the connection is lost waits in sight, also when the page is loaded again", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const [ada, bo] = people;
  const wire = { cut: false, sockets: [] };
  await ada.context.routeWebSocket(/\/socket/, (socket) => {
    // One that doesn't hear what is said, be it ever so long open.
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!wire.cut) server.send(message);
    });
    wire.sockets.push(socket);
  });
  await begin(people, { game: "yellow-yangtze" });
  wire.cut = true;
  const field = ada.page.getByLabel("Say something");
  await field.fill("Good luck!");
  await field.press("Enter");
  await expect(field).toHaveValue("");
  await expect(ada.page.locator(".said-there li.small")).toContainText("Good luck!");
  await ada.page.reload();
  await expect(ada.page.locator(".said-there li.small")).toContainText("Good luck!", { timeout: 45_000 });
  await expect(bo.page.locator(".said-there li")).toHaveCount(0);
  wire.cut = false;
  for (const socket of wire.sockets) await socket.close();
  for (const { page } of people) await expect(page.locator(".said-there li")).toHaveText(["Ada Good luck!"]);
  // It is said once.
  await ada.page.reload();
  await expect(ada.page.locator(".said-there li")).toHaveText(["Ada Good luck!"], { timeout: 45_000 });
  await expect(bo.page.locator(".said-there li")).toHaveCount(1);
  people.forEach(expectOnlySocketTrouble);
});

test("when the time runs out a bot goes on, until the player comes back", async ({ meet }) => {
  test.setTimeout(90_000);
  const people = [await meet("Ada"), await meet("Bo")];
  // Whoever answers once has time enough.
  const speed = { pace: "live", seconds: 5, increment: 3_600 };
  const id = await gather(people, { game: "yellow-yangtze", speed });
  await ask(people[0].context, "POST", `/tables/${id}/begin`);
  const { decides, version } = await look(people[0], id);
  const actions = ["leader k@C10", "leader r@H7"];
  await ask(people[decides].context, "POST", `/tables/${id}/ask`, { act: { key: "1", version, actions } });
  const [quick, late] = [people[decides], people[1 - decides]];
  for (const person of people) await come(person, id);
  const back = late.page.getByRole("button", { name: "Play on myself" });
  await expect(late.page.getByText("A bot plays for you.")).toBeVisible();
  await expect(seatOf(quick, 1 - decides)).toContainText("A bot plays");
  await expect(seatOf(late, 1 - decides)).toContainText("A bot plays");
  // It has played when it is for the other one again.
  await expect(asked(quick)).toContainText("It is for you");
  await back.click();
  await expect(back).toHaveCount(0);
  await expect(seatOf(quick, 1 - decides)).not.toContainText("A bot plays");
  // The bot may have begun a revolt.
  do {
    const { actions: legal } = await ask(quick.context, "GET", `/tables/${id}/legal`);
    await act(quick, legal.includes("end") ? "end" : legal[0]);
  } while ((await look(quick, id)).decides === decides);
  await expect(asked(late)).toContainText("It is for you");
  // If nobody did anything the game would be over.
  await act(late, `replace ${await late.page.locator(".hand [data-tile]").first().getAttribute("data-tile")}`);
  await act(late, "end");
  await expect(asked(quick)).toContainText("It is for you");
  await expectSameBoard(people);
});

test("who is logged out elsewhere is told so, and goes on watching", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const id = await begin(people, { game: "yellow-yangtze" });
  const [ada, bo] = people;
  await ask(bo.context, "POST", "/log-out");
  await expect(bo.page.getByText("Nobody is logged in here any longer")).toBeVisible();
  await expect(bo.page.locator(".board.drawn")).toBeVisible();
  await expect(bo.page.locator(".tray, .hand, .typed")).toHaveCount(0);
  if ((await look(ada, id)).decides === 0) await act(ada, "leader k@C10", "end");
  await expectSameBoard(people);
  expectOnlySocketTrouble(bo);
});

test("what was tried out before the game went on elsewhere isn't tried out again", async ({ meet }) => {
  const people = [await meet("Ada"), await meet("Bo")];
  const id = await begin(people, { game: "yellow-yangtze" });
  const one = await decider(people, id);
  const other = people.find((person) => person !== one);
  await type(one, "leader k@C10");
  await one.page.goto("/tables");
  const answer = async ({ context }, key, actions) => {
    const { version } = await ask(context, "GET", `/tables/${id}`);
    await ask(context, "POST", `/tables/${id}/ask`, { act: { key, version, actions } });
  };
  await answer(one, "1", ["leader r@H7", "end"]);
  await answer(other, "2", ["leader y@E10", "end"]);
  await come(one, id);
  await expect(asked(one)).toContainText("It is for you");
  await expect(one.page.locator('button[data-leader="k"]')).not.toHaveClass(/away/);
  await expectSameBoard(people);
});
