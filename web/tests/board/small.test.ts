import { describe, expect, test, vi } from "vitest";

import { previewDifference } from "../../src/board/previewDiff";
import { groupOffers, matchesSearch, describedPieces } from "../../src/board/grouping";
import { distance, hitTest } from "../../src/board/hitTest";
import { splitCommonWords } from "../../src/board/labels";
import { knownMarks, needsConfirmation } from "../../src/board/offerMarks";
import { inReadingOrder, nearest } from "../../src/board/arrowKeys";
import { pieceShape } from "../../src/board/outlines";
import { viewBox, WHOLE_BOARD, clampView, zoomAt } from "../../src/board/zoomView";
import type { Offer, Event, Scene, Piece } from "../../src/messages";

vi.mock("virtual:art", () => ({ default: "art.svg" }));

const say = (code: string) => ({ code, params: {} });
const piece = (id: string, x: number, y: number, more: Partial<Piece> = {}): Piece => ({ id, art: "card", x, y, ...more });
const scene = (...pieces: Piece[]): Scene => ({ width: 9, height: 9, pieces, offers: [], notes: [], seats: [] });
const offer = (spots: string[], code = "offer", marks: string[] = []): Offer => ({ move: spots.join(), spots, say: say(code), marks });
const refusal = (...slides: string[][]): Event => ({ code: "event", slides });
const SQUARE = { x: 0, y: 0, across: 0.5, down: 0.5, square: true };

describe("marks", () => {
  test("are told once, in their order, and only those we know", () => {
    expect(knownMarks([offer(["a"], "o", ["final", "wins"]), offer(["b"], "o", ["wins", "odd"])])).toEqual(["wins", "final"]);
  });

  test("ask for a word before what cannot be undone, not before a win", () => {
    expect(needsConfirmation(offer(["a"], "o", ["loses"]), false)).toBe(true);
    expect(needsConfirmation(offer(["a"], "o", ["ends"]), false)).toBe(true);
    expect(needsConfirmation(offer(["a"], "o", ["final"]), false)).toBe(true);
    expect(needsConfirmation(offer(["a"], "o", ["wins"]), false)).toBe(false);
    expect(needsConfirmation(offer(["a"]), false)).toBe(false);
    expect(needsConfirmation(offer(["a"]), true)).toBe(true);
  });

  test("of a win that ends the game ask for nothing", () => {
    expect(needsConfirmation(offer(["a"], "o", ["wins", "ends"]), false)).toBe(false);
  });
});

describe("arrow keys", () => {
  const places = [
    { id: "a", x: 0, y: 0 },
    { id: "b", x: 1, y: 0 },
    { id: "c", x: 0.5, y: 1 },
    { id: "d", x: 3, y: 0.1 },
  ];

  test("go to the nearest place ahead", () => {
    expect(nearest(places, places[0]!, "right")).toBe("b");
    expect(nearest(places, places[1]!, "right")).toBe("d");
    expect(nearest(places, places[0]!, "down")).toBe("c");
  });

  test("stay where nothing is ahead", () => {
    expect(nearest(places, places[0]!, "left")).toBeNull();
  });

  test("read line by line", () => {
    expect(inReadingOrder(places).map((place) => place.id).join("")).toBe("abdc");
  });
});

describe("a point on the board", () => {
  const pieces = [piece("low", 1, 1), piece("top", 1.2, 1)];
  const both = new Set(["low", "top"]);

  test("means the topmost thing it is on", () => {
    expect(hitTest(pieces, () => SQUARE, { x: 1.1, y: 1 }, 0, both)).toBe("top");
    expect(hitTest(pieces, () => SQUARE, { x: 0.6, y: 1 }, 0, both)).toBe("low");
  });

  test("means the nearest thing for a finger that is a bit off", () => {
    expect(hitTest(pieces, () => SQUARE, { x: 0.4, y: 1 }, 0.7, both)).toBe("low");
    expect(hitTest(pieces, () => SQUARE, { x: 5, y: 5 }, 0.7, both)).toBeNull();
  });

  describe("among pegs that are closer than a finger is wide", () => {
    const PEG = { x: 0, y: 0, across: 0.1, down: 0.1, square: false };
    const pegs = ["a", "b", "c", "d"].map((id, at) => piece(id, at, 0, { say: say("peg") }));
    const board = piece("board", 1.5, 0, { art: "board", say: say("board") });
    const shape = ({ art }: Piece) => (art === "board" ? { ...SQUARE, across: 3, down: 3 } : PEG);
    const meant = (x: number, y: number, ...open: string[]) => hitTest([board, ...pegs], shape, { x, y }, 0.8, new Set(open));

    test("means the peg that is under the finger, though others near it could be chosen", () => {
      for (const { id, x } of pegs) expect(meant(x, 0, ...["a", "b", "c", "d"].filter((other) => other !== id))).toBe(id);
    });

    test("means the nearest that can be chosen where none is under the finger, not the topmost", () => {
      expect(meant(0.4, 0, "a", "b")).toBe("a");
      expect(meant(0.6, 0, "a", "b")).toBe("b");
      expect(meant(1.4, 0.3, "a", "b", "c", "d")).toBe("b");
    });

    test("means what they lie on where none is near", () => {
      expect(meant(0, 0.9, "a", "b")).toBe("board");
      expect(meant(9, 9, "a", "b")).toBeNull();
    });
  });

  test("means what goes with the rest before what only lies there", () => {
    const card = piece("card", 0, 0, { say: say("card") });
    const sign = piece("sign", 0, 0, { say: say("sign"), size: 0.5 });
    expect(hitTest([card, sign], () => SQUARE, { x: 0, y: 0 }, 0, new Set(), new Set(["card"]))).toBe("card");
    expect(hitTest([card, sign], () => SQUARE, { x: 0, y: 0 }, 0, new Set())).toBe("sign");
  });

  test("is measured in the frame of a thing that is turned", () => {
    const long = { ...SQUARE, across: 1, down: 0.2 };
    expect(distance(piece("a", 0, 0, { turn: 90 }), long, { x: 0, y: 0.9 }).on).toBe(true);
    expect(distance(piece("a", 0, 0), long, { x: 0, y: 0.9 }).on).toBe(false);
  });

  test("is on a piece where it is on what lies beside it", () => {
    const shape = pieceShape(piece("a", 0, 0, { children: [piece("b", 1, 0), piece("c", 0.1, 0)] }), () => SQUARE);
    expect(shape).toMatchObject({ x: 0.5, across: 1, y: 0, down: 0.5 });
  });
});

describe("a preview", () => {
  const before = scene(piece("a", 0, 0), piece("b", 1, 0), piece("c", 2, 0, { say: say("c") }), piece("d", 3, 0));

  test("shows what would lie otherwise, and what would be gone", () => {
    const after = scene(piece("a", 0, 0), piece("b", 1, 0, { turn: 90 }), piece("d", 3, 0), piece("e", 4, 0));
    const { shown, gone } = previewDifference(before, after, [refusal(["c", "e"])]);
    expect(shown.map((one) => one.id)).toEqual(["b", "e"]);
    expect(gone.map((one) => one.id)).toEqual(["c"]);
  });

  test("shows what would move what", () => {
    const event = { ...refusal(), spots: ["a", "b", "nowhere"] };
    expect(previewDifference(before, before, [event]).causes.map((pair) => pair.map((one) => one.id))).toEqual([["a", "b"]]);
  });

  test("does not show what only moves aside, nor buttons that nobody needs any more", () => {
    const after = scene(piece("a", 0, 0), piece("b", 1, 0), piece("d", 4, 0));
    expect(previewDifference(before, after)).toEqual({ shown: [], gone: [], causes: [] });
    expect(previewDifference(before, after, [refusal(["d", "d"])]).shown.map((one) => one.id)).toEqual(["d"]);
  });

  test("shows nothing where only the whole table is laid out anew", () => {
    const after = scene(...before.pieces.map((one) => ({ ...one, x: one.x + 1.5 })));
    expect(previewDifference(before, after)).toEqual({ shown: [], gone: [], causes: [] });
  });
});

describe("the view", () => {
  test("of the whole board is the board", () => {
    expect(viewBox(WHOLE_BOARD, 12, 10)).toBe("0 0 12 10");
  });

  test("keeps the point under the finger while zooming", () => {
    const view = zoomAt(WHOLE_BOARD, 2, { x: 6, y: 5 }, 12, 10);
    expect(view).toEqual({ zoom: 2, x: 3, y: 2.5 });
  });

  test("never leaves the board", () => {
    expect(clampView({ zoom: 2, x: -5, y: 99 }, 12, 10)).toEqual({ zoom: 2, x: 0, y: 5 });
    expect(zoomAt(WHOLE_BOARD, 0.1, { x: 1, y: 1 }, 12, 10)).toEqual(WHOLE_BOARD);
  });
});

describe("names of a few", () => {
  test("are told by what they differ in", () => {
    const names = ["Turn it by 0 degrees", "Turn it by 90 degrees"];
    expect(splitCommonWords(names)).toEqual({ common: "Turn it by … degrees", parts: ["0", "90"] });
  });

  test("keep a word each, though one goes on where another ends", () => {
    expect(splitCommonWords(["Cog", "Cog here"])).toEqual({ common: "", parts: ["Cog", "Cog here"] });
    expect(splitCommonWords(["a cat", "a cat", "a cat"]).parts).toEqual(["cat", "cat", "cat"]);
  });

  test("stay whole where they have nothing in common, or there is one alone", () => {
    expect(splitCommonWords(["Cat", "Mouse"])).toEqual({ common: "", parts: ["Cat", "Mouse"] });
    expect(splitCommonWords(["The cat"])).toEqual({ common: "", parts: ["The cat"] });
  });
});

describe("lists", () => {
  test("gather moves that begin with the same spot", () => {
    const groups = groupOffers([offer(["a", "x"]), offer(["a", "y"]), offer(["b", "x"]), offer(["b", "y"]), offer(["skip"], "skip")]);
    expect(groups.map((group) => group.offers.length)).toEqual([2, 2, 1]);
  });

  test("gather moves of one kind where each begins otherwise", () => {
    const groups = groupOffers([offer(["a"], "put"), offer(["b"], "put"), offer(["c"], "put"), offer(["swap"], "swap")]);
    expect(groups.map((group) => group.key)).toEqual(["say put", "say swap"]);
  });

  test("name only what speaks", () => {
    const pieces = [piece("a", 0, 0, { say: say("cell") }), piece("b", 0, 0), piece("c", 0, 0, { say: say("cell") }), piece("d", 0, 0, { say: say("cat") })];
    expect(describedPieces(pieces).map((kind) => kind.map((one) => one.id))).toEqual([["d"], ["a", "c"]]);
  });

  test("find what has all the words", () => {
    expect(matchesSearch("Put m05 on c3, turned by 90", "C3 90")).toBe(true);
    expect(matchesSearch("Put m05 on c3", "c3 90")).toBe(false);
  });
});
