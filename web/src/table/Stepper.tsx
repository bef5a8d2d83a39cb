// Controls to step through the plies of a game.

import { useEffect, useState } from "preact/hooks";

import { word } from "../words";

/** Returns the ply to show after the one that is shown. */
export type Step = (ply: number) => number;

const BACK: Step = (ply) => ply - 1;
const ON: Step = (ply) => ply + 1;
const to = (ply: number): Step => () => ply;

interface StepperProps {
  readonly ply: number;
  readonly plies: number;
  /** Whether to hide how long the game is. */
  readonly isHidden: boolean;
  /** What happened in the shown ply, for people who cannot see the slider. */
  readonly inWords: string;
  /** Whether the scene of this ply is loaded, so that the next may follow. */
  readonly isReady: boolean;
  readonly go: (step: Step) => void;
}

/** Milliseconds per ply. */
const PACES = [3200, 1800, 900, 450] as const;

export function Stepper({ ply, plies, isHidden, inWords, isReady, go }: StepperProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<number>(PACES[1]);
  const isLast = ply >= plies;
  useEffect(() => {
    if (isPlaying && isLast) setPlaying(false);
    if (!isPlaying || isLast || !isReady) return undefined;
    const timer = setTimeout(() => go(ON), pace);
    return () => clearTimeout(timer);
  }, [isPlaying, ply, pace, isReady, isLast]);
  useKeys(plies, isHidden, go);
  const toggle = (): void => {
    setPlaying(!isPlaying);
    // Make the first step immediately, as feedback.
    if (!isPlaying) go(ON);
  };
  const step = (where: Step, name: string, sign: string, isThere: boolean) => (
    <button type="button" aria-label={name} title={name} disabled={!isThere} onClick={() => (setPlaying(false), go(where))}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="stepper card" role="group" aria-label={word("web-steps")}>
      <div class="steps">
        {step(to(0), word("web-step-first"), "«", ply > 0)}
        {step(BACK, word("web-step-back"), "‹", ply > 0)}
        <button type="button" aria-pressed={isPlaying} aria-label={word(isPlaying ? "web-autoplay-stop" : "web-autoplay")} disabled={isLast && !isPlaying} onClick={toggle}>
          <span aria-hidden="true">{isPlaying ? "❚❚" : "▶"}</span>
        </button>
        {step(ON, word("web-step-on"), "›", !isLast)}
        {isHidden ? null : step(to(plies), word("web-step-last"), "»", !isLast)}
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
          onInput={(event) => (setPlaying(false), go(to(Number(event.currentTarget.value))))}
        />
      )}
    </div>
  );
}

/** Step with the arrow keys, except in fields that use these keys. */
function useKeys(plies: number, isHidden: boolean, go: (step: Step) => void): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest("input, select, textarea, [role=tab], dialog")) return;
      const step = { ArrowLeft: BACK, ArrowRight: ON, Home: to(0), End: isHidden ? undefined : to(plies) }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      go(step);
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [plies, isHidden, go]);
}
