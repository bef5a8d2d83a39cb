import { describe, expect, test } from "vitest";

import { offeredMoves } from "../../src/board/offeredMoves";
import type { Offer, Scene } from "../../src/messages";

const scene = (offers: readonly Offer[], marks?: Scene["marks"]): Scene => ({ width: 1, height: 1, pieces: [], offers, ...(marks && { marks }) });

describe("the moves of a scene", () => {
  test("are the combinations of what there is to choose, in order", () => {
    const card = { name: "card", spots: ["card-m1", "card-m2"], words: ["m1", "m2"] };
    const angle = { name: "angle", spots: ["angle-90"], words: [90] };
    const cell = { name: "cell", spots: ["e4", "e5"] };
    const offer = { move: "put {card} {cell} {angle}", spots: [], say: { code: "lay", params: { who: "cat" } }, choices: [card, angle, cell] };

    const moves = offeredMoves(scene([offer]));

    expect(moves.map((one) => one.move)).toEqual(["put m1 e4 90", "put m1 e5 90", "put m2 e4 90", "put m2 e5 90"]);
    expect(moves[1]).toMatchObject({
      move: "put m1 e5 90",
      spots: ["card-m1", "angle-90", "e5"],
      say: { code: "lay", params: { who: "cat", card: "m1", angle: 90, cell: "e5" } },
    });
  });

  test("begin with the spots that all have in common", () => {
    const die = { move: "move2 {hex}", spots: ["die-2"], say: { code: "go" }, choices: [{ name: "hex", spots: ["a1"] }] };

    expect(offeredMoves(scene([die]))[0]!.spots).toEqual(["die-2", "a1"]);
  });

  test("have the marks of the offer and their own", () => {
    const offer = { move: "{peg}", spots: [], say: { code: "put" }, marks: ["final"], choices: [{ name: "peg", spots: ["a1", "b1"] }] };

    const moves = offeredMoves(scene([offer, { move: "pass", spots: [], say: { code: "pass" } }], { b1: ["wins", "ends"], pass: ["loses"] }));

    expect(moves.map((one) => one.marks)).toEqual([["final"], ["final", "wins", "ends"], ["loses"]]);
  });

  test("are worked out once", () => {
    const one = scene([{ move: "pass", spots: [], say: { code: "pass" } }]);

    expect(offeredMoves(one)).toBe(offeredMoves(one));
  });
});
