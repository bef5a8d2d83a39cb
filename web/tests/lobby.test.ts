// The lobby's lists, quick tables, records and wheels.
import { beforeAll, describe, expect, it } from "vitest";

import { games } from "../src/games";
import type { GameFacts, Player, TableLine } from "../src/messages";
import { timeAgo, nameAtTable, inListOrder, isMyTurn, stateText } from "../src/screens/lobby/tableLines";
import { quickTable } from "../src/screens/lobby/quickTable";
import { findLine, lineNumber } from "../src/screens/lobby/recordLines";
import { wheelTrain } from "../src/screens/lobby/wheelTrain";
import { setWords } from "../src/words";

const WORDS = `
page-your-turn = Your turn
page-turn = It's { $name }'s turn.
page-phase-over = Over
page-bot = { $name } (bot { $level })

web-player-you = { $name } (you)
web-chair-free = free seat
web-table-won = You won
web-table-lost = You lost
page-winners = Winner: { $names }.
`;

const player = (seat: number, more: Partial<Player>): Player => ({ seat, kind: "person", name: "Ada", level: 0, you: false, word: "", who: null, ...more });

const line = (table: string, more: Partial<TableLine> = {}): TableLine => ({
  table,
  game: "gears",
  options: {},
  phase: "playing",
  players: [player(0, { you: true }), player(1, { kind: "bot", level: 2, name: "" })],
  free: [],
  mover: 1,
  ply: 3,
  clock: "none",
  created: 0,
  changed: 0,
  winners: [],
  ...more,
});

const gears: GameFacts = {
  name: "gears",
  title: "Gears",
  summary: "",
  printed_title: "",
  credits: "",
  rules_version: 1,
  seats: [2],
  options: [],
  levels: [{ level: 2, name: "Casual" }],
  draws: true,
};

beforeAll(() => {
  setWords("en", WORDS);
  games.value = [gears];
});

describe("a list of tables", () => {
  it("begins with those where it is my turn, and ends with those that are over", () => {
    const lines = [line("over", { phase: "over", changed: 9 }), line("theirs", { changed: 5 }), line("waits", { phase: "waiting", changed: 7 }), line("mine", { mover: 0 })];

    expect(inListOrder(lines).map((one) => one.table)).toEqual(["mine", "theirs", "waits", "over"]);
  });

  it("says whose turn it is", () => {
    expect(stateText(line("a", { mover: 0 }))).toBe("Your turn");
    expect(stateText(line("a"))).toBe("It's Casual (bot 2)'s turn.");
    expect(stateText(line("a", { phase: "over", mover: null }))).toBe("Over");
  });

  it("says how it ended, for me where I had one seat", () => {
    const over = { phase: "over", mover: null } as const;
    const both = [player(0, { you: true }), player(1, { you: true, name: "Bob" })];

    expect(stateText(line("a", { ...over, winners: [0] }))).toBe("You won");
    expect(stateText(line("a", { ...over, winners: [1] }))).toBe("You lost");
    expect(stateText(line("a", { ...over, players: both.slice(0, 1) }))).toBe("You lost");
    expect(stateText(line("a", { ...over, players: [player(0, {}), player(1, { name: "Bob" })], winners: [1] }))).toBe("Winner: Bob.");
  });

  it("has no turn of mine where the game is paused", () => {
    expect(isMyTurn(line("a", { mover: 0, phase: "paused" }))).toBe(false);
  });

  it("names me, and chairs that are free", () => {
    expect(nameAtTable(line("a"), player(0, { you: true }))).toBe("Ada (you)");
    expect(nameAtTable(line("a"), player(0, { kind: "open", name: "" }))).toBe("free seat");
  });

  it("says how long ago something happened", () => {
    const now = 1_000_000_000;

    expect(timeAgo(now - 5_000, now, "en")).toBe("now");
    expect(timeAgo(now - 180_000, now, "en")).toBe("3 minutes ago");
    expect(timeAgo(now - 26 * 3_600_000, now, "en")).toBe("yesterday");
  });
});

describe("a quick table", () => {
  it("has me in the first seat and bots in all others", () => {
    expect(quickTable({ name: "arena", seats: [3, 2] }, 4)).toEqual({
      game: "arena",
      seats: 3,
      setup: { chairs: [{ type: "mine" }, { type: "bot", level: 4 }, { type: "bot", level: 4 }] },
    });
  });

  it("of a game for one has me alone", () => {
    expect(quickTable({ name: "escape", seats: [1] }, 2).setup.chairs).toEqual([{ type: "mine" }]);
  });
});

describe("a record that is refused", () => {
  it("shows the line that is wrong", () => {
    expect(lineNumber("line 2")).toBe(2);
    expect(lineNumber("options.side")).toBeNull();
    expect(findLine("one\n two\nthree", 2)).toEqual({ text: "two", from: 4, to: 8 });
    expect(findLine("one", 7)).toBeNull();
  });
});

describe("a train of wheels", () => {
  it("has neighbours a unit apart that turn against one another", () => {
    const wheels = wheelTrain({ x: 0, y: 0 }, [-30, 30, 45]);

    wheels.slice(1).forEach((wheel, at) => {
      const before = wheels[at]!;
      expect(Math.hypot(wheel.x - before.x, wheel.y - before.y)).toBeCloseTo(1);
      expect(wheel.clockwise).toBe(!before.clockwise);
    });
  });

  it("has a tooth in a gap wherever two wheels meet", () => {
    const angles = [-30, 30, 45, 10];
    const wheels = wheelTrain({ x: 0, y: 0 }, angles);

    angles.forEach((angle, at) => {
      const [one, other] = [wheels[at]!, wheels[at + 1]!];
      const phases = angle - one.turn + (angle + 180 - other.turn);
      expect((((phases % 30) + 30) % 30)).toBeCloseTo(15);
    });
  });
});
