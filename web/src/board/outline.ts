// Lines round pieces: marks of what can be chosen, of what is chosen, of ghosts.
import { element, type Shape } from "./art";

/** A line round a thing of that shape, in the thing's own unit. */
export function outline(shape: Shape, kind: string, gap = 0.03): SVGGElement {
  const made = element("g", { class: `outline ${kind}` });
  made.append(element("path", { d: around(shape, gap) }));
  return made;
}

/** The way round a shape: a box with soft corners, or an oval. */
export function around({ across, down, square }: Shape, gap: number): string {
  const [x, y] = [across + gap, down + gap];
  if (!square) return `M${-x} 0A${x} ${y} 0 0 1 ${x} 0A${x} ${y} 0 0 1 ${-x} 0Z`;
  const r = 0.12 * Math.min(x, y);
  return (
    `M${-x + r} ${-y}H${x - r}A${r} ${r} 0 0 1 ${x} ${-y + r}V${y - r}A${r} ${r} 0 0 1 ${x - r} ${y}` +
    `H${-x + r}A${r} ${r} 0 0 1 ${-x} ${y - r}V${-y + r}A${r} ${r} 0 0 1 ${-x + r} ${-y}Z`
  );
}

/** Four corners of a shape, as one marks a thing on a plan. */
export function corners({ across, down }: Shape, gap: number): string {
  const [x, y] = [across + gap, down + gap];
  const l = 0.42 * Math.min(x, y);
  return (
    `M${-x} ${-y + l}V${-y}H${-x + l}M${x - l} ${-y}H${x}V${-y + l}` +
    `M${x} ${y - l}V${y}H${x - l}M${-x + l} ${y}H${-x}V${y - l}`
  );
}
