// The rules beside the board, to look one up without leaving the game.

import { useEffect, useRef, useState } from "preact/hooks";

import { loadRules } from "../games";
import type { RuleText } from "../messages";
import { Link } from "../route";
import { findRules, splitAtRules, tableRules } from "../screens/rules/rulebook";
import { has, language, word } from "../words";
import { RuleButton } from "./buttons";

interface PaneProps {
  readonly game: string;
  /** The rule to show; "" for none in particular. */
  readonly rule: string;
  readonly open: (rule: string) => void;
  readonly close: () => void;
}

export function RulesPane({ game, rule, open, close }: PaneProps) {
  const [rules, setRules] = useState<readonly RuleText[]>([]);
  const [sought, setSought] = useState("");
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    loadRules(game, language.value).then(
      (book) => setRules([...book.rules, ...tableRules(has, word)]),
      () => setRules(tableRules(has, word)),
    );
  }, [game, language.value]);
  useEffect(() => {
    setSought("");
  }, [rule]);
  useEffect(() => {
    const found = rule ? pane.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`) : null;
    (found ?? pane.current)?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: "center" });
  }, [rule, rules]);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  const shown = findRules(rules, sought);
  const known = new Set(rules.map((one) => one.rule));
  return (
    <section class="card rules-pane" ref={pane} tabIndex={-1} aria-label={word("page-rules")} onKeyDown={keys}>
      <header class="row">
        <h2>{word("page-rules")}</h2>
        <button type="button" class="quiet" onClick={close}>
          {word("web-close")}
        </button>
      </header>
      <input type="search" value={sought} placeholder={word("web-find-rule")} aria-label={word("web-find-rule")} onInput={(event) => setSought(event.currentTarget.value)} />
      <p class="unseen" role="status">
        {sought ? word("web-rules-found", { count: shown.length }) : ""}
      </p>
      <ul class="plain rule-list" tabIndex={0} aria-label={word("page-rules")}>
        {shown.map((one) => (
          <li key={one.rule} data-rule={one.rule} tabIndex={-1} class={one.rule === rule ? "now" : ""} aria-current={one.rule === rule ? "true" : undefined}>
            <strong>{one.rule}</strong> <Text text={one.text} known={known} open={open} />
            <span class="row">
              {one.certainty.map((sure) => (
                <span key={sure} class={`mark ${sure}`}>
                  {word(`certainty-${sure}`)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Link to={`/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ""}`}>{word("web-rules-all")}</Link>
    </section>
  );
}

/** The text of a rule; the rules it names open in this pane. */
function Text({ text, known, open }: { text: string; known: ReadonlySet<string>; open: (rule: string) => void }) {
  return (
    <>
      {splitAtRules(text, known).map((piece, at) =>
        "text" in piece ? piece.text : <RuleButton key={at} rule={piece.rule} openRule={open} />,
      )}
    </>
  );
}
