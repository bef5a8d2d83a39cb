// What screen readers are told, politely, as it happens.

import { signal } from "@preact/signals";

const said = signal<readonly { readonly key: number; readonly text: string }[]>([]);
let count = 0;

/** Have something said aloud. */
export function announce(text: string): void {
  if (!text) return;
  count += 1;
  said.value = [...said.value.slice(-7), { key: count, text }];
}

/** Where it is said; there is one of it. */
export function Announcer() {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {said.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
