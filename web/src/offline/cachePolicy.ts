// Which requests the service worker keeps, and where. Pure: no cache is touched here.

/** What is done with a request. */
export type CachePolicy =
  /** It is none of ours: the browser does as ever. */
  | "pass"
  /** A screen: from the server, else the shell that was kept. */
  | "shell"
  /** A file whose name holds what is in it: if it was kept it is right. */
  | "file"
  /** Words, rules, games and their pictures: from the server, else as they were kept. */
  | "shelf"
  /** What was looked at of tables: from the server, else as it was kept. */
  | "table";

export interface RequestFacts {
  readonly method: string;
  /** The path below where we live, with its first slash: "/api/games". */
  readonly path: string;
  /** Whether a page is asked for. */
  readonly page: boolean;
}

const SCREENS = /^\/(|(new|t)\/[^/]+|rules(\/[^/]+)?|settings|me)$/;
const FILES = /^\/web\/[^/]+$/;
const SHELF = /^\/(api\/(games|rules\/[^/]+|words\/[^/]+(\/[^/]+)?)|games\/[^/]+\.svg)$/;
const TABLE = /^\/api\/tables\/([^/]+)(\/plies\/\d+|\/record|\/verdict)?$/;
const MINE = "/api/me/tables";

/** What to do with a request. */
export function policyFor({ method, path, page }: RequestFacts): CachePolicy {
  if (method !== "GET") return "pass";
  if (page) return SCREENS.test(path) ? "shell" : "pass";
  if (FILES.test(path)) return "file";
  if (SHELF.test(path)) return "shelf";
  return path === MINE || TABLE.test(path) ? "table" : "pass";
}

/** The table that a path is about, or null. */
export const tableIdIn = (path: string): string | null => TABLE.exec(path)?.[1] ?? null;

/** Whether a path is the table as it stands, without more behind it. */
export const isSnapshot = (path: string): boolean => /^\/api\/tables\/[^/]+$/.test(path);

/** The path of an address below where we live, or null if it is none of ours. */
export function pathBelow(scope: string, address: string): string | null {
  const [home, url] = [new URL(scope), new URL(address)];
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return null;
  return `/${url.pathname.slice(home.pathname.length)}`;
}

/**
 * Of the paths kept, oldest first, those of tables that are too many: the *most*
 * looked at last stay.
 */
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

/** Of the names of all caches those of ours that are not used any more. */
export const outdatedCaches = (names: readonly string[], ours: string, used: readonly string[]): readonly string[] =>
  names.filter((name) => name.startsWith(ours) && !used.includes(name));
