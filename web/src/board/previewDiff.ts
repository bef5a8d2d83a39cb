// The changes of a previewed move, to be shown as ghosts. Independent of any screen.
import type { Event, Scene, Piece } from "../messages";

export interface Difference {
  /** Pieces that would be new or different. */
  readonly shown: readonly Piece[];
  /** Pieces that would be gone. */
  readonly gone: readonly Piece[];
  /** Causes and effects, at their places after the move. */
  readonly causes: readonly (readonly [Piece, Piece])[];
}

/** Return the differences between the current scene and the scene after a move. */
export function previewDifference(now: Scene, then: Scene, events: readonly Event[] = []): Difference {
  const before = new Map(now.pieces.map((piece) => [piece.id, piece]));
  const [right, down] = commonShift(before, then.pieces);
  const there = new Set(then.pieces.map((piece) => piece.id));
  const mentioned = new Set(events.flatMap((event) => [...(event.slides ?? []).flat(), ...(event.spots ?? [])]));
  const after = then.pieces.map((piece) => ({ ...piece, x: piece.x - right, y: piece.y - down }));
  const shown = after.filter((piece) => isChanged(before.get(piece.id), piece, mentioned) && !isTextOnly(piece, before.get(piece.id)));
  const gone = now.pieces.filter((piece) => !there.has(piece.id) && mentioned.has(piece.id));
  return { shown, gone, causes: causes(after, events) };
}

function causes(pieces: readonly Piece[], events: readonly Event[]): readonly (readonly [Piece, Piece])[] {
  const at = new Map(pieces.map((piece) => [piece.id, piece]));
  return events.flatMap(({ spots: [first, ...rest] = [], slides = [] }) => {
    const cause = at.get(first ?? "");
    const slid = slides.map((way) => way.at(-1));
    const effects = rest.filter((id) => !slid.includes(id)).flatMap((id) => at.get(id) ?? []);
    return cause ? effects.map((effect) => [cause, effect] as const) : [];
  });
}

/** Whether a piece would change, beyond making way for others. */
function isChanged(before: Piece | undefined, piece: Piece, mentioned: ReadonlySet<string>): boolean {
  if (!before || mentioned.has(piece.id)) return !looksSame(before, piece);
  return !looksSame({ ...before, x: piece.x, y: piece.y, size: piece.size }, piece);
}

/** Return the shift that most pieces share, so that a table with a new layout stays in place. */
function commonShift(before: ReadonlyMap<string, Piece>, pieces: readonly Piece[]): readonly [number, number] {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const was = before.get(piece.id);
    if (!was) continue;
    const key = `${Math.round((piece.x - was.x) * 1000)} ${Math.round((piece.y - was.y) * 1000)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most] = [...counts].sort((one, other) => other[1] - one[1]);
  const [right = 0, down = 0] = (most?.[0] ?? "0 0").split(" ").map((part) => Number(part) / 1000);
  return [right, down];
}

/** Whether a piece only shows another number or letter, which the bar describes in words. */
function isTextOnly(piece: Piece, before: Piece | undefined): boolean {
  return !piece.say && (!before || before.art === piece.art) && !!piece.text && !piece.children?.length;
}

/** Whether two pieces look the same. */
export function looksSame(one: Piece | undefined, other: Piece): boolean {
  if (!one) return false;
  const [ours, theirs] = [one.children ?? [], other.children ?? []];
  return (
    one.art === other.art &&
    Math.abs(one.x - other.x) < 0.002 &&
    Math.abs(one.y - other.y) < 0.002 &&
    (one.turn ?? 0) === (other.turn ?? 0) &&
    (one.size ?? 1) === (other.size ?? 1) &&
    (one.tone ?? "") === (other.tone ?? "") &&
    (one.text ?? "") === (other.text ?? "") &&
    ours.length === theirs.length &&
    ours.every((child, at) => looksSame(child, theirs[at]!))
  );
}
