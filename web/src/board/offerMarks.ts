// Marks that warn of an offer's effects, as signs that differ in shape.
import type { Offer } from "../messages";

/** The signs of all marks, in display order. */
export const MARK_SIGNS: Readonly<Record<string, string>> = { wins: "★", loses: "✖", ends: "◆", final: "⚑" };

/** Return the marks of some offers that have a sign, without duplicates. */
export function knownMarks(offers: readonly Offer[]): readonly string[] {
  return Object.keys(MARK_SIGNS).filter((mark) => offers.some((offer) => offer.marks?.includes(mark)));
}

/** Return the marks to show as signs; omit that a won or lost game is over. */
export function shownMarks(offer: Offer): readonly string[] {
  const marks = knownMarks([offer]);
  return marks.includes("wins") || marks.includes("loses") ? marks.filter((mark) => mark !== "ends") : marks;
}

/** Whether to ask before playing a move; a winning move needs no question. */
export function needsConfirmation(offer: Offer, always: boolean): boolean {
  const marks = knownMarks([offer]);
  return always || (marks.length > 0 && !marks.includes("wins"));
}
