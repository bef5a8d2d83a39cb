// What was said and not yet read.

import { useEffect, useState } from "preact/hooks";

import type { TableState } from "./tableState";

/** How much others said since the chat was last shown. */
export function useUnread(state: TableState, isShown: boolean): number {
  const last = state.chat.at(-1)?.seq ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (isShown) setRead(last);
  }, [isShown, last]);
  const isOwn = (seat: number | null) => seat !== null && state.status.players[seat]?.you;
  return isShown ? 0 : state.chat.filter((line) => line.seq > read && !isOwn(line.seat)).length;
}
