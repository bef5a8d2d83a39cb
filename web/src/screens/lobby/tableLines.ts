// Tables in lists: their order, and a summary of each.

import type { Player, TableLine } from "../../messages";
import { playerName } from "../../players";
import { list, word } from "../../words";

/** Whether it is your turn there. */
export const isMyTurn = (line: TableLine): boolean =>
  line.phase === "playing" && line.players.some((one) => one.you && one.seat === line.mover);

export const isOver = (line: TableLine): boolean => line.phase === "over" || line.phase === "closed";

function rank(line: TableLine): number {
  if (isMyTurn(line)) return 0;
  if (isOver(line)) return 3;
  return line.phase === "playing" ? 1 : 2;
}

/** Sort tables: your turn first, then current games, then waiting tables, then finished ones; the newest first. */
export const inListOrder = (lines: readonly TableLine[]): readonly TableLine[] =>
  [...lines].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);

/** Return the name of a player at a table. */
export function nameAtTable(line: TableLine, player: Player): string {
  const name = playerName(player, line.game, line.phase);
  return player.you ? word("web-player-you", { name }) : name;
}

/** Return the state of a table in a few words. */
export function stateText(line: TableLine): string {
  if (isMyTurn(line)) return word("page-your-turn");
  const mover = line.players.find((one) => one.seat === line.mover);
  if (line.phase === "playing" && mover) return word("page-turn", { name: nameAtTable(line, mover) });
  return line.phase === "over" ? resultText(line) : word(`page-phase-${line.phase}`);
}

/** Return the result: yours if you played one seat, otherwise who won. */
function resultText(line: TableLine): string {
  const mine = line.players.filter((one) => one.you);
  const won = mine.some((one) => line.winners.includes(one.seat));
  const decides = line.winners.length > 0 || line.players.length === 1;
  if (mine.length === 1 && decides) return word(won ? "web-table-won" : "web-table-lost");
  if (!line.winners.length) return word("page-phase-over");
  const names = line.winners.map((seat) => nameAtTable(line, line.players[seat]!));
  return word("page-winners", { names: list(names) });
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Return how long ago something was, in words. */
export function timeAgo(at: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const step = STEPS.find(([, size]) => seconds >= size);
  if (step?.[0] === "day" && seconds > 30 * 86_400) return new Date(at).toLocaleDateString(language, { dateStyle: "medium" });
  return step ? format.format(-Math.floor(seconds / step[1]), step[0]) : format.format(0, "second");
}
