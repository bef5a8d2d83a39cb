// The names of players.

import { useEffect } from "preact/hooks";

import { findGame } from "./games";
import type { Player, Status } from "./messages";
import { nameSeats, word } from "./words";

type Phase = Status["phase"];

/** Return the name of a seat's player; a missing player is chance. */
export function playerName(player: Player | undefined, game: string, phase: Phase = "playing"): string {
  if (!player) return word("web-chance");
  if (player.kind === "bot") return bot(player.level, game);
  if (player.name) return player.name;
  if (player.kind !== "open" && player.kind !== "kept") return word("page-somebody");
  // A game that was imported as a record does not say who played it.
  if (phase === "over") return word("page-seat", { seat: player.seat });
  return word(player.kind === "open" ? "web-chair-free" : "web-chair-kept");
}

/** Use players' names in all sentences while a table is shown; namesakes get their seat's number. */
export function useSeatNames({ players, phase }: Status, game: string): void {
  const names = players.map((player) => playerName(player, game, phase));
  const all = names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seat + 1})`));
  useEffect(() => nameSeats(all), [all.join("\n")]);
  useEffect(() => () => nameSeats([]), []);
}

function bot(level: number, game: string): string {
  const name = findGame(game)?.levels.find((one) => one.level === level)?.name ?? "";
  return word("page-bot", { name, level });
}
