// Recognises taps, drags, pans and pinches of mouse, pen and fingers on the board.
import type { Point } from "./hitTest";

export interface GestureHandler {
  /** A click or tap. */
  tap(at: Point, how: TouchInfo): void;
  /** A drag is about to start; return whether anything can be dragged from here. */
  grab(at: Point, how: TouchInfo): boolean;
  drag(at: Point): void;
  /** The dragged piece is dropped; null cancels the drag. */
  drop(at: Point | null): void;
  /** The view is moved by so many pixels. */
  pan(right: number, down: number): void;
  pinch(by: number, at: Point): void;
  /** The mouse moved to a point, or left the board. */
  hover(at: Point | null): void;
}

export interface TouchInfo {
  /** Whether it was a finger. */
  readonly coarse: boolean;
  /** The size of a pixel in units of the scene. */
  readonly unit: number;
}

const DRAG_THRESHOLD_PX = 7;

/** Watch an SVG element until the returned function is called. */
export function watchGestures(svg: SVGSVGElement, handler: () => GestureHandler): () => void {
  const gestures = new Gestures(svg, handler);
  const listen = { signal: gestures.end.signal };
  svg.addEventListener("pointerdown", gestures.down, listen);
  svg.addEventListener("pointermove", gestures.move, listen);
  svg.addEventListener("pointerup", gestures.up, listen);
  svg.addEventListener("pointercancel", gestures.cancel, listen);
  svg.addEventListener("pointerleave", () => handler().hover(null), listen);
  svg.addEventListener("wheel", gestures.wheel, { ...listen, passive: false });
  return () => gestures.end.abort();
}

type GestureKind = "nothing" | "press" | "drag" | "pan" | "pinch";

class Gestures {
  readonly end = new AbortController();
  readonly #svg: SVGSVGElement;
  readonly #handler: () => GestureHandler;
  readonly #fingers = new Map<number, PointerEvent>();
  #kind: GestureKind = "nothing";
  #start: PointerEvent | null = null;

  constructor(svg: SVGSVGElement, handler: () => GestureHandler) {
    this.#svg = svg;
    this.#handler = handler;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    this.#fingers.set(event.pointerId, event);
    // Capture the pointer, to learn where it is released outside the board.
    this.#svg.setPointerCapture?.(event.pointerId);
    if (this.#fingers.size === 1) {
      this.#kind = "press";
      this.#start = event;
      return;
    }
    if (this.#kind === "drag") this.#handler().drop(null);
    this.#kind = "pinch";
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.#handler().hover(this.#point(event));
      return;
    }
    if (this.#kind === "press" && this.#hasSlipped(event)) this.#begin();
    if (this.#kind === "drag") this.#handler().drag(this.#point(event));
    else if (this.#kind === "pan") this.#handler().pan(event.clientX - before.clientX, event.clientY - before.clientY);
    else if (this.#kind === "pinch") this.#pinch(event);
    if (this.#kind !== "press") this.#fingers.set(event.pointerId, event);
  };

  readonly up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    const kind = this.#kind;
    if (this.#fingers.size === 0) this.#kind = "nothing";
    if (kind === "press" && this.#start) this.#handler().tap(this.#point(event), this.#touch(this.#start));
    if (kind === "drag") this.#handler().drop(this.#point(event));
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#kind === "drag") this.#handler().drop(null);
    this.#kind = "nothing";
  };

  readonly wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#handler().pinch(Math.exp(-event.deltaY / 300), this.#point(event));
  };

  #hasSlipped(event: PointerEvent): boolean {
    const start = this.#start!;
    return Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > DRAG_THRESHOLD_PX;
  }

  #begin(): void {
    const start = this.#start!;
    this.#kind = this.#handler().grab(this.#point(start), this.#touch(start)) ? "drag" : "pan";
  }

  #pinch(event: PointerEvent): void {
    const [one, other] = [...this.#fingers.values()];
    if (!one || !other) return;
    const fixed = one.pointerId === event.pointerId ? other : one;
    const before = this.#fingers.get(event.pointerId)!;
    const middle = { clientX: (event.clientX + fixed.clientX) / 2, clientY: (event.clientY + fixed.clientY) / 2 };
    const by = distanceBetween(event, fixed) / (distanceBetween(before, fixed) || 1);
    this.#handler().pinch(by, this.#point(middle));
  }

  #point(event: { readonly clientX: number; readonly clientY: number }): Point {
    const matrix = this.#svg.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x, y };
  }

  #touch(event: PointerEvent): TouchInfo {
    return { coarse: event.pointerType === "touch", unit: 1 / (this.#svg.getScreenCTM()?.a || 1) };
  }
}

function distanceBetween(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
