import { describe, expect, test } from "vitest";

import { turnBetween, withoutMotion, durationOf, MAX_MOTION_MS, planMotion, wholeSpin, type Step } from "../../src/board/motionPlan";
import type { Event, Scene, Piece } from "../../src/messages";

const piece = (id: string, x: number, y = 0, more: Partial<Piece> = {}): Piece => ({ id, art: "card", x, y, ...more });
const scene = (...pieces: Piece[]): Scene => ({ width: 9, height: 9, pieces, offers: [], notes: [], seats: [] });
const event = (code: string, slides: string[][] = [], spots: string[] = []): Event => ({ code, slides, spots });
const of = (steps: readonly Step[], kind: Step["kind"]): Step[] => steps.filter((step) => step.kind === kind);

describe("a plan", () => {
  test("is empty where nothing happened", () => {
    expect(planMotion(scene(piece("a", 0)), scene(piece("a", 5)), [])).toEqual([]);
  });

  test("lets a thing of the same id glide", () => {
    const [step] = planMotion(scene(piece("a", 0)), scene(piece("a", 5)), [event("e")]);
    expect(step).toMatchObject({ kind: "move", id: "a", from: { x: 0 }, to: { x: 5 }, past: [], was: null });
  });

  test("lets a slide walk past the places it names", () => {
    const places = [piece("b1", 1), piece("b2", 1, 1)];
    const steps = planMotion(scene(...places, piece("m", 0)), scene(...places, piece("m", 2, 1)), [event("e", [["m", "b1", "b2", "m"]])]);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ past: [{ x: 1, y: 0 }, { x: 1, y: 1 }], lifted: true });
  });

  test("knows what an old id has become, and does not let it fade", () => {
    const steps = planMotion(scene(piece("hand", 0)), scene(piece("cog", 3)), [event("e", [["hand", "cog"]])]);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ kind: "move", id: "cog", from: { x: 0 }, to: { x: 3 } });
  });

  test("lets a die tumble that comes to show another face", () => {
    const [step] = planMotion(scene(piece("blank", 0)), scene(piece("die", 1, 0, { text: "3" })), [event("rolled", [["blank", "die"]])]);
    expect(step).toMatchObject({ kind: "move", was: { id: "blank" } });
  });

  test("lets a card come out of a pile that stays", () => {
    const deck = piece("deck", 8, 8, { art: "deck" });
    const [step] = planMotion(scene(deck), scene(deck, piece("m1", 2)), [event("drew", [["deck", "m1"]])]);
    expect(step).toMatchObject({ id: "m1", was: null, fresh: true });
  });

  test("follows a thing through an id that neither scene has", () => {
    const steps = planMotion(scene(piece("a", 0)), scene(piece("c", 4)), [event("e", [["a", "b"]]), event("f", [["b", "c"]])]);
    expect(of(steps, "move")).toMatchObject([{ id: "c", from: { x: 0 }, to: { x: 4 } }]);
  });

  test("finds what lies on another piece, where it lies on the table", () => {
    const die = piece("die", 2, 3, { size: 0.5, children: [piece("die-2", 1)] });
    const steps = planMotion(scene(die), scene({ ...die, children: [] }, piece("blank", 7)), [event("e", [["die-2", "blank"]])]);
    expect(of(steps, "move")).toMatchObject([{ id: "blank", from: { x: 2.5, y: 3, size: 0.5 } }]);
  });

  test("turns cards one after another, each after its cause", () => {
    const before = scene(piece("a", 0), piece("b", 1), piece("c", 2));
    const after = scene(piece("a", 0), piece("b", 1, 0, { turn: 90 }), piece("c", 2, 0, { turn: 270 }));
    const steps = planMotion(before, after, [event("turned", [], ["a", "b"]), event("turned", [], ["b", "c"])]);
    const [b, c] = of(steps, "move");
    const [first, second] = of(steps, "cause");
    expect(first).toMatchObject({ from: "a", to: "b", start: 0 });
    expect(b!.start).toBeGreaterThan(first!.start);
    expect(second!.start).toBeGreaterThanOrEqual(b!.start + b!.time);
    expect(c).toMatchObject({ id: "c", from: { turn: 360 }, to: { turn: 270 } });
  });

  test("rolls dice nearly together", () => {
    const before = scene(piece("p", 0), piece("q", 1));
    const after = scene(piece("x", 0, 0, { text: "1" }), piece("y", 1, 0, { text: "2" }));
    const [one, other] = planMotion(before, after, [event("rolled", [["p", "x"]]), event("rolled", [["q", "y"]])]);
    expect(other!.start).toBeLessThan(one!.start + one!.time);
  });

  test("lets new things come and old ones go", () => {
    const steps = planMotion(scene(piece("old", 0)), scene(piece("new", 0)), [event("e")]);
    expect(steps.map((step) => step.kind).sort()).toEqual(["come", "go"]);
  });

  test("runs the trains when all else is done", () => {
    const wheel = piece("w", 0, 0, { spin: -60 });
    const steps = planMotion(scene(wheel, piece("a", 0)), scene(wheel, piece("a", 4)), [event("e")]);
    const [spin] = of(steps, "spin");
    expect(spin).toMatchObject({ id: "w", by: -360 });
    expect(spin!.start).toBe(durationOf(of(steps, "move")));
  });

  test("never takes longer than one is willing to wait", () => {
    const ids = Array.from({ length: 12 }, (_, at) => `c${at}`);
    const before = scene(...ids.map((id, at) => piece(id, at)));
    const after = scene(...ids.map((id, at) => piece(id, at, 0, { turn: 90 })));
    const steps = planMotion(before, after, ids.slice(1).map((id, at) => event("turned", [], [ids[at]!, id])));
    expect(durationOf(steps)).toBeLessThanOrEqual(MAX_MOTION_MS + 0.001);
  });

  test("is only a glow for those who want no motion", () => {
    const steps = planMotion(scene(piece("a", 0)), scene(piece("a", 5), piece("b", 1)), [event("e")]);
    expect(withoutMotion(steps).map((step) => [step.kind, step.start])).toEqual([["glow", 0], ["glow", 0]]);
  });
});

test("things turn the short way", () => {
  expect(turnBetween(0, 270)).toBe(-90);
  expect(turnBetween(270, 0)).toBe(90);
  expect(turnBetween(350, 10)).toBe(20);
  expect(turnBetween(0, 180)).toBe(180);
});

test("a wheel spins until it lies as it lay", () => {
  expect([wholeSpin(60), wholeSpin(-60), wholeSpin(90), wholeSpin(30)]).toEqual([360, -360, 360, 360]);
});
