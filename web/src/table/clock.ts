// Clocks, which run on this device between messages. Pure functions.

import type { Clocks } from "../messages";
import type { TableState } from "./tableState";

/** Return what a seat's clock shows, in milliseconds, *elapsedTime* after it was read. */
export function clockTime(clocks: Clocks, seat: number, elapsedTime: number): number {
  const time = clocks.times[seat];
  if (!time) return 0;
  const more = clocks.running === seat ? Math.max(0, elapsedTime) : 0;
  return time.left === null ? time.spent + more : Math.max(0, time.left - more);
}

/** Return the time since the clocks were read; the server is *offset* ahead of this device. */
export function elapsedTime(state: TableState, now: number, offset: number): number {
  const lags = state.seat === null && (state.facts.watching.delay ?? 0) > 0;
  // Delayed spectators see clocks of the past, running as they ran then.
  return lags ? now - state.receivedAt : now + offset - state.status.clocks.at;
}

/** Format a time as a clock does: 1:05:09. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
