// Whether what ended a game has been seen: until then nobody is told how it ended.

import { useEffect, useState } from "preact/hooks";

import type { Picture } from "../messages";
import type { TableState } from "./fold";

/** So long is waited for a board that cannot show anything. */
const PATIENCE = 9_000;

/** Whether the latest picture has been seen to come about, and what to tell when one has. */
export function useSeen(state: TableState): readonly [boolean, (picture: Picture) => void] {
  const { picture } = state.position;
  const [seen, setSeen] = useState<Picture | null>(null);
  const isOver = state.status.phase === "over";
  useEffect(() => {
    if (!isOver || seen === picture) return undefined;
    const timer = setTimeout(() => setSeen(picture), PATIENCE);
    return () => clearTimeout(timer);
  }, [isOver, picture, seen]);
  return [seen === picture, setSeen];
}
