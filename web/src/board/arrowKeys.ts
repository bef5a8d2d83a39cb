// Where the arrow keys lead on a board.

/** A place that arrow keys can reach. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export type Direction = "left" | "right" | "up" | "down";

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** Return the next place in a direction, preferring near ones and those straight ahead. */
export function nearest(places: readonly Place[], from: Place, way: Direction): string | null {
  const [right, down] = STEPS[way];
  let best: string | null = null;
  let least = Infinity;
  for (const place of places) {
    const across = place.x - from.x;
    const along = place.y - from.y;
    const ahead = across * right + along * down;
    const aside = Math.abs(across * down) + Math.abs(along * right);
    if (ahead < 0.05 || place.id === from.id) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [best, least] = [place.id, cost];
  }
  return best;
}

/** Return places in reading order: line by line. */
export function inReadingOrder(places: readonly Place[]): readonly Place[] {
  return [...places].sort((one, other) => one.y - other.y || one.x - other.x);
}
