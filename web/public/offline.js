/* The service worker of a page without a server: it stores every version of the files whole, and serves the page from one of them. */

importScripts("files.js");

const { version, files } = self.VALLES;
const PREFIX = "valles-files-";
const CACHE = PREFIX + version;
/** Versions that are kept: a page of the one before may still be open. */
const KEPT = 2;

const address = (name) => new URL(name, self.registration.scope).href;

/** Store the files that no older version has in the same form: names with a hash never change their content. */
async function store() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async (name) => {
      const url = address(name);
      const isHashed = /^(assets|program)\//.test(name);
      const known = isHashed ? await caches.match(url) : undefined;
      const response = known ?? (await fetch(url, { cache: isHashed ? "force-cache" : "no-cache" }));
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

/** Remove all but the newest versions. */
async function clean() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const old = names.slice(0, Math.max(0, names.length - KEPT + 1));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The first file of the page, for an address inside it: its links lead from the folder of the page. */
async function page() {
  const stored = await (await caches.open(CACHE)).match(address("index.html"));
  if (!stored) return null;
  const root = new URL(self.registration.scope).pathname;
  const text = (await stored.text()).replaceAll('="./', `="${root}`);
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

async function answer(request) {
  const place = new URL(request.url).pathname.slice(new URL(self.registration.scope).pathname.length);
  const isPage = !place.startsWith("docs") && !/\.[^/]*$/.test(place);
  if (request.mode === "navigate" && (isPage || place === "index.html")) return (await page()) ?? fetch(request);
  const stored = await (await caches.open(CACHE)).match(request.url, { ignoreSearch: true });
  return stored ?? (await caches.match(request.url, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(store()));
self.addEventListener("activate", (event) => event.waitUntil(clean()));
self.addEventListener("message", (event) => event.data === "activate" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(self.registration.scope);
  if (isOurs) event.respondWith(answer(request));
});
