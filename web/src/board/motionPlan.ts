// How one scene becomes the next: which piece moves when. Knows no screen.
import type { Event, Scene, Piece } from "../messages";

/** How a piece lies. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}

interface Timed {
  readonly start: number;
  readonly time: number;
}

/** A piece goes from where it lay to where it lies now, past some places. */
export interface Move extends Timed {
  readonly kind: "move";
  readonly id: string;
  /** What it looks like, and where it ends on the table, though it may lie on another piece. */
  readonly thing: Piece;
  readonly from: Pose;
  readonly to: Pose;
  readonly past: readonly Pose[];
  /** Whether it goes above all others: somebody told of it. */
  readonly lifted: boolean;
  /** Whether it comes out of a pile, and is not seen before. */
  readonly fresh: boolean;
  /** What it looked like before, if it comes to look different on its way. */
  readonly was: Piece | null;
}

export interface Single extends Timed {
  /** It appears, goes away, lights up, or turns with its train and stays. */
  readonly kind: "come" | "go" | "glow" | "spin";
  readonly id: string;
  /** How far it spins. */
  readonly by?: number;
}

/** One piece makes another move. */
export interface Cause extends Timed {
  readonly kind: "cause";
  readonly from: string;
  readonly to: string;
}

export type Step = Move | Single | Cause;

/** No update takes longer, in milliseconds. */
export const MAX_MOTION_MS = 1500;
const GLIDE_MS = 340;
const TURN_MS = 420;
const PACE_MS = 150;
const TUMBLE_MS = 520;
const FADE_MS = 240;
const SPIN_MS = 1000;
const STAGGER_MS = 70;
/** A cause is seen before its effect. */
const LEAD_MS = 140;
const GLOW_MS = 900;

/** The steps from *before* to *after*; where nothing happened, there are none. */
export function planMotion(before: Scene, after: Scene, newEvents: readonly Event[]): readonly Step[] {
  if (!newEvents.length) return [];
  const planner = new Planner(before, after);
  for (const happening of newEvents) planner.addEvent(happening);
  return limitDuration(planner.finish());
}

/** For those who want no motion: what changed lights up, at once. */
export function withoutMotion(steps: readonly Step[]): readonly Step[] {
  const ids = new Set<string>();
  for (const step of steps) if (step.kind === "move" || step.kind === "come") ids.add(step.id);
  return [...ids].map((id) => ({ kind: "glow", id, start: 0, time: GLOW_MS }));
}

/** When the last step is done. */
export function durationOf(steps: readonly Step[]): number {
  return steps.reduce((most, step) => Math.max(most, step.start + step.time), 0);
}

function limitDuration(steps: readonly Step[]): readonly Step[] {
  const ratio = MAX_MOTION_MS / durationOf(steps);
  if (!(ratio < 1)) return steps;
  return steps.map((step) => ({ ...step, start: step.start * ratio, time: step.time * ratio }));
}

interface Origin {
  readonly thing: Piece;
  readonly past: readonly Pose[];
}

class Planner {
  readonly #before: Scene;
  readonly #after: Scene;
  readonly #old: ReadonlyMap<string, Piece>;
  readonly #now: ReadonlyMap<string, Piece>;
  readonly #steps: Step[] = [];
  readonly #planned = new Set<string>();
  readonly #left = new Set<string>();
  /** Where things came from that go on at once, under ids that neither scene has. */
  readonly #between = new Map<string, Origin>();
  #began = 0;
  #end = 0;
  #code = "";

  constructor(before: Scene, after: Scene) {
    this.#before = before;
    this.#after = after;
    this.#old = piecesById(before.pieces);
    this.#now = piecesById(after.pieces);
  }

  /** Take one happening in: one after another, but alike ones nearly together. */
  addEvent(happening: Event): void {
    const spots = happening.spots ?? [];
    const alike = happening.code === this.#code && spots.length < 2;
    const start = alike ? this.#began + STAGGER_MS : this.#end;
    const slid = (happening.slides ?? []).flatMap((way) => this.#slide(way, start));
    const moves = new Set(slid.map((step) => step.id));
    const steps = [...slid, ...this.#caused(spots, start, moves)];
    if (!steps.length) return;
    this.#steps.push(...steps);
    this.#code = happening.code;
    this.#began = start;
    this.#end = Math.max(this.#end, durationOf(steps.filter((step) => step.kind !== "glow")));
  }

  /** Add what nobody told of, and let the trains run. */
  finish(): readonly Step[] {
    for (const thing of this.#after.pieces) this.#addUnplanned(thing);
    for (const { id } of this.#before.pieces) {
      if (!this.#now.has(id) && !this.#left.has(id)) this.#steps.push({ kind: "go", id, start: 0, time: FADE_MS });
    }
    const start = Math.max(this.#end, durationOf(this.#steps.filter((step) => step.kind === "move")));
    for (const { id, spin } of this.#after.pieces) {
      if (spin) this.#steps.push({ kind: "spin", id, by: wholeSpin(spin), start, time: SPIN_MS });
    }
    return this.#steps;
  }

  #slide(way: readonly string[], start: number): (Move | Single)[] {
    const [first, last] = [way[0]!, way.at(-1)!];
    const origin = this.#between.get(first) ?? this.#origin(first);
    const past = way.slice(1, -1).flatMap((id) => this.#pose(id));
    if (first !== last) this.#left.add(first);
    const thing = this.#now.get(last);
    if (!thing) {
      if (origin) this.#between.set(last, { thing: origin.thing, past: [...origin.past, ...past] });
      return [];
    }
    if (this.#planned.has(last)) return [];
    this.#planned.add(last);
    if (!origin) return [{ kind: "come", id: last, start, time: FADE_MS }];
    const step = move(origin.thing, thing, [...origin.past, ...past], start);
    // A pile stays what it is when something is taken from it.
    return [this.#now.has(first) && first !== last ? { ...step, was: null, fresh: true } : step];
  }

  #origin(id: string): Origin | null {
    const thing = this.#old.get(id);
    return thing ? { thing, past: [] } : null;
  }

  #pose(id: string): Pose[] {
    const thing = this.#now.get(id) ?? this.#old.get(id);
    return thing ? [pose(thing)] : [];
  }

  /** Show what the pieces at *spots* are about, besides those that move already. */
  #caused(spots: readonly string[], start: number, moves: ReadonlySet<string>): Step[] {
    const [cause, ...effects] = spots.filter((id) => this.#now.has(id));
    if (cause === undefined) return [];
    if (effects.every((id) => moves.has(id))) {
      const glow: Single = { kind: "glow", id: cause, start, time: GLOW_MS };
      return moves.has(cause) ? [] : [...this.#change(cause, start), glow];
    }
    return effects.flatMap((id) => {
      const steps = this.#change(id, start + LEAD_MS);
      const time = LEAD_MS + Math.max(TURN_MS, durationOf(steps) - start - LEAD_MS) + LEAD_MS;
      return [...steps, { kind: "cause" as const, from: cause, to: id, start, time }];
    });
  }

  #change(id: string, start: number): Step[] {
    const [before, thing] = [this.#old.get(id), this.#now.get(id)];
    if (!before || !thing || this.#planned.has(id) || !isMoved(before, thing)) return [];
    this.#planned.add(id);
    return [move(before, thing, [], start)];
  }

  #addUnplanned(thing: Piece): void {
    if (this.#planned.has(thing.id)) return;
    const before = this.#old.get(thing.id);
    if (!before) this.#steps.push({ kind: "come", id: thing.id, start: this.#end, time: FADE_MS });
    else if (isMoved(before, thing)) this.#steps.push({ ...move(before, thing, [], 0), lifted: false });
    else if (before.art !== thing.art) this.#steps.push({ kind: "glow", id: thing.id, start: 0, time: GLOW_MS });
  }
}

/** All things by their ids; those that lie on others as they lie on the table. */
function piecesById(things: readonly Piece[]): ReadonlyMap<string, Piece> {
  const found = new Map<string, Piece>();
  const add = (thing: Piece): void => {
    found.set(thing.id, thing);
    for (const child of thing.children ?? []) if (child.id) add(tablePosition(child, thing));
  };
  things.forEach(add);
  // What lies on the table goes before what bears the same name on another piece.
  for (const thing of things) found.set(thing.id, thing);
  return found;
}

/** A child of *parent*, as it lies on the table. */
function tablePosition(child: Piece, parent: Piece): Piece {
  const { x, y, turn, size } = pose(parent);
  const angle = (turn * Math.PI) / 180;
  const [right, down] = [child.x * size, child.y * size];
  return {
    ...child,
    x: x + right * Math.cos(angle) - down * Math.sin(angle),
    y: y + right * Math.sin(angle) + down * Math.cos(angle),
    turn: turn + (child.turn ?? 0),
    size: size * (child.size ?? 1),
  };
}

/** How a thing lies. */
export function pose({ x, y, turn = 0, size = 1 }: Piece): Pose {
  return { x, y, turn, size };
}

function isMoved(one: Piece, other: Piece): boolean {
  const [a, b] = [pose(one), pose(other)];
  return a.x !== b.x || a.y !== b.y || a.turn !== b.turn || a.size !== b.size;
}

function move(before: Piece, thing: Piece, past: readonly Pose[], start: number): Move {
  const to = pose(thing);
  const from = { ...pose(before), turn: to.turn - turnBetween(pose(before).turn, to.turn) };
  const changes = before.art !== thing.art || before.text !== thing.text || before.tone !== thing.tone;
  const walk = past.length ? PACE_MS * (past.length + 1) : GLIDE_MS;
  const time = Math.max(changes ? TUMBLE_MS : 0, from.turn === to.turn ? 0 : TURN_MS, walk);
  const was = changes ? before : null;
  return { kind: "move", id: thing.id, thing, from, to, past, was, lifted: true, fresh: false, start, time };
}

/** So many of its spins that a wheel comes to lie as it lay: faces are upright again. */
export function wholeSpin(spin: number): number {
  for (let times = 1; times <= 24; times++) if ((spin * times) % 360 === 0) return spin * times;
  return spin;
}

/** How far it is from one direction to another, the short way: above -180, up to 180. */
export function turnBetween(from: number, to: number): number {
  const far = (((to - from) % 360) + 360) % 360;
  return far > 180 ? far - 360 : far;
}
