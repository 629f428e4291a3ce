// Machines share their processors with others, which take them away for a while. What was measured then says nothing of
// what was measured: it is measured again. Linux tells how much was taken; elsewhere everything counts.
import { readFileSync } from "node:fs";

/** What may have been taken of all processors' time while something was measured. */
const most = 0.01;

let again = 0;
let worst = 0;

/** All time of all processors, and what of it others had, in ticks. */
function time() {
  try {
    const ticks = readFileSync("/proc/stat", "utf8").split("\n")[0].split(/ +/).slice(1, 9).map(Number);
    return { all: ticks.reduce((sum, some) => sum + some), stolen: ticks[7] };
  } catch {
    return { all: 0, stolen: 0 };
  }
}

/** Measures so often, and once more for each time when the machine was busy with others; up to four times as often. */
export async function undisturbed(times, measure) {
  const seen = [];
  const quiet = () => seen.filter(({ stolen }) => stolen <= most).length;
  while (quiet() < times && seen.length < 4 * times) {
    const before = time();
    const [outcome] = await Promise.allSettled([measure()]);
    const after = time();
    seen.push({ outcome, stolen: (after.stolen - before.stolen) / Math.max(after.all - before.all, 1) });
  }
  again += seen.length - times;
  const kept = seen.sort((one, other) => one.stolen - other.stolen).slice(0, times);
  worst = Math.max(worst, kept.at(-1).stolen);
  return kept.map(({ outcome: { status, value, reason } }) => {
    if (status === "rejected") throw reason;
    return value;
  });
}

/** How much the machine was disturbed, in a sentence. */
export const disturbance = () =>
  `Measured again, since others had the processors: ${again} times; of their time during what counts at most ` +
  `${(worst * 100).toFixed(1)} % was stolen.`;
