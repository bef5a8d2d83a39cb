/// <reference lib="webworker" />
// The service worker: what was read once can be read again offline. Playing needs the server: only GET requests are
// ever answered from the cache.

import { pathBelow, isSnapshot, outdatedCaches, policyFor, pathsToEvict } from "./offline/cachePolicy";

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: its hash and its files. */
const built = JSON.parse("%BUILT%") as { readonly version: string; readonly files: readonly string[] };

/** The messages a page can send. */
interface PageMessage {
  /** Replace the previous version. */
  readonly take?: boolean;
  /** Download these addresses unless they are cached. */
  readonly keep?: readonly string[];
  /** Another person is here: forget what the previous one read. */
  readonly forget?: boolean;
}

const CACHED_HEADER = "x-whiskerworks-kept";
const SERVER_TIMEOUT_MS = 5000;
const DOWNLOAD_PAUSE_MS = 150;
const MAX_CACHED_TABLES = 20;
const scope = self.registration.scope;
const home = new URL("", scope).href;
const ours = `whiskerworks ${new URL(scope).pathname} `;
const CATALOGUE_CACHE = `${ours}shelf ${built.version}`;
/** Cached tables outlive a version; raise the number when their format changes. */
const TABLE_CACHE = `${ours}tables 1`;

self.addEventListener("install", (event) => event.waitUntil(fillCache()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function fillCache(): Promise<void> {
  const cache = await caches.open(CATALOGUE_CACHE);
  await cache.addAll(built.files.map((path) => new Request(new URL(path, scope), { cache: "reload" })));
  const shell = await fetch(home, { cache: "reload" });
  if (shell.status !== 200) throw new Error(`no shell: ${shell.status}`);
  await cache.put(home, new Response(withoutIdentity(await shell.text()), { headers: shell.headers }));
}

/** The shell says whether the browser is known, which may have changed once it is cached. */
const withoutIdentity = (shell: string): string =>
  shell.replace(/(<meta name="whiskerworks-known" content=")[^"]*"/, '$1"');

async function takeOver(): Promise<void> {
  const old = outdatedCaches(await caches.keys(), ours, [CATALOGUE_CACHE, TABLE_CACHE]);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathBelow(scope, request.url);
  if (path === null) return;
  switch (policyFor({ method: request.method, path, page: request.mode === "navigate" })) {
    case "pass":
      return;
    case "shell":
      return event.respondWith(shell(request));
    case "file":
      return event.respondWith(cacheFirst(request));
    case "shelf":
      return event.respondWith(serverFirst(request, CATALOGUE_CACHE));
    case "table":
      return event.respondWith(serverFirst(request, TABLE_CACHE));
  }
});

/** Answer with a screen. The cached shell matches the cached files, so it is never refreshed alone. */
async function shell(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(CATALOGUE_CACHE)).match(home);
  try {
    return (await orTimeout(fetch(request), SERVER_TIMEOUT_MS)) ?? (await kept()) ?? (await fetch(request));
  } catch {
    return (await kept()) ?? Response.error();
  }
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? (await fetch(request));
}

async function serverFirst(request: Request, name: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await put(name, request.url, answer.clone());
    return answer;
  } catch {
    return markCached(await find(name, request.url));
  }
}

/** Find a cached response; the snapshot of a table is found regardless of its query. */
async function find(name: string, url: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  const found = await cache.match(url);
  if (found || !isSnapshot(pathBelow(scope, url) ?? "")) return found;
  return cache.match(url, { ignoreSearch: true });
}

/** Return the response marked as cached. */
function markCached(answer: Response | undefined): Response {
  if (!answer) return Response.error();
  const headers = new Headers(answer.headers);
  headers.set(CACHED_HEADER, "1");
  return new Response(answer.body, { status: answer.status, headers });
}

async function put(name: string, url: string, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(url, answer);
  if (name === TABLE_CACHE) await evictTables(cache);
}

async function evictTables(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  const paths = requests.map((one) => pathBelow(scope, one.url) ?? "");
  const gone = new Set(pathsToEvict(paths, MAX_CACHED_TABLES));
  await Promise.all(requests.filter((_, at) => gone.has(paths[at]!)).map((one) => cache.delete(one)));
}

self.addEventListener("message", (event) => {
  const message = event.data as PageMessage;
  if (message.take) event.waitUntil(self.skipWaiting());
  if (message.forget) event.waitUntil(caches.delete(TABLE_CACHE));
  if (message.keep) event.waitUntil(downloadAll(message.keep));
});

/** Download what is not cached yet, one after another, so that playing stays fast. */
async function downloadAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, scope).href;
    const path = pathBelow(scope, url);
    const policy = path === null ? "pass" : policyFor({ method: "GET", path, page: false });
    if (policy !== "shelf" && policy !== "table") continue;
    const name = policy === "shelf" ? CATALOGUE_CACHE : TABLE_CACHE;
    // The snapshot of a table may be outdated.
    if (!isSnapshot(path ?? "") && (await (await caches.open(name)).match(url))) continue;
    const answer = await fetch(url, { credentials: "same-origin" }).catch(() => null);
    if (!answer || answer.status === 429) return;
    if (answer.status === 200) await put(name, url, answer);
    await new Promise((resolve) => setTimeout(resolve, DOWNLOAD_PAUSE_MS));
  }
}

/** Return a promise's value, or undefined if it takes too long. */
const orTimeout = <T>(promised: Promise<T>, most: number): Promise<T | undefined> =>
  Promise.race([promised, new Promise<undefined>((resolve) => setTimeout(resolve, most))]);
