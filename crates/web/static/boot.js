// Starts the app, and afterwards what lets it be used without a network.
import start from "asset:app.js";

// What is seen until there is a page is painted before anything large is fetched. A page that nobody sees paints nothing.
if (!document.hidden) {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

// A game is a part of its own, and so is where people meet. What is asked for comes along at once; elsewhere the service
// worker fetches it, with everything else, once the first page is there.
const [, first] = location.pathname.split("/");
const parts = { "yellow-yangtze": "asset:game.wasm", yunnan: "asset:game.wasm" };
for (const page of ["tables", "table", "players", "account"]) parts[page] = "asset:online.wasm";
if (parts[first]) {
  for (const href of [parts[first], "asset:game-online.wasm"]) {
    const part = { rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "", href };
    document.head.append(Object.assign(document.createElement("link"), part));
  }
}

await start({ module_or_path: "asset:app.wasm" });

if ("serviceWorker" in navigator) {
  // It fetches everything there is: first comes what is wanted now. Elsewhere than on a secure address it can't be had;
  // the app plays without it.
  const register = () => navigator.serviceWorker.register("/service-worker.js").catch((error) => console.warn(error));
  setTimeout(register, 3000);
}
