// Without a connection a page of the game cannot be had: this worker says so, and keeps nothing of any game.
const KEPT = "gugong-offline-3"; // a new number whenever what is kept has changed
const PAGE = "/offline";
let away = false; // the latest page could not be had: what it looks like comes from here as well

async function keep() {
  const kept = await caches.open(KEPT);
  const page = await fetch(PAGE);
  const looks = (await page.clone().text()).match(/\/static\/[^"]+/g) ?? [];
  await kept.put(PAGE, page);
  await kept.addAll(looks);
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await self.clients.claim();
}

async function page(request) {
  try {
    const answer = await fetch(request);
    away = false;
    return answer;
  } catch {
    away = true;
    return caches.match(PAGE);
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(keep());
  self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (away) event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
