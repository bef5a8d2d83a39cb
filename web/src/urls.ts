// Where we are: the server tells under which path its pages begin.

const readMeta = (name: string): string =>
  document.querySelector(`meta[name="whiskerworks-${name}"]`)?.getAttribute("content") ?? "";

/** What stands before every path of ours: "" or "/games" and the like. */
export const PREFIX: string = readMeta("prefix");

/** Whether the server has never seen this browser: then it need not be asked who we are. */
export const IS_STRANGER: boolean = readMeta("known") === "no";

/** Where the drawings of single games are; "" if there are none. */
export const GAMES_ART: string = readMeta("art");

/** The address of a page of ours. */
export const href = (path: string): string => PREFIX + path;

/** The path within our pages of an address, or null if it is none of ours. */
export function pathWithin(pathname: string): string | null {
  if (PREFIX && pathname !== PREFIX && !pathname.startsWith(`${PREFIX}/`)) return null;
  return pathname.slice(PREFIX.length) || "/";
}

/** The whole address of a page of ours, to be given away. */
export const absoluteUrl = (path: string): string => location.origin + href(path);

/** The address of a table's socket. */
export function socketUrl(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${href(`/api/tables/${encodeURIComponent(table)}/socket`)}`;
}
