// Games to look at, made of the golden games: the same every time, without a bot having to play them first.
import { readFile } from "node:fs/promises";

const folders = { "yellow-yangtze": "yangtze", yunnan: "yunnan" };

/** A golden game by the end of its name, like `4p`. */
export async function golden(name, game = "yellow-yangtze") {
  const file = new URL(`../../crates/${folders[game]}/tests/games/${game}-${name}.jsonl`, import.meta.url);
  return JSON.parse((await readFile(file, "utf8")).split("\n")[0]);
}

/** The game after so many actions, as the browser keeps it: one person sits where the decision is, bots elsewhere. */
export function keptAt(record, actions, seat = Number(record.states[actions - 1].split(":")[0])) {
  const { states, legal, result, ...kept } = record;
  const sitters = Array.from({ length: record.players }, (_, number) => ({
    plays: number === seat ? "person" : { bot: "greedy" },
  }));
  return JSON.stringify({ ...kept, actions: record.actions.slice(0, actions), table: { sitters, seed: 7 } });
}

/** The golden game with the fullest board on which somebody chooses an action, as the browser keeps it. */
export async function fullest() {
  let found = { pieces: 0 };
  for (const name of ["2p", "2p-short-2023", "3p", "4p"]) {
    const record = await golden(name);
    record.states.forEach((state, number) => {
      const [stage, , pieces] = state.split("|");
      const count = pieces.split(",").length;
      if (stage.endsWith(":act") && count > found.pieces) found = { pieces: count, record, actions: number + 1 };
    });
  }
  return { pieces: found.pieces, text: keptAt(found.record, found.actions) };
}

/** What the browser is told before a page is opened: settings, and a game that is kept. */
export async function keep(context, settings, game) {
  await context.addInitScript(
    ([settings, game]) => {
      localStorage.setItem("pagoda settings", JSON.stringify(settings));
      if (game && !sessionStorage.getItem("kept")) {
        const place = `pagoda game ${JSON.parse(game).game}`;
        localStorage.setItem(place, game);
        localStorage.setItem(`${place} going`, "true");
        sessionStorage.setItem("kept", "true");
      }
    },
    [{ language: "en", motion: "none", speed: "instant", ...settings }, game],
  );
}
