// Plans the motion from one scene to the next: which piece moves when. Independent of any screen.
import type { Event, Scene, Piece } from "../messages";

/** The position, rotation and size of a piece. */
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

/** A piece moves from its old pose to its new one, past some other places. */
export interface Move extends Timed {
  readonly kind: "move";
  readonly id: string;
  /** The piece as it looks, with its final place on the table even if it lies on another piece. */
  readonly piece: Piece;
  readonly from: Pose;
  readonly to: Pose;
  readonly past: readonly Pose[];
  /** Whether it moves above all others, because an event mentions it. */
  readonly lifted: boolean;
  /** Whether it comes out of a pile, invisible before. */
  readonly fresh: boolean;
  /** What it looked like before, if its look changes on the way. */
  readonly was: Piece | null;
}

export interface Single extends Timed {
  /** The piece appears, goes away, lights up, or spins with its train. */
  readonly kind: "come" | "go" | "glow" | "spin";
  readonly id: string;
  /** The angle of a spin. */
  readonly by?: number;
}

/** One piece causes the move of another. */
export interface Cause extends Timed {
  readonly kind: "cause";
  readonly from: string;
  readonly to: string;
}

export type Step = Move | Single | Cause;

/** Maximum duration of an update's motion, in milliseconds. */
export const MAX_MOTION_MS = 1500;
const GLIDE_MS = 340;
const TURN_MS = 420;
const PACE_MS = 150;
const TUMBLE_MS = 520;
const FADE_MS = 240;
const SPIN_MS = 1000;
const STAGGER_MS = 70;
/** How long a cause is visible before its effect. */
const LEAD_MS = 140;
const GLOW_MS = 900;

/** Return the steps from *before* to *after*; none if there are no events. */
export function planMotion(before: Scene, after: Scene, newEvents: readonly Event[]): readonly Step[] {
  if (!newEvents.length) return [];
  const planner = new Planner(before, after);
  for (const happening of newEvents) planner.addEvent(happening);
  return limitDuration(planner.finish());
}

/** Return steps for people who want no motion: everything that changed lights up. */
export function withoutMotion(steps: readonly Step[]): readonly Step[] {
  const ids = new Set<string>();
  for (const step of steps) if (step.kind === "move" || step.kind === "come") ids.add(step.id);
  return [...ids].map((id) => ({ kind: "glow", id, start: 0, time: GLOW_MS }));
}

/** Return when the last step ends. */
export function durationOf(steps: readonly Step[]): number {
  return steps.reduce((most, step) => Math.max(most, step.start + step.time), 0);
}

function limitDuration(steps: readonly Step[]): readonly Step[] {
  const ratio = MAX_MOTION_MS / durationOf(steps);
  if (!(ratio < 1)) return steps;
  return steps.map((step) => ({ ...step, start: step.start * ratio, time: step.time * ratio }));
}

interface Origin {
  readonly piece: Piece;
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
  /** Origins of pieces that move on under ids that neither scene contains. */
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

  /** Add the steps of one event. Events follow each other; similar ones nearly overlap. */
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

  /** Add changes that no event mentions, and let the trains spin. */
  finish(): readonly Step[] {
    for (const piece of this.#after.pieces) this.#addUnplanned(piece);
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
    const piece = this.#now.get(last);
    if (!piece) {
      if (origin) this.#between.set(last, { piece: origin.piece, past: [...origin.past, ...past] });
      return [];
    }
    if (this.#planned.has(last)) return [];
    this.#planned.add(last);
    if (!origin) return [{ kind: "come", id: last, start, time: FADE_MS }];
    const step = move(origin.piece, piece, [...origin.past, ...past], start);
    // A pile does not change its look when something is taken from it.
    return [this.#now.has(first) && first !== last ? { ...step, was: null, fresh: true } : step];
  }

  #origin(id: string): Origin | null {
    const piece = this.#old.get(id);
    return piece ? { piece, past: [] } : null;
  }

  #pose(id: string): Pose[] {
    const piece = this.#now.get(id) ?? this.#old.get(id);
    return piece ? [pose(piece)] : [];
  }

  /** Return the steps for pieces at *spots* that do not move by this event. */
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
    const [before, piece] = [this.#old.get(id), this.#now.get(id)];
    if (!before || !piece || this.#planned.has(id) || !isMoved(before, piece)) return [];
    this.#planned.add(id);
    return [move(before, piece, [], start)];
  }

  #addUnplanned(piece: Piece): void {
    if (this.#planned.has(piece.id)) return;
    const before = this.#old.get(piece.id);
    if (!before) this.#steps.push({ kind: "come", id: piece.id, start: this.#end, time: FADE_MS });
    else if (isMoved(before, piece)) this.#steps.push({ ...move(before, piece, [], 0), lifted: false });
    else if (before.art !== piece.art) this.#steps.push({ kind: "glow", id: piece.id, start: 0, time: GLOW_MS });
  }
}

/** Return all pieces by id, children with their position on the table. */
function piecesById(pieces: readonly Piece[]): ReadonlyMap<string, Piece> {
  const found = new Map<string, Piece>();
  const add = (piece: Piece): void => {
    found.set(piece.id, piece);
    for (const child of piece.children ?? []) if (child.id) add(tablePosition(child, piece));
  };
  pieces.forEach(add);
  // A piece on the table takes precedence over a child with the same id.
  for (const piece of pieces) found.set(piece.id, piece);
  return found;
}

/** Return a child of *parent* with its position on the table. */
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

/** Return the pose of a piece. */
export function pose({ x, y, turn = 0, size = 1 }: Piece): Pose {
  return { x, y, turn, size };
}

function isMoved(one: Piece, other: Piece): boolean {
  const [a, b] = [pose(one), pose(other)];
  return a.x !== b.x || a.y !== b.y || a.turn !== b.turn || a.size !== b.size;
}

function move(before: Piece, piece: Piece, past: readonly Pose[], start: number): Move {
  const to = pose(piece);
  const from = { ...pose(before), turn: to.turn - turnBetween(pose(before).turn, to.turn) };
  const changes = before.art !== piece.art || before.text !== piece.text || before.tone !== piece.tone;
  const walk = past.length ? PACE_MS * (past.length + 1) : GLIDE_MS;
  const time = Math.max(changes ? TUMBLE_MS : 0, from.turn === to.turn ? 0 : TURN_MS, walk);
  const was = changes ? before : null;
  return { kind: "move", id: piece.id, piece, from, to, past, was, lifted: true, fresh: false, start, time };
}

/** Return a multiple of *spin* after which a wheel looks as before, so that faces are upright. */
export function wholeSpin(spin: number): number {
  for (let times = 1; times <= 24; times++) if ((spin * times) % 360 === 0) return spin * times;
  return spin;
}

/** Return the shorter angle between two directions: above -180, up to 180. */
export function turnBetween(from: number, to: number): number {
  const far = (((to - from) % 360) + 360) % 360;
  return far > 180 ? far - 360 : far;
}
