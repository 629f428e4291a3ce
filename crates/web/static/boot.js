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
for (const page of ["tables", "table", "game", "players", "account"]) parts[page] = "asset:online.wasm";
if (parts[first]) {
  for (const href of [parts[first], "asset:game-online.wasm"]) {
    const part = { rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "", href };
    document.head.append(Object.assign(document.createElement("link"), part));
  }
}

// Elsewhere than on a secure address there is no service worker.
const { serviceWorker } = navigator;
// Whether an app is kept, whether it is another than this one by now, and whether this one can't talk to the server.
let kept = Boolean(serviceWorker?.controller);
let replaced = false;
let other = false;
serviceWorker?.addEventListener("controllerchange", () => {
  replaced = kept;
  kept = true;
  if (other) location.reload();
});

// Looks for the app that the server has now. The service worker would answer with this one as long as it isn't replaced.
async function renew() {
  // What can't be asked for now is asked for next time.
  const registration = await serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const comes = registration?.installing ?? registration?.waiting;
  // Whoever was loaded a moment ago is as new as can be.
  if (replaced || (!comes && performance.now() > 60_000)) location.reload();
}

addEventListener("pagoda-other-version", () => {
  if (other) return;
  other = true;
  setInterval(renew, 20_000);
  renew();
});

await start({ module_or_path: "asset:app.wasm" });

if (serviceWorker) {
  // It fetches everything there is: first comes what is wanted now. Elsewhere than on a secure address it can't be had;
  // the app plays without it.
  const register = () => serviceWorker.register("/service-worker.js").catch((error) => console.warn(error));
  setTimeout(register, 3000);
}
