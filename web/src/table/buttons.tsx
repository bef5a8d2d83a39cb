// Buttons for commands and rules at a table.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

import { Dialog } from "../ui/controls";
import { word } from "../words";
import type { TableContext } from "./tableContext";
import type { Command } from "./connection";

interface CommandButtonProps {
  readonly at: TableContext;
  readonly command: Command;
  readonly class?: string;
  readonly children: ComponentChildren;
  /** A question to confirm before the command is sent. */
  readonly confirm?: string;
}

/** A button that sends a command to the table. */
export function CommandButton({ at, command, confirm, children, ...more }: CommandButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const act = async (): Promise<void> => {
    setAsked(false);
    setBusy(true);
    await at.act(command);
    setBusy(false);
  };
  const click = () => (confirm ? setAsked(true) : isBusy || void act());
  return (
    <>
      <button type="button" {...more} aria-busy={isBusy} onClick={click}>
        {children}
      </button>
      {isAsked && confirm ? (
        <Dialog title={confirm} close={() => setAsked(false)}>
          <div class="row asked">
            <button type="button" class="main" onClick={act}>
              {children}
            </button>
            <button type="button" onClick={() => setAsked(false)}>
              {word("web-rather-not")}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

/** The id of a rule; a click opens the rule. */
export function RuleButton({ rule, openRule }: { readonly rule: string | undefined; readonly openRule: (rule: string) => void }) {
  if (!rule) return null;
  return (
    <button type="button" class="rule-tag" aria-label={word("web-open-rule", { rule })} onClick={() => openRule(rule)}>
      {rule}
    </button>
  );
}
