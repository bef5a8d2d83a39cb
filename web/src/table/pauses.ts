// When to come back after a socket was closed, by its code (docs/protocol.md).

const FINAL: readonly number[] = [4401, 4403, 4404];
const TOO_FAST = 4429;
const FIRST = 400;
const LONGEST = 10_000;
const LATER = 20_000;

/** Whether there is no use in coming back. */
export const isFinal = (code: number): boolean => FINAL.includes(code);

/** How long to wait before the next try, after so many; *luck* from 0 to 1 spreads those who were dropped together. */
export function pauseBefore(tries: number, code: number, luck: number): number {
  const most = code === TOO_FAST ? LATER : Math.min(LONGEST, FIRST * 2 ** tries);
  return Math.round(most * (0.5 + luck / 2));
}
