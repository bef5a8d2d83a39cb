import { describe, expect, test } from "vitest";

import { moveChoice, completingOffer, likelyOffer, OfferIndex, choiceAfter, reachableSpots, remainingSpots } from "../../src/board/moveChoice";
import type { Offer } from "../../src/messages";

const offer = (move: string, ...spots: string[]): Offer => ({ move, spots, say: { code: move, params: {} } });

/** Cards a and b, two angles, two cells; a cog that can be put or moved. */
const CARDS = new OfferIndex(["a", "b"].flatMap((card) => ["0", "90"].flatMap((angle) => ["x", "y"].map((cell) => offer(`${card}${angle}${cell}`, card, angle, cell)))));
const COGS = new OfferIndex([offer("put", "peg"), offer("move", "cog", "peg"), offer("move away", "cog", "far")]);

describe("choosing in order", () => {
  test("at first every first spot can be chosen, and nothing is complete", () => {
    const now = moveChoice(CARDS, []);
    expect([...now.next.keys()]).toEqual(["a", "b"]);
    expect(now.complete).toEqual([]);
  });

  test("a chosen spot narrows what comes next", () => {
    expect([...moveChoice(CARDS, ["a"]).next.keys()]).toEqual(["0", "90"]);
    expect(moveChoice(CARDS, ["a", "0"]).candidates.map((one) => one.move)).toEqual(["a0x", "a0y"]);
  });

  test("the last spot completes one offer", () => {
    expect(moveChoice(CARDS, ["a", "0", "y"]).complete.map((one) => one.move)).toEqual(["a0y"]);
    expect(completingOffer(CARDS, ["a", "0"], "x")?.move).toBe("a0x");
    expect(completingOffer(CARDS, ["a"], "0")).toBeNull();
  });

  test("an offer may be complete while others go on from it", () => {
    const menu = new OfferIndex([offer("take", "card"), offer("turn", "card", "90")]);
    const now = moveChoice(menu, ["card"]);
    expect(now.complete.map((one) => one.move)).toEqual(["take"]);
    expect([...now.next.keys()]).toEqual(["90"]);
  });

  test("offers with the same spots are all complete", () => {
    const menu = new OfferIndex([offer("one", "a"), offer("two", "a")]);
    expect(moveChoice(menu, ["a"]).complete).toHaveLength(2);
    expect(completingOffer(menu, [], "a")).toBeNull();
  });
});

describe("putting down", () => {
  test("a piece can be put on every spot that goes with it, in any order", () => {
    expect([...reachableSpots(moveChoice(CARDS, ["a"])).keys()]).toEqual(["0", "x", "y", "90"]);
    expect([...reachableSpots(moveChoice(COGS, ["cog"])).keys()]).toEqual(["peg", "far"]);
  });

  test("what was put down before its turn is seen as the first move that is left", () => {
    expect(likelyOffer(CARDS, moveChoice(CARDS, ["a", "y"]))?.move).toBe("a0y");
    expect(likelyOffer(CARDS, moveChoice(CARDS, ["a"]))).toBeNull();
    expect(likelyOffer(CARDS, moveChoice(CARDS, ["a", "90"]))).toBeNull();
  });
});

describe("clicking", () => {
  test("a chosen spot that is clicked again is given back", () => {
    expect(choiceAfter(CARDS, ["a", "0"], "a")).toEqual(["0"]);
    expect(choiceAfter(CARDS, ["a"], "a")).toEqual([]);
  });

  test("a spot that an offer wants twice can be chosen twice", () => {
    const menu = new OfferIndex([offer("twice", "a", "a")]);
    expect(choiceAfter(menu, ["a"], "a")).toEqual(["a", "a"]);
  });

  test("a later spot may be chosen first", () => {
    const list = choiceAfter(CARDS, [], "x")!;
    expect(list).toEqual(["x"]);
    expect([...moveChoice(CARDS, list).next.keys()]).toEqual(["a", "b"]);
    expect(moveChoice(CARDS, ["x", "90", "b"]).complete.map((one) => one.move)).toEqual(["b90x"]);
  });

  test("what is meant in order goes before what could be meant otherwise", () => {
    expect(moveChoice(COGS, ["peg"]).candidates.map((one) => one.move)).toEqual(["put"]);
  });

  test("another spot of the same kind takes the place of the chosen one", () => {
    expect(choiceAfter(CARDS, ["a"], "b")).toEqual(["b"]);
    expect(choiceAfter(CARDS, ["a", "0"], "90")).toEqual(["a", "90"]);
  });

  test("a change of mind never plays a move at once", () => {
    const menu = new OfferIndex([offer("put", "near"), offer("move", "cog", "far")]);
    expect(choiceAfter(menu, ["cog"], "near")).toBeNull();
  });

  test("a spot that goes with nothing is refused", () => {
    expect(choiceAfter(CARDS, ["a"], "nowhere")).toBeNull();
    expect(choiceAfter(COGS, [], "nowhere")).toBeNull();
  });
});

/** Pseudo-random numbers, the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

describe("for many made-up menus", () => {
  const menus = Array.from({ length: 200 }, (_, seed) => {
    const roll = dice(seed + 1);
    const offers = Array.from({ length: 1 + roll(12) }, (_, at) =>
      offer(`m${at}`, ...Array.from({ length: 1 + roll(3) }, () => "abcdef"[roll(6)]!)),
    );
    return { roll, menu: new OfferIndex(offers) };
  });

  test("every offer can be chosen in its order", () => {
    for (const { menu } of menus) {
      for (const one of menu.offers) {
        let chosen: readonly string[] = [];
        for (const spot of one.spots) {
          expect(moveChoice(menu, chosen).next.has(spot)).toBe(true);
          chosen = choiceAfter(menu, chosen, spot)!;
        }
        expect(moveChoice(menu, chosen).complete).toContain(one);
      }
    }
  });

  test("whatever is clicked, what is chosen can still become an offer", () => {
    for (const { menu, roll } of menus) {
      let chosen: readonly string[] = [];
      for (let click = 0; click < 12; click++) {
        chosen = choiceAfter(menu, chosen, "abcdefg"[roll(7)]!) ?? chosen;
        const now = moveChoice(menu, chosen);
        // Unchoosing a spot may leave a choice that no offer has in this order, but some offer contains.
        expect(now.candidates.length).toBeGreaterThan(0);
        for (const one of now.candidates) expect(remainingSpots(one, chosen)).not.toBeNull();
        expect(now.complete.length + [...now.next.values()].flat().length).toBe(now.candidates.length);
      }
    }
  });
});

/** Return an offer that is noted in *seen* when its spots are read. */
function noting(seen: Set<Offer>, { spots, ...one }: Offer): Offer {
  const noted: Offer = {
    ...one,
    get spots() {
      seen.add(noted);
      return spots;
    },
  };
  return noted;
}

test("of three thousand offers only those of the rarest spot are looked at", () => {
  const offers: Offer[] = [];
  const seen = new Set<Offer>();
  for (let card = 0; card < 28; card++)
    for (let angle = 0; angle < 4; angle++)
      for (let cell = 0; cell < 28; cell++) offers.push(noting(seen, offer(`${card}-${angle}-${cell}`, `m${card}`, `angle-${angle}`, `c${cell}`)));
  const menu = new OfferIndex(offers);
  seen.clear();
  moveChoice(menu, choiceAfter(menu, ["m3", "c5"], "angle-2")!);
  expect(seen.size).toBe(4 * 28);
});
