// Starts the app, and afterwards what lets it be used without a network.
import start from "asset:app.js";

await start({ module_or_path: "asset:app.wasm" });

if ("serviceWorker" in navigator) {
  // Elsewhere than on a secure address it can't be had; the app plays without it.
  navigator.serviceWorker.register("/service-worker.js").catch((error) => console.warn(error));
}
