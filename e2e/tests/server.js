// A server of a test's own, which can be ended and started again with the same data.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const pagoda = process.env.PAGODA_BINARY ?? resolve(import.meta.dirname, "../../target/debug/pagoda");

export class Server {
  /** Starts one at a free port. */
  static async start() {
    const server = new Server();
    server.data = await mkdtemp(join(tmpdir(), "pagoda-"));
    await server.#run("127.0.0.1:0");
    return server;
  }

  async #run(listen) {
    this.process = spawn(pagoda, ["serve", "--listen", listen, "--data", this.data, "--log", "off"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    // Its first line ends with where it is.
    const [line] = await once(createInterface(this.process.stdout), "line");
    this.address = line.split(" ").pop();
  }

  /** Ends it: at once, as if the power were gone, unless another signal is given. */
  async stop(signal = "SIGKILL") {
    const ended = once(this.process, "exit");
    this.process.kill(signal);
    await ended;
  }

  /** Starts it once more, where it was. */
  async again() {
    await this.#run(new URL(this.address).host);
  }

  /** Ends it for good. */
  async remove() {
    await this.stop();
    await rm(this.data, { recursive: true });
  }
}
