// Without a connection a page of the game cannot be had: this worker says so, and keeps nothing of any game.
const KEPT = "gugong-offline-1";
const PAGE = "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(PAGE)));
  self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});
