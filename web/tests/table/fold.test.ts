import { describe, expect, test } from "vitest";

import { fold, type TableState } from "../../src/table/fold";
import { ply, snapshot, STATUS, update } from "./fake";

const after = (...messages: Parameters<typeof fold>[1][]): TableState | null =>
  messages.reduce<TableState | null>((state, message) => fold(state, message, 7), null);
const codes = (state: TableState | null) => state?.happenings.map((one) => one.code);
const moves = (state: TableState | null) => state?.plies.map((one) => one.move);

describe("a table that is told", () => {
  test("begins with a snapshot, and nothing has happened before it", () => {
    const state = after(snapshot(4, [ply(0, "e3", "placed")]));

    expect(state).toMatchObject({ seq: 4, seat: 0, heard: 7, undone: 0 });
    expect(codes(state)).toEqual([]);
  });

  test("goes on with updates, whose events tell what happened", () => {
    const state = after(snapshot(4, [ply(0, "e3")]), update(4, 1, ply(1, "e4", "placed", "turned")));

    expect(state?.seq).toBe(5);
    expect(moves(state)).toEqual(["e3", "e4"]);
    expect(codes(state)).toEqual(["placed", "turned"]);
  });

  test("has lost something when an update begins elsewhere", () => {
    expect(after(snapshot(4), update(5, 0, ply(0, "e3")))).toBeNull();
  });

  test("has lost something when more plies are kept than there were", () => {
    expect(after(snapshot(4), update(4, 1, ply(0, "e3")))).toBeNull();
  });

  test("has lost something when the position has other plies than were told", () => {
    const odd = update(4, 0, ply(0, "e3"));

    expect(after(snapshot(4), { ...odd, position: { ...odd.position!, ply: 3 } })).toBeNull();
    expect(after(snapshot(4), { ...odd, position: null })).toBeNull();
  });

  test("needs a snapshot before an update", () => {
    expect(after(update(0, 0))).toBeNull();
  });

  test("does not go back for an update that is old", () => {
    const now = after(snapshot(4));

    expect(fold(now, update(2, 0), 9)).toBe(now);
  });

  test("takes plies back without motion", () => {
    const state = after(snapshot(4, [ply(0, "e3"), ply(1, "e4")]), update(4, 1));

    expect(moves(state)).toEqual(["e3"]);
    expect(codes(state)).toEqual([]);
    expect(state?.undone).toBe(1);
  });

  test("tells a hidden move again at the end without calling it new", () => {
    const before = snapshot(4, [ply(1, null, "hid"), ply(0, "e3", "placed")]);
    const state = after(before, update(4, 0, ply(1, "deal"), ply(0, "e3", "placed"), ply(1, "e4", "won")));

    expect(moves(state)).toEqual(["deal", "e3", "e4"]);
    expect(codes(state)).toEqual(["won"]);
    expect(state?.undone).toBe(0);
  });

  test("keeps the scene while people talk", () => {
    const line = { seq: 6, at: 1, seat: 0, name: "Ada", text: "hello", who: 0 };
    const talk = { ...update(5, 1), position: null, chat: [line] };
    const moved = after(snapshot(4), update(4, 0, ply(0, "e3", "placed")))!;
    const state = fold(moved, talk, 8)!;

    expect(state.position).toBe(moved.position);
    expect(codes(state)).toEqual([]);
    expect(state.chat).toEqual([line]);
    expect(state.said).toEqual([line]);
  });

  test("tells what was missed when a snapshot comes after a drop", () => {
    const state = after(snapshot(4, [ply(0, "e3")]), snapshot(9, [ply(0, "e3"), ply(1, "e4", "turned")]));

    expect(codes(state)).toEqual(["turned"]);
  });

  test("starts anew with other eyes where something is hidden", () => {
    const [first, second] = [snapshot(4, [ply(0, "e3")]), snapshot(5, [ply(0, "e3"), ply(1, "e4", "turned")], 1)];
    const secret = { ...second, facts: { ...second.facts, hides: true } };

    expect(codes(after(first, secret))).toEqual([]);
    expect(codes(after(first, second))).toEqual(["turned"]);
    expect(after(first, secret)?.seat).toBe(1);
  });

  test("has nothing happen twice when only the eyes change", () => {
    const moved = after(snapshot(4), update(4, 0, ply(0, "e3", "placed")))!;

    expect(codes(fold(moved, snapshot(5, [ply(0, "e3", "placed")], 1), 8))).toEqual([]);
  });

  test("has the newest status", () => {
    const paused = { ...update(4, 0), status: { ...STATUS, phase: "paused" as const } };

    expect(after(snapshot(4), paused)?.status.phase).toBe("paused");
  });
});
