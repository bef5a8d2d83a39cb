// The rules beside the board, and the way back to where one was.

import type { ComponentChild } from "preact";
import { useRef, useState } from "preact/hooks";

import { RulesPane } from "./RulesPane";

interface Opened {
  readonly openRule: (rule: string) => void;
  /** The rules, when they are open. */
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
    // The page stands where it stood when the rules were opened, and stays there.
    opener.current?.focus({ preventScroll: true });
  };
  const pane = rule === null ? null : <RulesPane game={game} rule={rule} open={setRule} close={close} />;
  return { openRule, pane };
}
