// Pages for measurements and pictures.
import { chromium } from "@playwright/test";
import { address, args, executablePath } from "../chromium.js";

/** A browser that nobody has used before. */
export const launch = () => chromium.launch({ executablePath, args });

/** Another page in a browser, with nothing kept from before. */
export async function fresh(browser, options = {}) {
  const context = await browser.newContext({
    baseURL: address,
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
    ...options,
  });
  return { context, page: await context.newPage() };
}

/** Waits until the board is drawn, and whoever looks has to decide. */
export async function ours(page) {
  await page.locator(".board.drawn").waitFor();
  await page.locator("main.game .asked", { hasText: "It is for you" }).waitFor({ timeout: 60_000 });
}
