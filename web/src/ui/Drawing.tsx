// Our drawings outside of boards: in the lobby, and where there is nothing.

import { signal } from "@preact/signals";
import url from "virtual:art";

const drawings = signal<ReadonlyMap<string, string> | null>(null);
let asked = false;

async function fetchDrawings(): Promise<void> {
  asked = true;
  try {
    const answer = await fetch(url);
    const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
    drawings.value = new Map([...sheet.documentElement.children].map((one) => [one.id, one.innerHTML]));
  } catch {
    // A page without its ornaments is still the page; the next one may have them.
    asked = false;
  }
}

/** A drawing round the origin of the SVG it stands in, in a tone. */
export function Drawing({ art, tone = "neutral" }: { readonly art: string; readonly tone?: string }) {
  if (!asked) void fetchDrawings();
  const inside = drawings.value?.get(art);
  return inside ? <g class={`tone-${tone}`} dangerouslySetInnerHTML={{ __html: inside }} /> : null;
}
