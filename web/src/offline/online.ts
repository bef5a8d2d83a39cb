// Whether the server can be reached, as far as we know.

import { effect, signal } from "@preact/signals";

import { get, onReached } from "../api";

const AGAIN = 10_000;

/** Whether we are online: the browser says so, or the last request did. */
export const online = signal(navigator.onLine);

addEventListener("online", () => (online.value = true));
addEventListener("offline", () => (online.value = false));
onReached((reached) => (online.value = reached));

/** While we are not, ask from time to time; called once at the start. */
export function keepAsking(): void {
  effect(() => {
    if (online.value) return;
    const again = setInterval(() => void get("/health/live").catch(() => undefined), AGAIN);
    return () => clearInterval(again);
  });
}

/** Do something once, as soon as we are online. */
export function whenOnline(then: () => void): void {
  const stop = effect(() => {
    if (online.value) queueMicrotask(() => (stop(), then()));
  });
}
