// Clocks between two messages: this device counts on. Knows no screen.

import type { Clocks } from "../messages";
import type { TableState } from "./tableState";

/** What a seat's clock shows at *now*, in milliseconds. */
export function clockTime(clocks: Clocks, seat: number, elapsedTime: number): number {
  const time = clocks.times[seat];
  if (!time) return 0;
  const more = clocks.running === seat ? Math.max(0, elapsedTime) : 0;
  return time.left === null ? time.spent + more : Math.max(0, time.left - more);
}

/** How long it is since the clocks were read, by the server's clock, which is *offset* ahead of ours. */
export function elapsedTime(state: TableState, now: number, offset: number): number {
  const lags = state.seat === null && (state.facts.watching.delay ?? 0) > 0;
  // Who looks on from behind sees clocks of long ago run as they ran then.
  return lags ? now - state.receivedAt : now + offset - state.status.clocks.at;
}

/** A time as a clock shows it: 1:05:09. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
