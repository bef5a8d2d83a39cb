// Previews of moves, fetched when the pointer rests on one, and cached for the position.
import { useEffect, useRef, useState } from "preact/hooks";

import type { Offer, Preview } from "../messages";

export type FetchPreview = (move: string) => Promise<Preview | null>;

const HOVER_DELAY_MS = 120;

/** Return the preview of *offer* shortly after it is pointed at; null if there is none. */
export function usePreview(offer: Offer | null, ply: number, ask: FetchPreview | undefined): Preview | null {
  const [shown, setShown] = useState<Preview | null>(null);
  const kept = useRef({ ply, found: new Map<string, Promise<Preview | null>>() });
  if (kept.current.ply !== ply) kept.current = { ply, found: new Map() };
  const move = offer?.move ?? null;
  useEffect(() => {
    setShown(null);
    if (move === null || !ask) return undefined;
    let isWanted = true;
    const { found } = kept.current;
    const look = async (): Promise<void> => {
      const asked = found.get(move) ?? ask(move).catch(() => null);
      found.set(move, asked);
      const preview = await asked;
      if (isWanted) setShown(preview);
    };
    const timer = setTimeout(() => void look(), HOVER_DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [move, ply, !ask]);
  return shown?.move === move ? shown : null;
}
