// Browser tests. `cargo xtask test` builds the app, starts a server and says where both it and Chromium are.
import { defineConfig } from "@playwright/test";
import { address, args, executablePath } from "./chromium.js";

export default defineConfig({
  testDir: "tests",
  outputDir: "results",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A busy machine fails no build by itself: what passes only at its second try is told as flaky, and wants to be mended.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    browserName: "chromium",
    locale: "en-GB",
    screenshot: "only-on-failure",
    // Noting every step makes all tests slower: whoever looks for what went wrong asks for it.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: { executablePath, args },
  },
});
