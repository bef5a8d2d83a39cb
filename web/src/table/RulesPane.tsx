// The rules beside the board: to look one up without leaving the game.

import { useEffect, useRef, useState } from "preact/hooks";

import { rulesOf } from "../games";
import type { RuleText } from "../messages";
import { Link } from "../route";
import { has, language, word } from "../words";

interface PaneProps {
  readonly game: string;
  /** The rule to show; "": none in particular. */
  readonly rule: string;
  readonly close: () => void;
}

export function RulesPane({ game, rule, close }: PaneProps) {
  const [rules, setRules] = useState<readonly RuleText[]>([]);
  const [sought, setSought] = useState("");
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    rulesOf(game, language.value).then(
      (book) => setRules([...book.rules, ...tableRules()]),
      () => setRules(tableRules()),
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
  const shown = rules.filter((one) => isLike(one, sought));
  return (
    <section class="card rules-pane" ref={pane} tabIndex={-1} aria-label={word("page-rules")} onKeyDown={keys}>
      <header class="row">
        <h2>{word("page-rules")}</h2>
        <button type="button" class="quiet" onClick={close}>
          {word("web-close")}
        </button>
      </header>
      <input type="search" value={sought} placeholder={word("web-rules-search")} aria-label={word("web-rules-search")} onInput={(event) => setSought(event.currentTarget.value)} />
      <p class="unseen" role="status">
        {sought ? word("web-rules-found", { count: shown.length }) : ""}
      </p>
      <ul class="plain rules" tabIndex={0} aria-label={word("page-rules")}>
        {shown.map((one) => (
          <li key={one.rule} data-rule={one.rule} tabIndex={-1} class={one.rule === rule ? "now" : ""} aria-current={one.rule === rule ? "true" : undefined}>
            <strong>{one.rule}</strong> {one.text}
            {one.certainty.length ? <span class="hint">{one.certainty.map((sure) => word(`certainty-${sure}`)).join(", ")}</span> : null}
          </li>
        ))}
      </ul>
      <Link to={`/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ""}`}>{word("web-rules-all")}</Link>
    </section>
  );
}

/** The rules that hold at every table. */
function tableRules(): readonly RuleText[] {
  const found: RuleText[] = [];
  for (let at = 1; has(`rule-T${at}`); at += 1) found.push({ rule: `T${at}`, certainty: [], text: word(`rule-T${at}`) });
  return found;
}

function isLike({ rule, text }: RuleText, sought: string): boolean {
  const lower = sought.trim().toLowerCase();
  return rule.toLowerCase() === lower || text.toLowerCase().includes(lower);
}
