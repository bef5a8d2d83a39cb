import { describe, expect, test } from "vitest";

import type { Piece, Scene } from "../../src/messages";
import { applySceneChange, applyMessage, type TableState } from "../../src/table/tableState";
import { ply, snapshot, STATUS, update } from "./fakeSocket";

const after = (...messages: Parameters<typeof applyMessage>[1][]): TableState | null =>
  messages.reduce<TableState | null>((state, message) => applyMessage(state, message, 7), null);
const codes = (state: TableState | null) => state?.newEvents.map((one) => one.code);
const moves = (state: TableState | null) => state?.plies.map((one) => one.move);

describe("a table that is told", () => {
  test("begins with a snapshot, and nothing has happened before it", () => {
    const state = after(snapshot(4, [ply(0, "e3", "placed")]));

    expect(state).toMatchObject({ seq: 4, seat: 0, receivedAt: 7, undoneCount: 0 });
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

    expect(applyMessage(now, update(2, 0), 9)).toBe(now);
  });

  test("takes plies back without motion", () => {
    const state = after(snapshot(4, [ply(0, "e3"), ply(1, "e4")]), update(4, 1));

    expect(moves(state)).toEqual(["e3"]);
    expect(codes(state)).toEqual([]);
    expect(state?.undoneCount).toBe(1);
  });

  test("tells a hidden move again at the end without calling it new", () => {
    const before = snapshot(4, [ply(1, null, "hid"), ply(0, "e3", "placed")]);
    const state = after(before, update(4, 0, ply(1, "deal"), ply(0, "e3", "placed"), ply(1, "e4", "won")));

    expect(moves(state)).toEqual(["deal", "e3", "e4"]);
    expect(codes(state)).toEqual(["won"]);
    expect(state?.undoneCount).toBe(0);
  });

  test("keeps the scene while people talk", () => {
    const line = { seq: 6, at: 1, seat: 0, name: "Ada", text: "hello", who: 0 };
    const talk = { ...update(5, 1), position: null, chat: [line] };
    const moved = after(snapshot(4), update(4, 0, ply(0, "e3", "placed")))!;
    const state = applyMessage(moved, talk, 8)!;

    expect(state.position).toBe(moved.position);
    expect(codes(state)).toEqual([]);
    expect(state.chat).toEqual([line]);
    expect(state.newChat).toEqual([line]);
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

    expect(codes(applyMessage(moved, snapshot(5, [ply(0, "e3", "placed")], 1), 8))).toEqual([]);
  });

  test("has the newest status", () => {
    const paused = { ...update(4, 0), status: { ...STATUS, phase: "paused" as const } };

    expect(after(snapshot(4), paused)?.status.phase).toBe("paused");
  });
});

describe("a scene that changes", () => {
  const piece = (id: string, x: number): Piece => ({ id, art: "peg", x, y: 0 });
  const say = (code: string) => ({ code });
  const scene: Scene = { width: 9, height: 8, pieces: [piece("a", 0), piece("b", 1), piece("c", 2)], offers: [], notes: [say("turn"), say("hand")], seats: [null] };

  test("keeps the very objects that did not change", () => {
    const after = applySceneChange(scene, { pieces: [[0, 1], piece("new", 5), [1, 2]], changes: [{ id: "c", x: 7, say: null }] });

    expect(after.pieces.map((one) => one.id)).toEqual(["a", "new", "b", "c"]);
    expect(after.pieces[0]).toBe(scene.pieces[0]);
    expect(after.pieces[3]).toEqual({ id: "c", art: "peg", x: 7, y: 0, say: null });
    expect(after).toMatchObject({ width: 9, height: 8, notes: scene.notes, seats: [null] });
  });

  test("has the offers and marks of now, and none of before", () => {
    const offer = { move: "pass", spots: [], say: say("pass") };
    const offered = applySceneChange(scene, { pieces: [[0, 3]], offers: [offer], marks: { pass: ["wins"] } });

    expect(offered).toMatchObject({ offers: [offer], marks: { pass: ["wins"] } });
    expect(applySceneChange(offered, { pieces: [[0, 3]] })).toMatchObject({ offers: [], marks: {} });
  });

  test("takes other notes and another size", () => {
    const after = applySceneChange(scene, { pieces: [], notes: [[1, 1], say("over")], size: [4, 5] });

    expect(after).toMatchObject({ width: 4, height: 5, pieces: [], notes: [say("hand"), say("over")] });
  });

  test("comes with an update, which is of no use without the scene before", () => {
    const position = { ply: 1, mover: 1, change: { pieces: [], size: [4, 5] as const } };
    const told = { ...update(4, 0, ply(0, "e3")), position };
    const first = snapshot(4);
    const blind = { ...first, position: { ply: 0, mover: 0 } };

    expect(after(first, told)?.position.scene).toMatchObject({ width: 4, height: 5, pieces: [] });
    expect(after(first, told)?.position).not.toHaveProperty("change");
    expect(after(blind, told)).toBeNull();
  });
});
