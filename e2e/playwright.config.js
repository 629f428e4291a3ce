// Browser tests. `cargo xtask test` builds the app, starts a server and says where both it and Chromium are.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  outputDir: "results",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: "list",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.PAGODA_ADDRESS ?? "http://127.0.0.1:8080/",
    browserName: "chromium",
    locale: "en-GB",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
