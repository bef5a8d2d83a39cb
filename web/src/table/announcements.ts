// What screen readers announce at a table: events, turns, chat.

import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { announce } from "../ui/announce";
import { say, sayEvent, word } from "../words";
import { seatName, playerNameAt, type RefusalNotice } from "./tableContext";
import type { TableState } from "./tableState";
import { declinedProposals, isMyTurn, ownSeats } from "./turns";

const MAX_ANNOUNCED_EVENTS = 8;

/** Return whose turn it is, in words. */
export function turnText(state: TableState, game: string): string {
  const { phase } = state.status;
  const { mover } = state.position;
  const isFull = state.status.players.every((player) => player.kind !== "open" && player.kind !== "kept");
  if (phase === "waiting" && isFull) return word(state.facts.host ? "web-you-start" : "web-host-starts");
  if (phase !== "playing") return word(`page-phase-${phase}`);
  if (mover === null) return "";
  if (ownSeats(state).length > 1 && isMyTurn(state)) {
    const name = seatName(state, mover, game);
    return name ? word("web-your-turn-as", { name }) : word("web-your-turn-in", { seat: mover });
  }
  return isMyTurn(state) ? word("page-your-turn") : word("page-turn", { name: playerNameAt({ game, state }, mover) });
}

/** Return the news of *state* as sentences. */
export function newsSentences(state: TableState, before: TableState | null, game: string): readonly string[] {
  const sentences = state.undoneCount ? [word("web-undone", { count: state.undoneCount })] : [];
  sentences.push(...state.newEvents.slice(-MAX_ANNOUNCED_EVENTS).map((event) => sayEvent(event, game)));
  const { result } = state.status;
  if (result && !before?.status.result) sentences.push(say(result.say, game));
  const turn = turnText(state, game);
  if (before && turn !== turnText(before, game)) sentences.push(turn);
  const others = state.newChat.filter((line) => line.seat === null || !state.status.players[line.seat]?.you);
  return [...sentences, ...others.map(({ name, text }) => word("web-said", { name, text }))];
}

/** How long the notice of a declined proposal is shown. */
const DECLINED_NOTICE_MS = 8_000;

/** Tell players that their proposal was declined, unless they withdrew it; return where to note a withdrawal. */
export function useDeclinedNotice(state: TableState, sentences: Signal<RefusalNotice | null>): { current: number } {
  const before = useRef(state);
  const withdrawn = useRef(-1);
  useEffect(() => {
    const gone = declinedProposals(before.current, state);
    before.current = state;
    if (!gone.some(({ proposal }) => proposal !== withdrawn.current)) return;
    const notice: RefusalNotice = { text: word("web-declined"), rule: "", isQuiet: true };
    sentences.value = notice;
    announce(notice.text);
    setTimeout(() => sentences.value === notice && (sentences.value = null), DECLINED_NOTICE_MS);
  }, [state]);
  return withdrawn;
}

/** Announce the news of a table. */
export function useAnnouncements(state: TableState | null, game: string, isReady: boolean): void {
  const before = useRef<TableState | null>(null);
  useEffect(() => {
    if (!state || !isReady || before.current === state) return;
    if (before.current) for (const text of newsSentences(state, before.current, game)) announce(text);
    before.current = state;
  }, [state, isReady]);
}
