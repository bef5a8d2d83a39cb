// Which spot is meant by a point on the board.
import type { Thing } from "../messages";
import type { Shape } from "./art";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a point is from a thing: below 1 it is on it; and how far from its edge. */
export function distance(thing: Thing, shape: Shape, point: Point): { readonly on: boolean; readonly off: number } {
  const size = thing.size ?? 1;
  const angle = (-(thing.turn ?? 0) * Math.PI) / 180;
  const [dx, dy] = [point.x - thing.x, point.y - thing.y];
  const x = Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle) - shape.x * size);
  const y = Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle) - shape.y * size);
  const [across, down] = [shape.across * size, shape.down * size];
  const off = Math.hypot(Math.max(0, x - across), Math.max(0, y - down));
  const on = shape.square ? off === 0 : Math.hypot(x / across, y / down) <= 1;
  return { on, off: on ? 0 : off };
}

/** The thing that is meant: the topmost the point is on, else the nearest within *slack*. */
export function hit(things: readonly Thing[], shape: (thing: Thing) => Shape, point: Point, slack: number): string | null {
  let best: string | null = null;
  let least = slack;
  for (let at = things.length - 1; at >= 0; at--) {
    const thing = things[at]!;
    const { on } = distance(thing, shape(thing), point);
    if (on) return thing.id;
    const off = Math.hypot(point.x - thing.x, point.y - thing.y);
    if (off < least) [best, least] = [thing.id, off];
  }
  return best;
}
