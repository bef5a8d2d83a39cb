// What offers warn of: a sign that differs by shape, and words.
import type { Offer } from "../messages";

/** The signs of the marks an offer can bear, in the order in which they are shown. */
export const SIGNS: Readonly<Record<string, string>> = { wins: "★", loses: "✖", ends: "◆", final: "⚑" };

/** The marks of an offer that we have a sign for, each once. */
export function marksOf(offers: readonly Offer[]): readonly string[] {
  return Object.keys(SIGNS).filter((mark) => offers.some((offer) => offer.marks?.includes(mark)));
}

/** The marks that are shown as signs: that who wins or loses also ends the game goes without. */
export function signsOf(offer: Offer): readonly string[] {
  const marks = marksOf([offer]);
  return marks.includes("wins") || marks.includes("loses") ? marks.filter((mark) => mark !== "ends") : marks;
}

/** Whether a move is asked about before it is played: nobody regrets to win. */
export function needsWord(offer: Offer, always: boolean): boolean {
  const marks = marksOf([offer]);
  return always || (marks.length > 0 && !marks.includes("wins"));
}
