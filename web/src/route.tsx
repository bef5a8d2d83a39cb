// Routing: the address decides the screen, so every screen can be linked and reloaded.

import { computed, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

import { href, pathWithin } from "./urls";

export interface Address {
  /** The path below the server's prefix: "/t/abc". */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The fragment, without "#". */
  readonly hash: string;
}

const read = (): Address => ({
  path: pathWithin(location.pathname) ?? "/",
  query: new URLSearchParams(location.search),
  hash: decodeURIComponent(location.hash.slice(1)),
});

/** The current address. */
export const address = signal<Address>(read());

addEventListener("popstate", () => {
  address.value = read();
});
addEventListener("hashchange", () => {
  address.value = read();
});

/** Return what identifies a screen in an address; all plies of a game are one screen. */
export const placeOf = ({ path, query }: Pick<Address, "path" | "query">): string => (query.has("ply") ? `${path}?ply` : path);

/** Go to another of our pages; *replace* leaves no entry in the history. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", href(to));
  const before = placeOf(address.value);
  address.value = read();
  if (placeOf(address.value) !== before && !address.value.hash) scrollTo(0, 0);
}

export type Screen =
  | { readonly name: "lobby" | "rules" | "settings" | "me" | "nowhere" }
  | { readonly name: "new" | "rulebook"; readonly game: string }
  | { readonly name: "table"; readonly table: string; readonly replay: boolean };

/** Return the screen for an address. */
export function screenOf({ path, query }: Pick<Address, "path" | "query">): Screen {
  const [first = "", second = "", ...rest] = path.split("/").slice(1).map(decodeURIComponent);
  if (rest.some(Boolean)) return { name: "nowhere" };
  if (first === "" && !second) return { name: "lobby" };
  if (first === "new" && second) return { name: "new", game: second };
  if (first === "rules") return second ? { name: "rulebook", game: second } : { name: "rules" };
  if (first === "t" && second) return { name: "table", table: second, replay: query.has("ply") };
  if ((first === "settings" || first === "me") && !second) return { name: first };
  return { name: "nowhere" };
}

export const screen = computed<Screen>(() => screenOf(address.value));

interface LinkProps {
  readonly to: string;
  readonly class?: string | undefined;
  readonly "aria-label"?: string | undefined;
  readonly "aria-current"?: "page" | "step" | "true" | undefined;
  readonly children?: ComponentChildren;
}

/** A link to another of our pages; with a modifier key the browser handles it. */
export function Link({ to, children, ...more }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...more} href={href(to)} onClick={follow}>
      {children}
    </a>
  );
}
