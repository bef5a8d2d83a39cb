// Searching rules.
import { describe, expect, it } from "vitest";

import { isUnder, findRules, splitAtRules, tableRules } from "../src/screens/rules/rulebook";

const RULES = [
  { rule: "G5", certainty: ["printed"], text: "Wheels that mesh turn in opposite directions." },
  { rule: "G6a", certainty: ["printed"], text: "Refused: three of your own wheels in a triangle; see G5 and Z9." },
] as const;

describe("a rule", () => {
  it("leads to the rules it names, where they are known", () => {
    expect(splitAtRules(RULES[1].text, new Set(["G5", "G6a"]))).toEqual([
      { text: "Refused: three of your own wheels in a triangle; see " },
      { rule: "G5" },
      { text: " and Z9." },
    ]);
  });

  it("is found by all words that are looked for, or by its id", () => {
    expect(findRules(RULES, "wheels TRIANGLE").map((one) => one.rule)).toEqual(["G6a"]);
    expect(findRules(RULES, "g6a")).toHaveLength(1);
    expect(findRules(RULES, "  ")).toHaveLength(2);
    expect(findRules(RULES, "cheese")).toHaveLength(0);
  });

  it("may stand under another", () => {
    expect(RULES.map((one) => isUnder(one.rule))).toEqual([false, true]);
  });
});

describe("the rules of the table", () => {
  it("are all that there are words for", () => {
    const words: Record<string, string> = { "rule-T1": "One.", "rule-T2": "Two.", "rule-T4": "Four." };

    const found = tableRules((code) => code in words, (code) => words[code]!);

    expect(found.map((one) => `${one.rule} ${one.text}`)).toEqual(["T1 One.", "T2 Two."]);
  });
});
