// Counts unread chat.

import { useEffect, useState } from "preact/hooks";

import type { TableState } from "./tableState";

/** Return how many lines others wrote since the chat was last shown. */
export function useUnread(state: TableState, isShown: boolean): number {
  const last = state.chat.at(-1)?.seq ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (isShown) setRead(last);
  }, [isShown, last]);
  const isOwn = (seat: number | null) => seat !== null && state.status.players[seat]?.you;
  return isShown ? 0 : state.chat.filter((line) => line.seq > read && !isOwn(line.seat)).length;
}
