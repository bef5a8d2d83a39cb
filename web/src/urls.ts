// Addresses of our pages. The server tells under which prefix they begin.

const readMeta = (name: string): string =>
  document.querySelector(`meta[name="whiskerworks-${name}"]`)?.getAttribute("content") ?? "";

/** The prefix of all our paths: "" or, for example, "/games". */
export const PREFIX: string = readMeta("prefix");

/** Whether the server has never seen this browser, so there is no need to ask who we are. */
export const IS_STRANGER: boolean = readMeta("known") === "no";

/** The address of the drawings of single games; "" if they do not exist. */
export const GAMES_ART: string = readMeta("art");

/** Return the address of one of our pages. */
export const href = (path: string): string => PREFIX + path;

/** Return the path of an address below our prefix; null if it is not one of our pages. */
export function pathWithin(pathname: string): string | null {
  if (PREFIX && pathname !== PREFIX && !pathname.startsWith(`${PREFIX}/`)) return null;
  return pathname.slice(PREFIX.length) || "/";
}

/** Return the absolute address of one of our pages, for sharing. */
export const absoluteUrl = (path: string): string => location.origin + href(path);

/** Return the address of a table's WebSocket. */
export function socketUrl(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${href(`/api/tables/${encodeURIComponent(table)}/socket`)}`;
}
