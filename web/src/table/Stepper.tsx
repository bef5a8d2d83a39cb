// The way through a game's plies.

import { useEffect, useState } from "preact/hooks";

import { word } from "../words";

interface StepperProps {
  readonly ply: number;
  readonly plies: number;
  /** Whether it is not to be shown how long the game is. */
  readonly isHidden: boolean;
  /** What happened in a ply, for who cannot see the slider. */
  readonly inWords: string;
  /** Whether the picture of this ply is there, so that the next may come. */
  readonly isReady: boolean;
  readonly go: (ply: number) => void;
}

/** Milliseconds for each ply. */
const PACES = [3200, 1800, 900, 450] as const;

export function Stepper({ ply, plies, isHidden, inWords, isReady, go }: StepperProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<number>(PACES[1]);
  const isLast = ply >= plies;
  useEffect(() => {
    if (isPlaying && isLast) setPlaying(false);
    if (!isPlaying || isLast || !isReady) return undefined;
    const timer = setTimeout(() => go(ply + 1), pace);
    return () => clearTimeout(timer);
  }, [isPlaying, ply, pace, isReady, isLast]);
  useKeys(ply, plies, isHidden, go);
  const toggle = (): void => {
    setPlaying(!isPlaying);
    // The first step is made at once: whoever starts it wants to see it go.
    if (!isPlaying) go(ply + 1);
  };
  const step = (to: number, name: string, sign: string, isThere: boolean) => (
    <button type="button" aria-label={name} title={name} disabled={!isThere} onClick={() => (setPlaying(false), go(to))}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="stepper card" role="group" aria-label={word("web-steps")}>
      <div class="steps">
        {step(0, word("web-step-first"), "«", ply > 0)}
        {step(ply - 1, word("web-step-back"), "‹", ply > 0)}
        <button type="button" aria-pressed={isPlaying} aria-label={word(isPlaying ? "web-autoplay-stop" : "web-autoplay")} disabled={isLast && !isPlaying} onClick={toggle}>
          <span aria-hidden="true">{isPlaying ? "❚❚" : "▶"}</span>
        </button>
        {step(ply + 1, word("web-step-on"), "›", !isLast)}
        {isHidden ? null : step(plies, word("web-step-last"), "»", !isLast)}
      </div>
      <span class="count">{isHidden ? word("web-ply", { ply }) : word("page-ply", { ply, plies })}</span>
      <select aria-label={word("web-pace")} value={pace} onChange={(event) => setPace(Number(event.currentTarget.value))}>
        {PACES.map((one, at) => (
          <option key={one} value={one}>
            {word(`web-pace-${at + 1}`)}
          </option>
        ))}
      </select>
      {isHidden ? null : (
        <input
          type="range"
          min={0}
          max={plies}
          value={ply}
          aria-label={word("web-slider")}
          aria-valuetext={inWords}
          onInput={(event) => (setPlaying(false), go(Number(event.currentTarget.value)))}
        />
      )}
    </div>
  );
}

/** Arrow keys step, wherever the focus is but in fields that need them themselves. */
function useKeys(ply: number, plies: number, isHidden: boolean, go: (ply: number) => void): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest("input, select, textarea, [role=tab], dialog")) return;
      const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: isHidden ? undefined : plies }[event.key];
      if (to === undefined || to < 0 || to > plies) return;
      event.preventDefault();
      go(to);
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [ply, plies, isHidden, go]);
}
