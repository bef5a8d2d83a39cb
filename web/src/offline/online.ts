// Whether the server can be reached, as far as we know.

import { effect, signal } from "@preact/signals";

import { get, onReachability } from "../api";

const POLL_INTERVAL_MS = 10_000;

/** Whether we are online, according to the browser or to the last request. */
export const online = signal(navigator.onLine);

addEventListener("online", () => (online.value = true));
addEventListener("offline", () => (online.value = false));
onReachability((reached) => (online.value = reached));

/** While offline, ask the server regularly; called once at the start. */
export function pollWhileOffline(): void {
  effect(() => {
    if (online.value) return;
    const timer = setInterval(() => void get("/health/live").catch(() => undefined), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  });
}

/** Call a function once, as soon as we are online. */
export function whenOnline(then: () => void): void {
  const stop = effect(() => {
    if (online.value) queueMicrotask(() => (stop(), then()));
  });
}
