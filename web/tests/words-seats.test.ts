// Sentences use players' names once they are known.

import { afterEach, expect, test } from "vitest";

import { nameSeats, say, setWords } from "../src/words";

const SHARED = "seat-name = Seat { SEAT_NUMBER($seat) }\nseat-within = seat { SEAT_NUMBER($seat) }\nending-resigned = { seat-name } resigned.";
const OWN = "event-placed = { seat-name } places { $card }.\nnote-turn = Blue is on turn ({ seat-within }).";

afterEach(() => nameSeats([]));

const placed = { code: "event-placed", params: { seat: 1, card: "m07" } };

test("seats are numbers as long as nobody knows better", () => {
  setWords("en", SHARED, "maze", OWN);

  expect(say(placed, "maze")).toBe("Seat 2 places m07.");
  expect(say({ code: "note-turn", params: { seat: 0 } }, "maze")).toBe("Blue is on turn (seat 1).");
});

test("a name takes the place of its seat, at the start of a sentence and within one", () => {
  setWords("en", SHARED, "maze", OWN);
  nameSeats(["Ada", "Bob { 1 }"]);

  expect(say(placed, "maze")).toBe("Bob { 1 } places m07.");
  expect(say({ code: "note-turn", params: { seat: 0 } }, "maze")).toBe("Blue is on turn (Ada).");
  expect(say({ code: "ending-resigned", params: { seat: 2 } }, "maze")).toBe("Seat 3 resigned.");
});
