// What offers warn of: a sign that differs by shape, and words.
import type { Offer } from "../messages";

/** The signs of the marks an offer can bear, in the order in which they are shown. */
export const MARK_SIGNS: Readonly<Record<string, string>> = { wins: "★", loses: "✖", ends: "◆", final: "⚑" };

/** The marks of an offer that we have a sign for, each once. */
export function knownMarks(offers: readonly Offer[]): readonly string[] {
  return Object.keys(MARK_SIGNS).filter((mark) => offers.some((offer) => offer.marks?.includes(mark)));
}

/** The marks that are shown as signs: that who wins or loses also ends the game goes without. */
export function shownMarks(offer: Offer): readonly string[] {
  const marks = knownMarks([offer]);
  return marks.includes("wins") || marks.includes("loses") ? marks.filter((mark) => mark !== "ends") : marks;
}

/** Whether a move is asked about before it is played: nobody regrets to win. */
export function needsConfirmation(offer: Offer, always: boolean): boolean {
  const marks = knownMarks([offer]);
  return always || (marks.length > 0 && !marks.includes("wins"));
}
