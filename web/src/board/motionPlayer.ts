// Plays the steps of a motion plan. The pieces are already at their final places.
import type { Piece } from "../messages";
import { element } from "./art";
import { durationOf, type Cause, type Move, type Pose, type Single, type Step } from "./motionPlan";
import { placePiece, translation, type PaintedPiece, type Painter } from "./painter";
import { outline } from "./outlines";

const SMOOTH = "cubic-bezier(.35, 0, .2, 1)";
const SPRING = "cubic-bezier(.3, 1.4, .5, 1)";

/** Layers for things that are not pieces of the scene. */
export interface Layers {
  /** Pieces that go away, or their old looks. */
  readonly leaving: SVGGElement;
  /** Glows and arrows. */
  readonly signs: SVGGElement;
}

export class MotionPlayer {
  readonly #painter: Painter;
  readonly #layers: Layers;
  #running: Animation[] = [];
  #until = 0;

  constructor(painter: Painter, layers: Layers) {
    this.#painter = painter;
    this.#layers = layers;
  }

  /** Play steps; *gone* are the pieces that the new scene lacks. */
  play(steps: readonly Step[], gone: readonly PaintedPiece[]): void {
    if (!steps.length) return;
    this.#until = performance.now() + essentialDuration(steps);
    const left = new Map(gone.map((painted) => [painted.piece.id, painted]));
    for (const step of steps) this.#playStep(step, left);
    const running = this.#running;
    const done = (): void => {
      if (running === this.#running) this.stop();
    };
    Promise.all(running.map((one) => one.finished)).then(done, () => undefined);
  }

  /** End all motion immediately; everything is at its final place. */
  stop(): void {
    const running = this.#running;
    this.#running = [];
    this.#until = 0;
    for (const animation of running) animation.cancel();
    this.#layers.leaving.replaceChildren();
    this.#layers.signs.replaceChildren();
    this.#painter.restoreOrder();
  }

  /** The milliseconds until the essential part of the motion ends. */
  get busy(): number {
    return this.#running.length ? Math.max(0, this.#until - performance.now()) : 0;
  }

  #playStep(step: Step, left: ReadonlyMap<string, PaintedPiece>): void {
    if (step.kind === "move") this.#move(step);
    else if (step.kind === "cause") this.#cause(step);
    else if (step.kind === "go") this.#go(step, left.get(step.id));
    else this.#single(step);
  }

  #animate(body: Element, frames: Keyframe[], { start, time }: Step, easing = SMOOTH): void {
    if (!body.animate) return;
    this.#running.push(body.animate(frames, { delay: start, duration: time, easing, fill: "both" }));
  }

  #move(step: Move): void {
    const body = this.#painter.get(step.id)?.body ?? this.#copyOnTop(step);
    const { from, to } = step;
    if (step.lifted) this.#painter.lift(step.id);
    const easing = step.past.length ? "ease-in-out" : SMOOTH;
    if (!step.was) return this.#animate(body, keyframesOf(step), step, easing);
    const was = this.#showTemporarily(step.was);
    this.#animate(body, tumbleKeyframes(keyframesOf(step), to.turn, to.turn, 0), step, easing);
    this.#animate(was, tumbleKeyframes(keyframesOf(step), from.turn, from.turn, 1), step, easing);
  }

  /** For a piece on another one: hide it until its moving copy arrives. */
  #copyOnTop(step: Move): SVGGElement {
    const hidden = this.#painter.find(step.id);
    if (hidden) this.#animate(hidden.body, [{ opacity: 0 }, { opacity: 0 }], { ...step, time: step.start + step.time, start: 0 });
    return this.#showTemporarily(step.piece);
  }

  #showTemporarily(piece: Piece): SVGGElement {
    const { body } = this.#painter.make(piece);
    this.#layers.leaving.append(body);
    return body;
  }

  #go(step: Single, painted: PaintedPiece | undefined): void {
    if (!painted) return;
    const size = painted.piece.size ?? 1;
    this.#layers.leaving.append(painted.body);
    this.#animate(painted.body, [{ opacity: 1 }, { opacity: 0, scale: `${size * 0.8}` }], step);
  }

  #single(step: Single): void {
    const painted = this.#painter.get(step.id);
    if (!painted) return;
    const { turn = 0, size = 1 } = painted.piece;
    if (step.kind === "come") {
      const frames = [{ opacity: 0, scale: `${size * 0.55}` }, { opacity: 1, scale: `${size}` }];
      this.#animate(painted.body, frames, step, SPRING);
    } else if (step.kind === "spin") {
      const frames = [{ rotate: `${turn}deg` }, { rotate: `${turn + (step.by ?? 0)}deg` }];
      this.#animate(painted.body, frames, step, "cubic-bezier(.5, 0, .3, 1)");
    } else this.#glow(painted.piece, step);
  }

  #glow(piece: Piece, step: Step): void {
    const ring = outline(this.#painter.shape(piece), "glow");
    placePiece(ring, piece);
    this.#layers.signs.append(ring);
    this.#animate(ring, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], step);
  }

  #cause(step: Cause): void {
    const [from, to] = [this.#painter.get(step.from)?.piece, this.#painter.get(step.to)?.piece];
    if (!from || !to) return;
    this.#glow(from, step);
    this.#glow(to, step);
    const arrow = causeArrow(from, to);
    this.#layers.signs.append(arrow);
    this.#animate(arrow, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], step);
  }
}

/** Return when the essential part ends; spins and glows may go on. */
function essentialDuration(steps: readonly Step[]): number {
  return durationOf(steps.filter((step) => step.kind !== "spin" && step.kind !== "glow"));
}

/** Return the path of a piece as key frames, at constant speed. */
function keyframesOf(step: Move): Keyframe[] {
  const poses: readonly Pose[] = [step.from, ...step.past, step.to];
  const stretches = poses.slice(1).map((to, at) => Math.hypot(to.x - poses[at]!.x, to.y - poses[at]!.y));
  const wholeSpin = stretches.reduce((sum, one) => sum + one, 0);
  let gone = 0;
  const frames = poses.map((pose, at) => {
    gone += at ? stretches[at - 1]! : 0;
    const part = wholeSpin ? gone / wholeSpin : at / (poses.length - 1);
    const turn = step.from.turn + (step.to.turn - step.from.turn) * part;
    const size = step.from.size + (step.to.size - step.from.size) * part;
    return { translate: translation(pose), rotate: `${turn}deg`, scale: `${size}`, offset: Math.min(1, part) };
  });
  return step.fresh ? [{ ...frames[0]!, opacity: 0 }, { offset: 0.15, opacity: 1 }, ...frames.slice(1)] : frames;
}

/** Return the path with a tumble, visible in the first half (1) or in the second (0). */
function tumbleKeyframes(frames: Keyframe[], from: number, to: number, seen: 0 | 1): Keyframe[] {
  const first = { ...frames[0]!, rotate: `${from - 8}deg`, opacity: seen, offset: 0 };
  const middle = { rotate: `${from + 230}deg`, offset: 0.5 };
  const over = { rotate: `${from + 240}deg`, opacity: 1 - seen, offset: 0.52 };
  const last = { ...frames.at(-1)!, rotate: `${to + 360}deg`, opacity: 1 - seen, offset: 1 };
  return [first, { ...middle, opacity: seen }, over, last];
}

/** Return a short brass arrow from a cause to its effect. */
export function causeArrow(from: Piece, to: Piece): SVGGElement {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(across, down) || 1;
  const half = Math.max(0.18, Math.min(0.32, far / 3.2));
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const arrow = element("g", { class: "cause" });
  arrow.style.setProperty("translate", translation({ x, y }));
  arrow.style.setProperty("rotate", `${(Math.atan2(down, across) * 180) / Math.PI}deg`);
  const d = `M${-half} -.05H${half - 0.16}V-.15L${half + 0.06} 0L${half - 0.16} .15V.05H${-half}Z`;
  arrow.append(element("path", { d }));
  return arrow;
}

