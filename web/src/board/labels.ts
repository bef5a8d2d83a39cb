// Texts for spots and offers.
import type { Offer, Piece } from "../messages";
import { list, say, word } from "../words";
import { knownMarks } from "./offerMarks";

/** Return the marks of offers in words; "" if they have none. */
export function marksText(offers: readonly Offer[]): string {
  return list(knownMarks(offers).map((mark) => word(`mark-${mark}`)));
}

/** Return what a move does, with its marks in words. */
export function offerText(offer: Offer, game: string): string {
  const does = say(offer.say, game);
  const marks = marksText([offer]);
  return marks ? word("web-offer-marked", { does, marks }) : does;
}

/** Split names into their common words, with a gap for the rest, and the rest of each; no common words give "". */
export function splitCommonWords(names: readonly string[]): { readonly common: string; readonly parts: readonly string[] } {
  const words = names.map((name) => name.split(" "));
  const [first = []] = words;
  const isSame = (at: number): boolean => words.every((one) => one.at(at) === first.at(at));
  const most = Math.min(...words.map((one) => one.length)) - 1;
  let [start, end] = [0, 0];
  while (start < most && isSame(start)) start++;
  while (end < most - start && isSame(-1 - end)) end++;
  if (names.length < 2 || !(start + end)) return { common: "", parts: names };
  const common = [...first.slice(0, start), "…", ...first.slice(first.length - end)].join(" ");
  return { common, parts: words.map((one) => one.slice(start, one.length - end).join(" ")) };
}

/** Return the description of a piece; its id if it has none. */
export function pieceText(piece: Piece, game: string): string {
  return piece.say ? say(piece.say, game) : piece.text || piece.id;
}

/** Return what choosing a spot does: the move that it completes, or how many moves it leads to. */
export function spotText(through: readonly Offer[], complete: Offer | null, game: string): string {
  if (complete) return offerText(complete, game);
  return word("web-spot-leads", { count: through.length });
}

/** Return the label of a spot for screen readers. */
export function spotLabel(piece: Piece, through: readonly Offer[], complete: Offer | null, game: string): string {
  return word("web-spot", { piece: pieceText(piece, game), does: spotText(through, complete, game) });
}
