// Outlines around pieces: of what can be chosen, of what is chosen, of ghosts.
import type { Piece } from "../messages";
import { element, type Shape } from "./art";

/** Return an outline of a shape, in the piece's own unit. */
export function outline(shape: Shape, kind: string, gap = 0.03): SVGGElement {
  const made = element("g", { class: `outline ${kind}` });
  made.append(element("path", { d: outlinePath(shape, gap) }));
  return made;
}

/** Return the SVG path around a shape: a rounded box, or an oval. */
export function outlinePath(shape: Shape, gap: number): string {
  const { left, right, top, bottom, across, down } = edges(shape, gap);
  if (!shape.square) {
    return `M${left} ${shape.y}A${across} ${down} 0 0 1 ${right} ${shape.y}A${across} ${down} 0 0 1 ${left} ${shape.y}Z`;
  }
  const r = 0.12 * Math.min(across, down);
  return (
    `M${left + r} ${top}H${right - r}A${r} ${r} 0 0 1 ${right} ${top + r}V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}` +
    `H${left + r}A${r} ${r} 0 0 1 ${left} ${bottom - r}V${top + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`
  );
}

function edges({ x, y, ...half }: Shape, gap: number) {
  const [across, down] = [half.across + gap, half.down + gap];
  return { across, down, left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** Return the SVG path of four corners around a shape. */
export function cornerPath(shape: Shape, gap: number): string {
  const { left, right, top, bottom, across, down } = edges(shape, gap);
  const l = 0.42 * Math.min(across, down);
  return (
    `M${left} ${top + l}V${top}H${left + l}M${right - l} ${top}H${right}V${top + l}` +
    `M${right} ${bottom - l}V${bottom}H${right - l}M${left + l} ${bottom}H${left}V${bottom - l}`
  );
}

/** Return the shape of a piece: its drawing and the children beside it. */
export function pieceShape(piece: Piece, drawn: (art: string) => Shape): Shape {
  const own = drawn(piece.art);
  let { left, right, top, bottom } = edges(own, 0);
  let isAlone = true;
  for (const child of piece.children ?? []) {
    if (Math.abs(child.x - own.x) <= own.across && Math.abs(child.y - own.y) <= own.down) continue;
    const half = Math.max(drawn(child.art).across, drawn(child.art).down) * (child.size ?? 1);
    [left, right] = [Math.min(left, child.x - half), Math.max(right, child.x + half)];
    [top, bottom] = [Math.min(top, child.y - half), Math.max(bottom, child.y + half)];
    isAlone = false;
  }
  if (isAlone) return own;
  const [across, down] = [(right - left) / 2, (bottom - top) / 2];
  return { x: left + across, y: top + down, across, down, square: true };
}
