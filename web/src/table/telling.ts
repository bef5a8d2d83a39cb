// What is said aloud when a table goes on: what happened, whose turn it is, what others say.

import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { announce } from "../ui/announce";
import { say, sayEvent, word } from "../words";
import { calledBy, nameAt, type Refused } from "./at";
import type { TableState } from "./fold";
import { declined, isMyTurn, ownSeats } from "./turn";

const MOST = 8;

/** Whose turn it is, in words. */
export function turnInWords(state: TableState, game: string): string {
  const { phase } = state.status;
  const { mover } = state.position;
  const isFull = state.status.players.every((player) => player.kind !== "open" && player.kind !== "kept");
  if (phase === "waiting" && isFull) return word(state.facts.host ? "web-you-start" : "web-host-starts");
  if (phase !== "playing") return word(`page-phase-${phase}`);
  if (mover === null) return "";
  if (ownSeats(state).length > 1 && isMyTurn(state)) {
    const name = calledBy(state, mover, game);
    return name ? word("web-your-turn-as", { name }) : word("web-your-turn-in", { seat: mover });
  }
  return isMyTurn(state) ? word("page-your-turn") : word("page-turn", { name: nameAt({ game, state }, mover) });
}

/** What is new in *state*, sentence by sentence. */
export function news(state: TableState, before: TableState | null, game: string): readonly string[] {
  const told = state.undone ? [word("web-undone", { count: state.undone })] : [];
  told.push(...state.happenings.slice(-MOST).map((event) => sayEvent(event, game)));
  const { result } = state.status;
  if (result && !before?.status.result) told.push(say(result.say, game));
  const turn = turnInWords(state, game);
  if (before && turn !== turnInWords(before, game)) told.push(turn);
  const others = state.said.filter((line) => line.seat === null || !state.status.players[line.seat]?.you);
  return [...told, ...others.map(({ name, text }) => word("web-said", { name, text }))];
}

/** So long it is told that a question was declined. */
const MOMENT = 8_000;

/** Tell who asked something that it was declined, unless they withdrew it: return where that is noted. */
export function useDeclined(state: TableState, told: Signal<Refused | null>): { current: number } {
  const before = useRef(state);
  const withdrawn = useRef(-1);
  useEffect(() => {
    const gone = declined(before.current, state);
    before.current = state;
    if (!gone.some(({ proposal }) => proposal !== withdrawn.current)) return;
    const notice: Refused = { text: word("web-declined"), rule: "", isQuiet: true };
    told.value = notice;
    announce(notice.text);
    setTimeout(() => told.value === notice && (told.value = null), MOMENT);
  }, [state]);
  return withdrawn;
}

/** Announce what happens. */
export function useTelling(state: TableState | null, game: string, isReady: boolean): void {
  const before = useRef<TableState | null>(null);
  useEffect(() => {
    if (!state || !isReady || before.current === state) return;
    if (before.current) for (const text of news(state, before.current, game)) announce(text);
    before.current = state;
  }, [state, isReady]);
}
