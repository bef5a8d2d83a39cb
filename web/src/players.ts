// What players are called, wherever they are named.

import { useEffect } from "preact/hooks";

import { findGame } from "./games";
import type { Player, Status } from "./messages";
import { nameSeats, word } from "./words";

type Phase = Status["phase"];

/** What whoever sits in a seat is called; nobody sits in chance's. */
export function playerName(player: Player | undefined, game: string, phase: Phase = "playing"): string {
  if (!player) return word("web-chance");
  if (player.kind === "bot") return bot(player.level, game);
  if (player.name) return player.name;
  if (player.kind !== "open" && player.kind !== "kept") return word("page-somebody");
  // Of a game that was brought as a record nobody knows who played it.
  if (phase === "over") return word("page-seat", { seat: player.seat });
  return word(player.kind === "open" ? "web-chair-free" : "web-chair-kept");
}

/** Have all sentences say the players' names while they are shown; bots alike keep their numbers apart. */
export function useSeatNames({ players, phase }: Status, game: string): void {
  const names = players.map((player) => playerName(player, game, phase));
  const all = names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seat})`));
  useEffect(() => nameSeats(all), [all.join("\n")]);
  useEffect(() => () => nameSeats([]), []);
}

function bot(level: number, game: string): string {
  const name = findGame(game)?.levels.find((one) => one.level === level)?.name ?? "";
  return word("page-bot", { name, level });
}
