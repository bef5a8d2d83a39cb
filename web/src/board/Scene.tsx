// A picture to look at only: for lists, rules and the shelf of games.
import { useLayoutEffect, useRef } from "preact/hooks";

import type { Picture } from "../messages";
import { useArt } from "./Board";
import { Painter } from "./paint";

/** A picture as it stands; *label* says what it is, "" where words beside it do. */
export function Scene({ picture, label }: { readonly picture: Picture; readonly label: string }) {
  const art = useArt();
  const root = useRef<SVGGElement>(null);
  const painter = useRef<Painter | null>(null);
  const { width, height } = picture;
  useLayoutEffect(() => {
    if (!art || !root.current) return;
    painter.current ??= new Painter(root.current, art);
    painter.current.show(picture.pieces);
  }, [art, picture]);
  return (
    <svg class="scene" viewBox={`0 0 ${width} ${height}`} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      <rect class="board-table" x=".015" y=".015" width={width - 0.03} height={height - 0.03} rx=".3" />
      <g ref={root} />
    </svg>
  );
}
