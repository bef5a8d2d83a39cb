// Announcements for screen readers.

import { signal } from "@preact/signals";

const said = signal<readonly { readonly key: number; readonly text: string }[]>([]);
let count = 0;

/** Announce a text. */
export function announce(text: string): void {
  if (!text) return;
  count += 1;
  said.value = [...said.value.slice(-7), { key: count, text }];
}

/** The region that screen readers follow; the page has only one. */
export function Announcer() {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {said.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
