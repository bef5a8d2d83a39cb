// Which requests the service worker caches, and where. Pure functions.

/** How to handle a request. */
export type CachePolicy =
  /** Not ours: leave it to the browser. */
  | "pass"
  /** A screen: from the server, else the cached shell. */
  | "shell"
  /** A file whose name contains its hash: from the cache if possible. */
  | "file"
  /** Words, rules, games and pictures: from the server, else from the cache. */
  | "shelf"
  /** Tables: from the server, else from the cache. */
  | "table";

export interface RequestFacts {
  readonly method: string;
  /** The path below our scope, with a leading slash: "/api/games". */
  readonly path: string;
  /** Whether a page is requested. */
  readonly page: boolean;
}

const SCREENS = /^\/(|(new|t)\/[^/]+|rules(\/[^/]+)?|settings|me)$/;
const FILES = /^\/web\/[^/]+$/;
const SHELF = /^\/(api\/(games|rules\/[^/]+|words\/[^/]+(\/[^/]+)?)|games\/[^/]+\.svg)$/;
const TABLE = /^\/api\/tables\/([^/]+)(\/plies\/\d+|\/record|\/verdict)?$/;
const MINE = "/api/me/tables";

/** Return how to handle a request. */
export function policyFor({ method, path, page }: RequestFacts): CachePolicy {
  if (method !== "GET") return "pass";
  if (page) return SCREENS.test(path) ? "shell" : "pass";
  if (FILES.test(path)) return "file";
  if (SHELF.test(path)) return "shelf";
  return path === MINE || TABLE.test(path) ? "table" : "pass";
}

/** Return the id of the table in a path, or null. */
export const tableIdIn = (path: string): string | null => TABLE.exec(path)?.[1] ?? null;

/** Whether a path is the snapshot of a table. */
export const isSnapshot = (path: string): boolean => /^\/api\/tables\/[^/]+$/.test(path);

/** Return the path of an address below our scope; null if it is outside. */
export function pathBelow(scope: string, address: string): string | null {
  const [home, url] = [new URL(scope), new URL(address)];
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return null;
  return `/${url.pathname.slice(home.pathname.length)}`;
}

/** Return the paths of all but the *most* recently read tables; *paths* are ordered from the oldest. */
export function pathsToEvict(paths: readonly string[], most: number): readonly string[] {
  const staying = new Set<string>();
  for (const path of [...paths].reverse()) {
    const table = tableIdIn(path);
    if (table !== null && staying.size < most) staying.add(table);
  }
  return paths.filter((path) => {
    const table = tableIdIn(path);
    return table !== null && !staying.has(table);
  });
}

/** Return the names of our caches that are no longer used. */
export const outdatedCaches = (names: readonly string[], ours: string, used: readonly string[]): readonly string[] =>
  names.filter((name) => name.startsWith(ours) && !used.includes(name));
