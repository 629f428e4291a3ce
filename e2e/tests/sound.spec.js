// What is heard: each sound is rendered as it is made, and looked at as a wave.
import { golden, keep, keptAt } from "../measure/games.js";
import { expect, test } from "./pagoda.js";

const KINDS = ["a piece", "paper", "a clash", "a drum", "the end"];

/** Has every sound rendered apart from the others, in place of being played. */
function listen() {
  window.heard = [];
  const rate = 44_100;
  window.AudioContext = class {
    currentTime = 0;
    // Each sound begins by waking what plays it.
    resume() {
      this.wave = new OfflineAudioContext(1, rate * 3, rate);
      window.heard.push({ wave: this.wave, notes: [] });
      return Promise.resolve();
    }
    createOscillator() {
      return this.wave.createOscillator();
    }
    createGain() {
      return this.wave.createGain();
    }
    get destination() {
      return this.wave.destination;
    }
  };
  const { setValueAtTime } = AudioParam.prototype;
  AudioParam.prototype.setValueAtTime = function (value, time) {
    window.heard.at(-1).notes.push(`${value}@${time}`);
    return setValueAtTime.call(this, value, time);
  };
}

/** What the different sounds that were heard are like, the last first. */
const waves = (page) =>
  page.evaluate(async () => {
    const different = new Map(window.heard.map((sound) => [sound.notes.join(), sound.wave]));
    const measured = [];
    for (const wave of different.values()) {
      const samples = (await wave.startRendering()).getChannelData(0);
      let [peak, last, energy] = [0, 0, 0];
      samples.forEach((sample, number) => {
        if (sample !== 0) last = number;
        energy += sample * sample;
        peak = Math.max(peak, Math.abs(sample));
      });
      const rest = samples.slice(Math.max(0, last - 40), last + 1).map(Math.abs);
      measured.push({
        peak,
        seconds: last / wave.sampleRate,
        loudness: Math.sqrt(energy / (last + 1)),
        begins: Math.abs(samples[0]),
        ends: Math.max(...rest),
      });
    }
    return measured;
  });

const count = (page) => page.evaluate(() => new Set(window.heard.map(({ notes }) => notes.join())).size);

test("every sound is short, loud enough, never too loud, and begins and ends without a click", async ({ page, context }) => {
  const record = await golden("2p");
  await page.addInitScript(listen);
  await keep(context, { sound: true }, keptAt(record, record.actions.length - 1));
  await page.goto("/yellow-yangtze");
  await expect(page.locator(".asked")).toContainText("It is for you", { timeout: 30_000 });
  // Nothing is heard before somebody has touched the page.
  expect(await count(page)).toBe(0);
  await page.locator(".typed input").fill(record.actions.at(-1));
  await page.keyboard.press("Enter");
  const confirm = page.locator("button.confirm");
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click();
    await expect(page.locator("main.game")).toHaveAttribute("data-over", "true", { timeout: 500 });
  }).toPass();
  await expect.poll(() => count(page)).toBeGreaterThan(0);
  // The others are heard along the way.
  await page.locator(".log .line").last().click();
  for (let step = 0; step < record.actions.length - 2 && (await count(page)) < KINDS.length; step += 1)
    await page.keyboard.press("]");
  const sounds = await waves(page);
  expect(sounds).toHaveLength(KINDS.length);
  for (const { peak, seconds, loudness, begins, ends } of sounds) {
    expect(peak).toBeGreaterThan(0.015);
    expect(peak).toBeLessThan(0.9);
    expect(loudness).toBeGreaterThan(0.002);
    expect(seconds).toBeGreaterThan(0.04);
    expect(seconds).toBeLessThan(2);
    expect(begins).toBeLessThan(0.001);
    expect(ends).toBeLessThan(0.001);
  }
});
