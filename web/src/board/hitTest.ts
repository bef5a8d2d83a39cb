// Finds the spot meant by a point on the board, for taps, clicks, drops and hovering alike.
import type { Piece } from "../messages";
import type { Shape } from "./art";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type ShapeOf = (piece: Piece) => Shape;

/** Minimum half extent of a piece's mark and of its target. */
const MIN_HALF_EXTENT = 0.16;

/** Return a shape in units of the scene. */
export function scaledShape({ size = 1 }: Piece, { x, y, across, down, square }: Shape): Shape {
  return { x: x * size, y: y * size, across: Math.max(MIN_HALF_EXTENT, across * size), down: Math.max(MIN_HALF_EXTENT, down * size), square };
}

/** Return whether a point is on a piece or within *reach* of its centre, and its distance from it. */
export function distance(piece: Piece, shape: Shape, point: Point, reach = 0) {
  const box = scaledShape(piece, shape);
  const angle = (-(piece.turn ?? 0) * Math.PI) / 180;
  const [dx, dy] = [point.x - piece.x, point.y - piece.y];
  const x = Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle) - box.x);
  const y = Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle) - box.y);
  const isWithin = (across: number, down: number): boolean =>
    box.square ? x <= across && y <= down : Math.hypot(x / across, y / down) <= 1;
  return {
    on: isWithin(box.across, box.down),
    near: isWithin(Math.max(box.across, reach), Math.max(box.down, reach)),
    off: box.square ? Math.hypot(Math.max(0, x - box.across), Math.max(0, y - box.down)) : Math.hypot(x, y) - box.across,
  };
}

/**
 * Return the id of the piece meant by a point; null if none is.
 *
 * It is the topmost piece under the point: of the first list, else of the next lists, else of all described pieces.
 * If there is none, it is the nearest piece of the first list within *reach*; a piece that this one lies on does
 * not stand in its way.
 */
export function hitTest(pieces: readonly Piece[], shape: ShapeOf, point: Point, reach: number, ...lists: readonly ReadonlySet<string>[]): string | null {
  const isOn = (piece: Piece, at: Point): boolean => distance(piece, shape(piece), at).on;
  const under = pieces.filter((piece) => isOn(piece, point));
  for (const list of lists) {
    const found = under.findLast((piece) => list.has(piece.id));
    if (found) return found.id;
  }
  const other = under.findLast((piece) => piece.say);
  let best = other?.id ?? null;
  let least = Infinity;
  for (const piece of pieces) {
    if (!lists[0]?.has(piece.id)) continue;
    const { near, off } = distance(piece, shape(piece), point, reach);
    if (near && off < least && (!other || isOn(other, piece))) [best, least] = [piece.id, off];
  }
  return best;
}
