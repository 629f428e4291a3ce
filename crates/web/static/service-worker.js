// Keeps the app for use without a network. Bumped by its contents: another app has another version.
const VERSION = "version";
const FILES = ["files"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(["/", ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      // A page of the version before may still be open and ask for its files.
      const names = (await caches.keys()).filter((name) => name !== VERSION);
      await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  // The description of the API is a page of its own.
  if (pathname === "/api" || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(
      caches
        .open(VERSION)
        .then((cache) => cache.match("/"))
        .then((page) => page ?? fetch(request)),
    );
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((file) => file ?? fetch(request)));
  }
});
