// Single drawings outside of boards, in the lobby and on empty pages.

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

import { type Art, loadArt } from "../board/art";

const art = signal<Art | null>(null);

/** A drawing in a tone, around the origin of its SVG. */
export function Drawing({ name, tone = "neutral" }: { readonly name: string; readonly tone?: string }) {
  const place = useRef<SVGGElement>(null);
  const found = art.value;
  useLayoutEffect(() => {
    // The page works without its ornaments.
    if (!found) loadArt().then((loaded) => (art.value = loaded), () => undefined);
    place.current?.replaceChildren(...(found ? [found.draw(name, tone)] : []));
  }, [found, name, tone]);
  return <g ref={place} class={`tone-${tone}`} />;
}
