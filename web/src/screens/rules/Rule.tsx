// One rule: its id, how certain it is, and its text.

import { useEffect, useRef } from "preact/hooks";

import type { RuleText } from "../../messages";
import { address, Link } from "../../route";
import { isMotionOff } from "../../settings";
import { word } from "../../words";
import { isUnder, splitAtRules } from "./rulebook";

interface Props {
  readonly game: string;
  readonly rule: RuleText;
  readonly known: ReadonlySet<string>;
}

export function Rule({ game, rule, known }: Props) {
  const box = useRef<HTMLElement>(null);
  const linked = address.value.hash === rule.rule;
  useEffect(() => {
    if (!linked) return;
    box.current?.scrollIntoView({ block: "center", behavior: isMotionOff() ? "auto" : "smooth" });
    box.current?.focus({ preventScroll: true });
  }, [linked, address.value]);
  return (
    <article ref={box} id={rule.rule} tabIndex={-1} class={`rule ${isUnder(rule.rule) ? "under" : ""} ${linked ? "linked" : ""}`}>
      <h3>
        <Link to={`/rules/${game}#${rule.rule}`} class="rule-id" aria-label={word("web-rule", { rule: rule.rule })}>
          {rule.rule}
        </Link>
      </h3>
      <div>
        <p>
          {splitAtRules(rule.text, known).map((piece, at) =>
            "text" in piece ? piece.text : <Link key={at} to={`/rules/${game}#${piece.rule}`}>{piece.rule}</Link>,
          )}
        </p>
        <p class="certainty">
          {rule.certainty.map((one) => (
            <span key={one} class={`mark ${one}`}>
              {word(`certainty-${one}`)}
            </span>
          ))}
        </p>
      </div>
    </article>
  );
}
