import { beforeAll, describe, expect, test } from "vitest";

import { applyMessage, type TableState } from "../../src/table/tableState";
import { refusalFrom } from "../../src/table/tableContext";
import { newsSentences, turnText } from "../../src/table/announcements";
import { setWords } from "../../src/words";
import { SCENE, ply, snapshot, STATUS, update } from "./fakeSocket";

beforeAll(() =>
  setWords(
    "en",
    `
page-your-turn = Your turn
page-turn = It's { $name }'s turn.
page-phase-paused = Paused
page-phase-over = Over
web-your-turn-in = Your turn, seat { SEAT_NUMBER($seat) }
web-your-turn-as = Your turn: { $name }
blue = Blue
web-undone = { $count } taken back
web-said = { $name }: { $text }
web-broken = Broken
problem-too-large = Too large
refusal-stale = Ply { $ply } already
event-placed = A cog is put down.
won = Blue wins.
`,
  ),
);

const begin = (...given: Parameters<typeof snapshot>): TableState => applyMessage(null, snapshot(...given), 0)!;

describe("what is said aloud", () => {
  test("is what happened, and then whose turn it is", () => {
    const before = begin(4);
    const state = applyMessage(before, update(4, 0, ply(0, "e3", "placed")), 0)!;

    expect(newsSentences(state, before, "")).toEqual(["A cog is put down.", "It's P1's turn."]);
  });

  test("is that moves were taken back", () => {
    const before = begin(4, [ply(0, "e3")]);

    expect(newsSentences(applyMessage(before, update(4, 0), 0)!, before, "")).toEqual(["1 taken back", "Your turn"]);
  });

  test("is what others say, but not what I said", () => {
    const before = begin(4);
    const line = (seat: number) => ({ seq: 5, at: 0, seat, name: `P${seat}`, text: "hello", who: seat });
    const state = applyMessage(before, { ...update(4, 0), chat: [line(0), line(1)] }, 0)!;

    expect(newsSentences(state, before, "")).toEqual(["P1: hello"]);
  });

  test("is how the game ended", () => {
    const before = begin(4);
    const result = { say: { code: "won", params: {} }, rule: "G6", scores: [1, 0], winners: [0] };
    const state = applyMessage(before, { ...update(4, 0), status: { ...STATUS, phase: "over", result } }, 0)!;

    expect(newsSentences(state, before, "")).toEqual(["Blue wins.", "Over"]);
  });

  test("names the seat to who holds several", () => {
    const told = snapshot(4, [ply(0, "e3")]);
    const players = STATUS.players.map((player) => ({ ...player, you: true }));

    expect(turnText(applyMessage(null, { ...told, status: { ...STATUS, players } }, 0)!, "")).toBe("Your turn, seat 2");

    const scene = { ...SCENE, seats: [null, { code: "blue", params: {} }] };
    const called = { ...told, status: { ...STATUS, players }, position: { ...told.position, scene } };
    expect(turnText(applyMessage(null, called, 0)!, "")).toBe("Your turn: Blue");
  });
});

describe("what is refused", () => {
  test("is told with its rule, quietly when somebody was just faster", () => {
    const refusal = { code: "stale", params: { ply: 3 }, rule: "T3" };

    expect(refusalFrom({ type: "refused", refusal }, "")).toEqual({ text: "Ply 3 already", rule: "T3", isQuiet: true });
  });

  test("is told in our words where there are any", () => {
    const failed = (code: string, problem = "") => refusalFrom({ type: "failed", code, problem }, "").text;

    expect([failed("too-large"), failed("odd", "what?"), failed("")]).toEqual(["Too large", "what?", "Broken"]);
  });
});
