// Whether the last scene of a game has been shown: until then, nothing reveals how it ended.

import { useEffect, useState } from "preact/hooks";

import type { Scene } from "../messages";
import type { TableState } from "./tableState";

/** How long to wait for a board that cannot show anything. */
const END_TIMEOUT_MS = 9_000;

/** Return whether the latest scene has been shown, and the function to call when it has. */
export function useEndShown(state: TableState): readonly [boolean, (scene: Scene) => void] {
  const { scene = null } = state.position;
  const [seen, setSeen] = useState<Scene | null>(null);
  const isOver = state.status.phase === "over";
  useEffect(() => {
    if (!isOver || seen === scene) return undefined;
    const timer = setTimeout(() => setSeen(scene), END_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isOver, scene, seen]);
  return [seen === scene, setSeen];
}
