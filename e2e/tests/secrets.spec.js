// Nothing hidden reaches a browser that may not know it. What each frame may hold is proven in crates/server/tests/tables:
// here is shown that the app asks for nothing else.
import { expect, test } from "./pagoda.js";
import { ask, somebody } from "./people.js";

/** Everything that a page is told from now on: frames of WebSockets, and what the server answered before the game was over. */
function listen(page) {
  const frames = [];
  const bodies = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/") && !isOver({ frames })) bodies.push(response.text().catch(() => ""));
  });
  return { frames, bodies };
}

/** Whether somebody was told that the game is over: then the seed is told too. */
function isOver({ frames }) {
  return frames.some((frame) => JSON.parse(frame).table?.table.state === "finished");
}

/** The positions that somebody was told, by version. */
function positions(frames) {
  const views = new Map();
  for (const { news } of frames.map((frame) => JSON.parse(frame))) {
    for (const { version, view } of news ? [...news.steps, news] : []) if (view) views.set(version, view);
  }
  return views;
}

test("a player and a spectator are told of a whole game without anything hidden", async ({ page, browser }) => {
  test.slow();
  const { context } = await somebody(browser, "Ada");
  const table = { game: "yellow-yangtze", seats: ["me", { bot: 1 }, { bot: 1 }] };
  const { id, commitment } = await ask(context, "POST", "/tables", table);
  const seat = await context.newPage();
  const heard = [listen(seat), listen(page)];
  for (const one of [seat, page]) await one.goto(`/table/${id}`);
  await ask(context, "POST", `/tables/${id}/begin`);
  await expect.poll(() => heard.map(({ frames }) => positions(frames).size > 0)).toEqual([true, true]);
  await ask(context, "POST", `/tables/${id}/ask`, { resign: { key: "r" } });
  await expect.poll(() => heard.every(isOver), { timeout: 120_000 }).toBe(true);

  const record = await ask(context, "GET", `/tables/${id}/record`);
  expect(record.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(record.commitment).toBe(commitment);
  for (const { frames, bodies } of heard) {
    expect(frames[0]).toContain(commitment);
    const before = frames.slice(0, frames.findIndex((frame) => isOver({ frames: [frame] })));
    for (const text of [...before, ...(await Promise.all(bodies))]) {
      expect(text).not.toContain(record.seed);
      expect(text).not.toContain(record.deal.bag);
    }
  }
  // The last part of a view is what is the observer's own. A spectator has nothing there, and all else is the same.
  const [own, open] = heard.map(({ frames }) => positions(frames));
  expect(open.size).toBeGreaterThan(50);
  for (const [version, view] of open) {
    expect(view).toMatch(/^[0-9a-f]+00$/);
    expect(own.get(version)).not.toBe(view);
    expect(own.get(version)?.startsWith(view.slice(0, -2))).toBe(true);
  }
  await context.close();
});
