// Zooming and panning: which part of the board is visible. Pure functions.
import type { Point } from "./hitTest";

/** The visible part: its zoom factor and its top left corner. */
export interface View extends Point {
  readonly zoom: number;
}

export const WHOLE_BOARD: View = { zoom: 1, x: 0, y: 0 };
const MAX_ZOOM = 5;

/** Return the view moved inside a board of this size. */
export function clampView({ zoom, x, y }: View, width: number, height: number): View {
  const large = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const [right, down] = [width - width / large, height - height / large];
  return { zoom: large, x: Math.min(right, Math.max(0, x)), y: Math.min(down, Math.max(0, y)) };
}

/** Return the view zoomed around a point, which stays in place. */
export function zoomAt(view: View, by: number, at: Point, width: number, height: number): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * by));
  const ratio = view.zoom / zoom;
  return clampView({ zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, width, height);
}

/** Return the view as an SVG view box. */
export function viewBox({ zoom, x, y }: View, width: number, height: number): string {
  return `${x} ${y} ${width / zoom} ${height / zoom}`;
}

/** Return the centre of the visible part. */
export function viewCentre({ zoom, x, y }: View, width: number, height: number): Point {
  return { x: x + width / zoom / 2, y: y + height / zoom / 2 };
}
