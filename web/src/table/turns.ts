// Whose turn it is, and with whose eyes to look. Knows no screen.

import type { Event, Player, PlySeen, Question } from "../messages";
import type { TableState } from "./tableState";

/** So many happenings are told beside the board. */
const MAX_RECENT_EVENTS = 3;

/** The seats of who looks. */
export const ownSeats = (state: TableState): readonly number[] =>
  state.status.players.filter((player) => player.you).map((player) => player.seat);

/** Whether who looks is on turn, with any seat of theirs. */
export function isMyTurn(state: TableState): boolean {
  const { mover } = state.position;
  return state.status.phase === "playing" && mover !== null && ownSeats(state).includes(mover);
}

/** Whether the game has not begun. */
export const isWaiting = (state: TableState): boolean => state.status.phase === "waiting";

/** The seat to look from: of several own ones, that which is on turn. */
export function preferredSeat(state: TableState): number | null {
  const own = ownSeats(state);
  const { mover } = state.position;
  if (own.length < 2 || state.status.phase !== "playing") return state.seat;
  return mover !== null && own.includes(mover) ? mover : state.seat;
}

/** Whether a curtain falls before *next* may look where *now* looked. */
export const needsCurtain = (state: TableState): boolean => state.facts.hides && preferredSeat(state) !== state.seat;

const isChosen = (ply: PlySeen): boolean => (ply.how ?? "person") === "person";

/** Whether who looks plays here and has not yet moved. */
export const hasNotMoved = (state: TableState): boolean => {
  const own = ownSeats(state);
  return own.length > 0 && !state.plies.some((ply) => own.includes(ply.seat) && isChosen(ply));
};

/** What happened since these eyes' last own move: the newest of it. */
export function recentEvents({ plies, seat }: TableState): readonly Event[] {
  const since = plies.slice(plies.findLastIndex((ply) => ply.seat === seat && isChosen(ply)) + 1);
  return since.flatMap((ply) => ply.events ?? []).slice(-MAX_RECENT_EVENTS);
}

/** Of the own questions of before those that are gone, and nothing came of them. */
export function declinedProposals(before: TableState, now: TableState): readonly Question[] {
  const isSame =
    before.status.phase === now.status.phase &&
    before.plies.length === now.plies.length &&
    before.status.players.every(({ kind }, seat) => kind === now.status.players[seat]?.kind);
  if (!isSame) return [];
  const departedPlayers = new Set(now.status.questions.map((question) => question.proposal));
  return before.status.questions.filter(({ proposal, seat }) => before.status.players[seat]?.you && !departedPlayers.has(proposal));
}

/** Whether a question waits for who looks. */
export const awaitsViewer = (state: TableState, question: Question): boolean =>
  question.waiting.some((seat) => state.status.players[seat]?.you);

/** Other players whose place is empty: who left. */
export const departedPlayers = (state: TableState): readonly Player[] =>
  state.status.players.filter((player) => !player.you && player.kind === "left");

/** Other players who are not connected; *there* are those who are. */
export const disconnectedPlayers = (state: TableState, there: readonly number[]): readonly Player[] =>
  state.status.players.filter((player) => !player.you && player.kind === "person" && !there.includes(player.seat));
