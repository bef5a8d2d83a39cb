import { describe, expect, test } from "vitest";

import type { Player, PlySeen, Status } from "../../src/messages";
import { elapsedTime, formatClock, clockTime } from "../../src/table/clock";
import { applyMessage, type TableState } from "../../src/table/tableState";
import { disconnectedPlayers, preferredSeat, declinedProposals, isMyTurn, hasNotMoved, recentEvents, departedPlayers, needsCurtain, ownSeats } from "../../src/table/turns";
import { ply, snapshot, STATUS } from "./fakeSocket";

interface Given {
  readonly plies?: readonly PlySeen[];
  readonly mover?: number | null;
  readonly mine?: readonly number[];
  readonly kinds?: readonly ("person" | "bot" | "left")[];
  readonly status?: Partial<Status>;
  readonly hides?: boolean;
  readonly given?: number;
  readonly seats?: number;
}

function at({ plies = [], mover = 0, mine = [0], kinds = ["person", "person"], status = {}, ...facts }: Given): TableState {
  const told = snapshot(4, plies, mine[0] ?? null);
  const players = STATUS.players.map((one, seat) => ({ ...one, you: mine.includes(seat), kind: kinds[seat]! }));
  const whole = {
    ...told,
    facts: { ...told.facts, ...facts },
    status: { ...STATUS, players, ...status },
    position: { ...told.position, mover },
  };
  return applyMessage(null, whole, 0)!;
}

describe("whose turn it is", () => {
  test("mine when any of my seats is on turn", () => {
    expect(isMyTurn(at({ mover: 1, mine: [0, 1] }))).toBe(true);
    expect(isMyTurn(at({ mover: 1 }))).toBe(false);
    expect(isMyTurn(at({ status: { phase: "paused" } }))).toBe(false);
    expect(ownSeats(at({ mine: [] }))).toEqual([]);
  });

  test("who holds several seats looks from the one on turn", () => {
    expect(preferredSeat(at({ mover: 1, mine: [0, 1] }))).toBe(1);
    expect(preferredSeat(at({ mover: 1 }))).toBe(0);
    expect(preferredSeat(at({ mover: null, mine: [0, 1] }))).toBe(0);
  });

  test("a curtain falls only where something is hidden", () => {
    expect(needsCurtain(at({ mover: 1, mine: [0, 1], hides: true }))).toBe(true);
    expect(needsCurtain(at({ mover: 1, mine: [0, 1] }))).toBe(false);
    expect(needsCurtain(at({ mover: 0, mine: [0, 1], hides: true }))).toBe(false);
  });
});

describe("who is missing", () => {
  test("is who left or is not connected, never a bot or oneself", () => {
    const seats = (players: readonly Player[]) => players.map((one) => one.seat);
    const gone = at({ kinds: ["person", "left"] });

    expect(seats(disconnectedPlayers(at({}), [0]))).toEqual([1]);
    expect(seats(disconnectedPlayers(at({}), [0, 1]))).toEqual([]);
    expect(seats(disconnectedPlayers(at({ kinds: ["person", "bot"] }), [0]))).toEqual([]);
    expect([seats(departedPlayers(gone)), seats(disconnectedPlayers(gone, [0]))]).toEqual([[1], []]);
  });
});

describe("clocks", () => {
  const clocks = { at: 1_000, running: 0, times: [{ spent: 5_000, left: 60_000 }, { spent: 5_000, left: null }] };

  test("run down for who is on turn, and stand for others", () => {
    expect(clockTime(clocks, 0, 2_500)).toBe(57_500);
    expect(clockTime(clocks, 0, 99_000)).toBe(0);
    expect(clockTime(clocks, 1, 2_500)).toBe(5_000);
    expect(clockTime({ ...clocks, running: 1 }, 1, 2_500)).toBe(7_500);
    expect(clockTime(clocks, 0, -50)).toBe(60_000);
  });

  test("go by the server's time", () => {
    expect(elapsedTime(at({ status: { clocks } }), 10_000, -8_000)).toBe(1_000);
  });

  test("are written as clocks are", () => {
    expect([0, 65_999, 3_909_000, -1].map(formatClock)).toEqual(["0:00", "1:05", "1:05:09", "0:00"]);
  });
});

describe("what is told beside the board", () => {
  const bot = (move: string): PlySeen => ({ ...ply(1, move, move), how: "bot" });
  const told = (state: TableState) => recentEvents(state).map((event) => event.code);

  test("is what others did since the last own move", () => {
    expect(told(at({ plies: [bot("a"), ply(0, "b", "b"), bot("c"), bot("d")] }))).toEqual(["c", "d"]);
    expect(told(at({ plies: [ply(0, "b", "b")] }))).toEqual([]);
  });

  test("is short", () => {
    expect(told(at({ plies: ["a", "b", "c", "d"].map(bot) }))).toEqual(["b", "c", "d"]);
  });

  test("is what the game is about, until the first own move", () => {
    expect(hasNotMoved(at({ plies: [bot("a")] }))).toBe(true);
    expect(hasNotMoved(at({ plies: [ply(0, "b")] }))).toBe(false);
    expect(hasNotMoved(at({ mine: [] }))).toBe(false);
  });
});

describe("an own question that is gone", () => {
  const question = { proposal: 7, kind: "draw", seat: 0, waiting: [1], ply: null, target: null, level: null } as const;
  const asked = at({ status: { questions: [question] } });

  test("was declined if nothing came of it", () => {
    expect(declinedProposals(asked, at({}))).toEqual([question]);
    expect(declinedProposals(asked, asked)).toEqual([]);
    expect(declinedProposals(at({ mine: [1], status: { questions: [question] } }), at({ mine: [1] }))).toEqual([]);
  });

  test("was agreed to if something did", () => {
    expect(declinedProposals(asked, at({ status: { phase: "paused" } }))).toEqual([]);
    expect(declinedProposals(asked, at({ plies: [ply(0, "a")] }))).toEqual([]);
    expect(declinedProposals(asked, at({ kinds: ["person", "bot"] }))).toEqual([]);
  });
});
