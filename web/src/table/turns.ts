// Whose turn it is, and which seat to view from. Pure functions.

import type { Event, Player, PlySeen, Question } from "../messages";
import type { TableState } from "./tableState";

/** How many recent events are shown below the board. */
const MAX_RECENT_EVENTS = 3;

/** Return the seats that belong to the viewer. */
export const ownSeats = (state: TableState): readonly number[] =>
  state.status.players.filter((player) => player.you).map((player) => player.seat);

/** Whether it is the viewer's turn, in any of their seats. */
export function isMyTurn(state: TableState): boolean {
  const { mover } = state.position;
  return state.status.phase === "playing" && mover !== null && ownSeats(state).includes(mover);
}

/** Whether the game has not started. */
export const isWaiting = (state: TableState): boolean => state.status.phase === "waiting";

/** Return the seat to view from: of several own seats, the one to move. */
export function preferredSeat(state: TableState): number | null {
  const own = ownSeats(state);
  const { mover } = state.position;
  if (own.length < 2 || state.status.phase !== "playing") return state.seat;
  return mover !== null && own.includes(mover) ? mover : state.seat;
}

/** Whether the curtain must hide the table before the next player looks. */
export const needsCurtain = (state: TableState): boolean => state.facts.hides && preferredSeat(state) !== state.seat;

const isChosen = (ply: PlySeen): boolean => (ply.how ?? "person") === "person";

/** Whether the viewer plays here and has not moved yet. */
export const hasNotMoved = (state: TableState): boolean => {
  const own = ownSeats(state);
  return own.length > 0 && !state.plies.some((ply) => own.includes(ply.seat) && isChosen(ply));
};

/** Return the latest events since the last move of the seat whose view this is. */
export function recentEvents({ plies, seat }: TableState): readonly Event[] {
  const since = plies.slice(plies.findLastIndex((ply) => ply.seat === seat && isChosen(ply)) + 1);
  return since.flatMap((ply) => ply.events ?? []).slice(-MAX_RECENT_EVENTS);
}

/** Return own proposals that are gone without effect. */
export function declinedProposals(before: TableState, now: TableState): readonly Question[] {
  const isSame =
    before.status.phase === now.status.phase &&
    before.plies.length === now.plies.length &&
    before.status.players.every(({ kind }, seat) => kind === now.status.players[seat]?.kind);
  if (!isSame) return [];
  const departedPlayers = new Set(now.status.questions.map((question) => question.proposal));
  return before.status.questions.filter(({ proposal, seat }) => before.status.players[seat]?.you && !departedPlayers.has(proposal));
}

/** Whether a proposal awaits this viewer. */
export const awaitsViewer = (state: TableState, question: Question): boolean =>
  question.waiting.some((seat) => state.status.players[seat]?.you);

/** Return other players who have left. */
export const departedPlayers = (state: TableState): readonly Player[] =>
  state.status.players.filter((player) => !player.you && player.kind === "left");

/** Return other players who are not among the connected seats. */
export const disconnectedPlayers = (state: TableState, there: readonly number[]): readonly Player[] =>
  state.status.players.filter((player) => !player.you && player.kind === "person" && !there.includes(player.seat));
