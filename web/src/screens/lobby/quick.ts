// A table that can be played at once: I sit in the first seat, bots in all others.

import { post } from "../../api";
import { beSomebody } from "../../me";
import type { GameFacts, Made, NewTable } from "../../messages";
import { go } from "../../route";
import { word } from "../../words";

export const USUAL_LEVEL = 2;
const KEY = "whiskerworks.level";

/** The table for a game against bots of a level. */
export function quickTable(game: Pick<GameFacts, "name" | "seats">, level: number): NewTable {
  const seats = game.seats[0] ?? 1;
  const bots = Array.from({ length: seats - 1 }, () => ({ type: "bot", level }) as const);
  return { game: game.name, seats, setup: { chairs: [{ type: "mine" }, ...bots] } };
}

/** The level that was chosen last, on this device. */
export function keptLevel(): number {
  try {
    const found = Number(localStorage.getItem(KEY));
    return Number.isInteger(found) && found >= 1 && found <= 5 ? found : USUAL_LEVEL;
  } catch {
    return USUAL_LEVEL;
  }
}

export function keepLevel(level: number): void {
  try {
    localStorage.setItem(KEY, String(level));
  } catch {
    // It holds until the page is left.
  }
}

/** Make a table, as a guest if we are nobody yet, and go there. */
export async function makeTable(table: NewTable): Promise<void> {
  await beSomebody(word("page-guest"));
  const made = await post<Made>("/tables", table);
  go(`/t/${made.table}`);
}
