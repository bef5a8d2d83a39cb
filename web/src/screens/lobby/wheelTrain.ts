// A train of wheels with twelve teeth, each turned so that its teeth mesh with the one before.

export interface Wheel {
  readonly x: number;
  readonly y: number;
  /** Degrees by which it is turned at the start. */
  readonly turn: number;
  readonly clockwise: boolean;
}

const PITCH = 30;

/**
 * Return a train that continues from a first wheel at these angles, in degrees clockwise from the right.
 *
 * A tooth of one wheel and a gap of the next meet on the line between them when the two turns add up to twice its
 * angle and half a pitch.
 */
export function wheelTrain(start: { x: number; y: number }, angles: readonly number[]): readonly Wheel[] {
  const wheels: Wheel[] = [{ ...start, turn: 0, clockwise: true }];
  for (const angle of angles) {
    const last = wheels.at(-1)!;
    const way = (angle * Math.PI) / 180;
    const turn = 2 * angle + PITCH / 2 - last.turn;
    wheels.push({
      x: last.x + Math.cos(way),
      y: last.y + Math.sin(way),
      turn: ((turn % PITCH) + PITCH) % PITCH,
      clockwise: !last.clockwise,
    });
  }
  return wheels;
}
