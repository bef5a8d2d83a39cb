// Opens the rules beside the board, and returns the focus when they close.

import type { ComponentChild } from "preact";
import { useRef, useState } from "preact/hooks";

import { RulesPane } from "./RulesPane";

interface Opened {
  readonly openRule: (rule: string) => void;
  /** The rules, while they are open. */
  readonly pane: ComponentChild;
}

export function useRules(game: string): Opened {
  const [rule, setRule] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const openRule = (wanted: string): void => {
    const { activeElement } = document;
    if (rule === null && activeElement instanceof HTMLElement) opener.current = activeElement;
    setRule(wanted);
  };
  const close = (): void => {
    setRule(null);
    // Do not scroll: the page is still where it was.
    opener.current?.focus({ preventScroll: true });
  };
  const pane = rule === null ? null : <RulesPane game={game} rule={rule} open={setRule} close={close} />;
  return { openRule, pane };
}
