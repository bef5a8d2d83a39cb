// A table that starts immediately: you in the first seat, bots in the others.

import { post } from "../../api";
import { ensureGuest } from "../../me";
import type { GameFacts, Made, NewTable } from "../../messages";
import { go } from "../../route";
import { word } from "../../words";

export const DEFAULT_LEVEL = 2;
const KEY = "whiskerworks.level";

/** Return the table for a game against bots of a level. */
export function quickTable(game: Pick<GameFacts, "name" | "seats">, level: number): NewTable {
  const seats = game.seats[0] ?? 1;
  const bots = Array.from({ length: seats - 1 }, () => ({ type: "bot", level }) as const);
  return { game: game.name, seats, setup: { chairs: [{ type: "mine" }, ...bots] } };
}

/** Return the level that was last chosen on this device. */
export function storedLevel(): number {
  try {
    const found = Number(localStorage.getItem(KEY));
    return Number.isInteger(found) && found >= 1 && found <= 5 ? found : DEFAULT_LEVEL;
  } catch {
    return DEFAULT_LEVEL;
  }
}

export function storeLevel(level: number): void {
  try {
    localStorage.setItem(KEY, String(level));
  } catch {
    // Without storage, the level lasts until the page is left.
  }
}

/** Make a table, as a new guest if needed, and go there. */
export async function makeTable(table: NewTable): Promise<void> {
  await ensureGuest(word("page-guest"));
  const made = await post<Made>("/tables", table);
  go(`/t/${made.table}`);
}
