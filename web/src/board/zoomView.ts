// Which part of the board is seen: pure arithmetic of zooming and panning.
import type { Point } from "./hitTest";

/** What is seen: so many times as large, from its left upper corner. */
export interface View extends Point {
  readonly zoom: number;
}

export const WHOLE_BOARD: View = { zoom: 1, x: 0, y: 0 };
const MAX_ZOOM = 5;

/** The same view, with its edges within a board of that size. */
export function clampView({ zoom, x, y }: View, width: number, height: number): View {
  const large = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const [right, down] = [width - width / large, height - height / large];
  return { zoom: large, x: Math.min(right, Math.max(0, x)), y: Math.min(down, Math.max(0, y)) };
}

/** Zoom so that the point stays where it is seen. */
export function zoomAt(view: View, by: number, at: Point, width: number, height: number): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * by));
  const ratio = view.zoom / zoom;
  return clampView({ zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, width, height);
}

/** What of the board is seen, as SVG wants it. */
export function viewBox({ zoom, x, y }: View, width: number, height: number): string {
  return `${x} ${y} ${width / zoom} ${height / zoom}`;
}

/** The point in the middle of what is seen. */
export function viewCentre({ zoom, x, y }: View, width: number, height: number): Point {
  return { x: x + width / zoom / 2, y: y + height / zoom / 2 };
}
