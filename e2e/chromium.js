// Chromium as all tests, measurements and pictures use it, and where the app is.
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
