// The draft of a new table.
import { describe, expect, it } from "vitest";

import { chairFromText, chairsFor, chairToText, initialDraft, fieldFor, hasOthers, isHiddenButOpen, matchingPreset, presetsFor, newTableFrom } from "../src/screens/new/draft";

const GAME = {
  name: "gears",
  seats: [2, 4],
  options: [
    { name: "first", kind: "choice", default: "coin", meaning: "", rule: "G3", choices: ["coin"], free: false, least: 0, most: 0 },
    { name: "limit", kind: "number", default: 60, meaning: "", rule: "G10", choices: [], free: false, least: 0, most: 99 },
  ],
} as const;

describe("a draft", () => {
  it("begins with the usual seats and options, and a friend to come", () => {
    const made = newTableFrom(GAME, initialDraft(GAME, 2));

    expect(made.seats).toBe(2);
    expect(made.setup.chairs).toEqual([{ type: "mine" }, { type: "kept" }]);
    expect(made.options).toEqual({ first: "coin", limit: 60 });
    expect(made.setup.clock).toEqual({ type: "none" });
  });

  it("begins as a link asks for, as far as that can be", () => {
    const asked = (text: string) => initialDraft(GAME, 2, new URLSearchParams(text));

    expect(asked("seats=4&limit=7&first=coin")).toMatchObject({ seats: 4, options: { first: "coin", limit: 7 } });
    expect(asked("seats=3&limit=100&first=toss&other=1")).toEqual(initialDraft(GAME, 2));
    expect(asked("limit=x&seats=")).toEqual(initialDraft(GAME, 2));
  });

  it("sends as many chairs as there are seats", () => {
    const made = newTableFrom(GAME, { ...initialDraft(GAME, 2), seats: 4 });

    expect(made.setup.chairs).toHaveLength(4);
  });

  it("sends only the numbers of the clock that is chosen", () => {
    const draft = initialDraft(GAME, 2);

    expect(newTableFrom(GAME, { ...draft, clock: "bank", minutes: 3, increment: 2 }).setup.clock).toEqual({ type: "bank", seconds: 180, increment: 2, expiry: "loss" });
    expect(newTableFrom(GAME, { ...draft, clock: "days", days: 7, expiry: "nothing" }).setup.clock).toEqual({ type: "days", days: 7, expiry: "nothing" });
    expect(newTableFrom(GAME, { ...draft, clock: "count-up" }).setup.clock).toEqual({ type: "count-up" });
  });

  it("forgets the delay where nobody may look on", () => {
    const made = newTableFrom(GAME, { ...initialDraft(GAME, 2), watching: false, delay: 3 });

    expect(made.setup.watching).toEqual({ allowed: false, delay: 0 });
  });

  it("knows whether others are expected, and whether they can find it", () => {
    const draft = { ...initialDraft(GAME, 2), chairs: chairsFor("bot", 4, 3) };
    const open = { ...draft, chairs: [{ type: "mine" }, { type: "open" }] as const };

    expect(hasOthers(draft)).toBe(false);
    expect(hasOthers(open)).toBe(true);
    expect(isHiddenButOpen(open)).toBe(true);
    expect(isHiddenButOpen({ ...open, public: true })).toBe(false);
  });
});

describe("ways to begin", () => {
  it("are fewer for a game for one", () => {
    expect(presetsFor({ seats: [1] })).toEqual(["alone", "bots"]);
    expect(presetsFor(GAME)).toEqual(["bot", "friend", "here", "bots"]);
  });

  it("seat everybody", () => {
    const types = (preset: Parameters<typeof chairsFor>[0]) => chairsFor(preset, 3, 4).map(chairToText);

    expect(types("bot")).toEqual(["mine", "bot-4", "bot-4"]);
    expect(types("friend")).toEqual(["mine", "kept", "kept"]);
    expect(types("here")).toEqual(["mine", "mine", "mine"]);
    expect(types("bots")).toEqual(["bot-4", "bot-4", "bot-4"]);
  });

  it("are found again in the chairs", () => {
    const draft = initialDraft(GAME, 2);

    expect(matchingPreset(GAME, draft)).toBe("friend");
    expect(matchingPreset(GAME, { ...draft, chairs: chairsFor("bot", 4, 5) })).toBe("bot");
    expect(matchingPreset(GAME, { ...draft, chairs: [{ type: "open" }, { type: "mine" }] })).toBeNull();
  });
});

describe("a chair", () => {
  it("is read back from what the form says", () => {
    for (const text of ["mine", "kept", "open", "bot-1", "bot-5"]) expect(chairToText(chairFromText(text))).toBe(text);
  });
});

describe("a problem", () => {
  it.each([
    ["options.limit", "option-limit"],
    ["setup.chairs[1].level", "chair-1"],
    ["setup.chairs", "seats"],
    ["setup.clock.seconds", "minutes"],
    ["setup.clock.days", "days"],
    ["setup.clock", "clock"],
    ["setup.watching.delay", "delay"],
    ["setup.missing", "missing"],
    ["seats", "seats"],
    ["game", ""],
    ["", ""],
  ])("at %s belongs to the field %s", (where, field) => {
    expect(fieldFor(where)).toBe(field);
  });
});
