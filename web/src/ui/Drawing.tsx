// Our drawings outside of boards: in the lobby, and where there is nothing.

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

import { type Art, loadArt } from "../board/art";

const art = signal<Art | null>(null);

/** A drawing round the origin of the SVG it stands in, in a tone. */
export function Drawing({ name, tone = "neutral" }: { readonly name: string; readonly tone?: string }) {
  const place = useRef<SVGGElement>(null);
  const found = art.value;
  useLayoutEffect(() => {
    // A page without its ornaments is still the page.
    if (!found) loadArt().then((loaded) => (art.value = loaded), () => undefined);
    place.current?.replaceChildren(...(found ? [found.draw(name, tone)] : []));
  }, [found, name, tone]);
  return <g ref={place} class={`tone-${tone}`} />;
}
