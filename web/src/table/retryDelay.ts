// When to reconnect after a socket was closed, by its code (docs/protocol.md).

const FINAL_CLOSE_CODES: readonly number[] = [4401, 4403, 4404];
const TOO_FAST_CLOSE_CODE = 4429;
const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 10_000;
const TOO_FAST_RETRY_MS = 20_000;

/** Whether reconnecting is useless. */
export const isFinalClose = (code: number): boolean => FINAL_CLOSE_CODES.includes(code);

/**
 * Return how long to wait before the next try; *jitter*, from 0 to 1, spreads out clients that were dropped
 * together.
 */
export function retryDelay(tries: number, code: number, jitter: number): number {
  const limit = code === TOO_FAST_CLOSE_CODE ? TOO_FAST_RETRY_MS : Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** tries);
  return Math.round(limit * (0.5 + jitter / 2));
}
