// Groups and searches moves and pieces for lists. Pure functions.
import type { Offer, Piece } from "../messages";

export interface Group {
  readonly key: string;
  readonly offers: readonly Offer[];
}

/** Group offers by their first spot; if that gives too many groups, by their message. */
export function groupOffers(offers: readonly Offer[]): readonly Group[] {
  const bySpot = groupOffersBy(offers, (offer) => (offer.spots.length > 1 ? `spot ${offer.spots[0]}` : `say ${offer.say.code}`));
  return bySpot.length * 3 > offers.length * 2 ? groupOffersBy(offers, (offer) => `say ${offer.say.code}`) : bySpot;
}

function groupOffersBy(offers: readonly Offer[], keyOf: (offer: Offer) => string): readonly Group[] {
  return [...groupBy(offers, (offer) => [keyOf(offer)])].map(([key, list]) => ({ key, offers: list }));
}

/** Group items by their keys, in the order in which the keys first appear. */
export function groupBy<T>(pieces: readonly T[], keysOf: (piece: T) => Iterable<string>): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const piece of pieces) {
    for (const key of new Set(keysOf(piece))) {
      const list = found.get(key);
      if (list) list.push(piece);
      else found.set(key, [piece]);
    }
  }
  return found;
}

/** Return the pieces with a description, grouped by kind. */
export function describedPieces(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const kinds = groupBy(pieces, ({ say }) => (say ? [say.code] : []));
  return [...kinds.values()].sort((one, other) => one.length - other.length);
}

/** Whether a text contains every word of a search. */
export function matchesSearch(text: string, wanted: string): boolean {
  const low = text.toLocaleLowerCase();
  return wanted.toLocaleLowerCase().split(/\s+/).every((part) => low.includes(part));
}
