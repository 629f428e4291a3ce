// Chromium as all measurements and pictures use it.
import { chromium } from "@playwright/test";

export const address = process.env.PAGODA_ADDRESS ?? "http://127.0.0.1:8080/";
export const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

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
