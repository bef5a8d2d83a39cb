// Searches a rulebook, and finds references between rules.

import type { RuleText } from "../../messages";

export type TextPart = { readonly text: string } | { readonly rule: string };

/** Split a text into plain text and the ids of known rules. */
export function splitAtRules(text: string, known: ReadonlySet<string>): readonly TextPart[] {
  const found: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(/\b[A-Z]\d+[a-z]?\b/g)) {
    if (!known.has(match[0])) continue;
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** Return the rules whose id or text contains every word of a search. */
export function findRules(rules: readonly RuleText[], wanted: string): readonly RuleText[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((one) => {
    const whole = `${one.rule} ${one.text}`.toLocaleLowerCase();
    return words.every((word) => whole.includes(word));
  });
}

/** Return the rules of every table, T1, T2 and so on, as long as there are texts for them. */
export function tableRules(has: (code: string) => boolean, word: (code: string) => string): readonly RuleText[] {
  const rules: RuleText[] = [];
  for (let number = 1; has(`rule-T${number}`); number += 1)
    rules.push({ rule: `T${number}`, certainty: ["ours"], text: word(`rule-T${number}`) });
  return rules;
}

/** Whether a rule is part of another: G6a of G6. */
export const isUnder = (rule: string): boolean => /[a-z]$/.test(rule);
