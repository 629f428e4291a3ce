// A server that is newer than the app in somebody's browser.
import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { address } from "../chromium.js";
import { keptForOffline } from "./pagoda.js";
import { ask, come, expect, test } from "./seated.js";

/** Stands before the server. Once it is told to, it is one of another version: with another app, and another protocol for
    whoever doesn't have that app. */
class Newer {
  #newer = false;
  #taken = false;
  #sockets = new Set();

  static async start() {
    const newer = new Newer();
    newer.server = http.createServer((request, response) => newer.#answer(request, response));
    newer.server.on("upgrade", (request, socket) => newer.#connect(request, socket));
    newer.server.listen(0, "127.0.0.1");
    await once(newer.server, "listening");
    newer.address = `http://127.0.0.1:${newer.server.address().port}`;
    return newer;
  }

  /** The server is ended, and a newer one begun. */
  renew() {
    this.#newer = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  stop() {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
  }

  #answer({ url, method, headers: given }, response) {
    const { hostname, port } = new URL(address);
    const headers = { ...given, "accept-encoding": "identity" };
    delete headers["if-none-match"];
    const request = http.request({ hostname, port, path: url, method, headers }, async (answer) => {
      let body = Buffer.concat(await answer.toArray());
      const { "content-length": _, etag: __, ...others } = answer.headers;
      if (this.#newer && url === "/service-worker.js") body = String(body).replace(/VERSION = "[^"]*"/, 'VERSION = "newer"');
      if (this.#newer && url === "/") {
        body = String(body).replace("<head>", '<head><meta name="newer">');
        this.#taken = true;
      }
      response.writeHead(answer.statusCode, others).end(body);
    });
    response.req.pipe(request);
    request.on("error", () => response.destroy());
  }

  #connect({ url, headers }, socket) {
    const { hostname, port } = new URL(address);
    const server = net.connect(port, hostname, () => {
      const { "sec-websocket-extensions": _, ...others } = headers;
      const lines = Object.entries(others).map(([name, value]) => `${name}: ${value}\r\n`);
      server.write(`GET ${url} HTTP/1.1\r\n${lines.join("")}\r\n`);
    });
    const said = '"protocol":';
    server.on("data", (data) => {
      const at = data.indexOf(said);
      if (at >= 0 && this.#newer && !this.#taken) data.write("9", at + said.length);
      socket.write(data);
    });
    socket.on("data", (data) => server.write(data));
    for (const [one, other] of [[socket, server], [server, socket]]) {
      one.on("close", () => other.destroy());
      one.on("error", () => other.destroy());
    }
    this.#sockets.add(socket);
  }
}

test("an app that is older than the server is replaced by itself", async ({ meet }) => {
  test.setTimeout(120_000);
  const server = await Newer.start();
  try {
    const ada = await meet("Ada", { baseURL: server.address });
    const { id } = await ask(ada.context, "POST", "/tables", { game: "yellow-yangtze", seats: ["me", { bot: 1 }] });
    await ask(ada.context, "POST", `/tables/${id}/begin`);
    await come(ada, id);
    await keptForOffline(ada.page);
    // Whoever comes again has the app that is kept.
    await come(ada, id);
    await expect(ada.page.locator("meta[name=newer]")).toHaveCount(0);
    server.renew();
    await expect(ada.page.locator("meta[name=newer]")).toHaveCount(1, { timeout: 45_000 });
    await expect(ada.page.locator(".board.drawn")).toBeVisible({ timeout: 45_000 });
    await expect(ada.page.getByText("of different versions")).toHaveCount(0);
    // The socket of the server before.
    ada.complaints.length = 0;
  } finally {
    server.stop();
  }
});
