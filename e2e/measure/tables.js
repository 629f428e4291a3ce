// Tables with people, for pictures. The server is asked for them directly. It chooses the deals, so games differ each time.
import { fresh } from "./browser.js";

const game = "yellow-yangtze";

/** Asks the server as whoever this browser is; what it answers. */
async function ask(context, method, path, data) {
  const answer = await context.request.fetch(`/api/v1${path}`, { method, data });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${text}`);
  return text ? JSON.parse(text) : null;
}

/** The one whose browser this is has a name from now on. */
async function call(context, name) {
  await ask(context, "POST", "/me");
  await ask(context, "PATCH", "/me", { name });
  await context.addInitScript(() => localStorage.setItem("pagoda known", "yes"));
  return context;
}

/** Somebody else, in a browser of their own. */
const somebody = async (browser, name) => call((await fresh(browser)).context, name);

/** Tables that wait for somebody; where they are listed. */
export async function lobby(browser, context) {
  const [dora, li] = [await somebody(browser, "Dora"), await somebody(browser, "Li Wei")];
  const make = (who, table) => ask(who, "POST", "/tables", { public: true, ...table });
  await make(dora, { game, seats: ["me", "open"] });
  const days = await make(li, { game: "yunnan", seats: ["me", "open", "open", { bot: 3 }], speed: { pace: "move", seconds: 86_400 } });
  await ask(dora, "POST", `/tables/${days.id}/join`, { nonce: "" });
  await make(li, { game, seats: ["me", "open", { bot: 4 }], options: { edition: "2023" } });
  await call(context, "Ada");
  const own = await make(context, { game, seats: ["me", { bot: 2 }] });
  await ask(context, "POST", `/tables/${own.id}/begin`);
  await Promise.all([dora.close(), li.close()]);
  return "/tables";
}

/** A game of four in its middle, in which it is for this browser to decide; where it is. Bots have played its beginning. */
export async function played(browser, context) {
  const people = [await call(context, "Ada"), await somebody(browser, "Dora"), await somebody(browser, "Li Wei")];
  const [ada, dora, li] = people;
  const { id } = await ask(ada, "POST", "/tables", { game, seats: ["me", "open", "open", { bot: 3 }], open_scores: true });
  let key = 0;
  const request = (who, kind, more) => ask(who, "POST", `/tables/${id}/ask`, { [kind]: { key: `${kind} ${key++}`, ...more } });
  const until = async (so) => {
    while (!so(await ask(ada, "GET", `/tables/${id}`))) await new Promise((done) => setTimeout(done, 50));
  };
  for (const guest of [dora, li]) await ask(guest, "POST", `/tables/${id}/join`, { nonce: "" });
  await ask(ada, "POST", `/tables/${id}/begin`);
  for (const who of people) await request(who, "resign");
  await until(({ version }) => version > 90);
  await request(ada, "come_back");
  await until(({ decides, seats }) => decides === 0 && seats[0].stand_in === undefined);
  for (const who of [dora, li]) await request(who, "come_back");
  await request(dora, "say", { phrase: "hello" });
  await request(li, "say", { text: "Whose are all those soldiers in the north?" });
  await request(ada, "say", { text: "Wait and see" });
  await (await dora.newPage()).goto(`/table/${id}`);
  await until(({ seats }) => seats[1].present);
  return `/table/${id}`;
}
