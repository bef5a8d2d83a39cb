// Which offers match the spots chosen so far. Independent of any screen.
import type { Offer } from "../messages";
import { groupBy } from "./grouping";

/** Maximum number of next spots that each get a button. */
export const MAX_SPOT_BUTTONS = 6;

/** All offers of a scene, indexed by their spots for a fast lookup. */
export class OfferIndex {
  readonly offers: readonly Offer[];
  readonly #bySpot: ReadonlyMap<string, readonly Offer[]>;

  constructor(offers: readonly Offer[]) {
    this.offers = offers;
    this.#bySpot = groupBy(offers, (offer) => offer.spots);
  }

  /** Whether any offer contains a spot. */
  has(spot: string): boolean {
    return this.#bySpot.has(spot);
  }

  /** Return the offers that begin with *chosen*; if none do, those that contain it. */
  candidates(chosen: readonly string[]): readonly Offer[] {
    if (!chosen.length) return this.offers;
    const ordered = this.startingWith(chosen);
    if (ordered.length) return ordered;
    return this.#fewest(chosen).filter((offer) => remainingSpots(offer, chosen) !== null);
  }

  /** Return the offers that begin with *chosen*, in this order. */
  startingWith(chosen: readonly string[]): readonly Offer[] {
    return this.#fewest(chosen).filter((offer) => chosen.every((spot, at) => offer.spots[at] === spot));
  }

  #fewest(chosen: readonly string[]): readonly Offer[] {
    const lists = chosen.map((spot) => this.#bySpot.get(spot) ?? []);
    return lists.reduce((least, list) => (list.length < least.length ? list : least));
  }
}

/** Return the spots of an offer left to choose; null if it lacks a chosen one. */
export function remainingSpots(offer: Offer, chosen: readonly string[]): readonly string[] | null {
  const left = [...offer.spots];
  for (const spot of chosen) {
    const at = left.indexOf(spot);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** How far the player is with choosing a move. */
export interface MoveChoice {
  readonly chosen: readonly string[];
  /** The offers that match the chosen spots. */
  readonly candidates: readonly Offer[];
  /** The matching offers that need no more spots. */
  readonly complete: readonly Offer[];
  /** The next spots, each with the offers that continue with it. */
  readonly next: ReadonlyMap<string, readonly Offer[]>;
}

/** Return the state of choosing after *chosen*. */
export function moveChoice(menu: OfferIndex, chosen: readonly string[]): MoveChoice {
  const candidates = menu.candidates(chosen);
  const complete = candidates.filter((offer) => !remainingSpots(offer, chosen)!.length);
  const next = groupBy(candidates, (offer) => remainingSpots(offer, chosen)!.slice(0, 1));
  return { chosen, candidates, complete, next };
}

/** Return every spot that may be chosen now or later, with its offers. */
export function reachableSpots({ candidates, chosen }: MoveChoice): ReadonlyMap<string, readonly Offer[]> {
  return groupBy(candidates, (offer) => remainingSpots(offer, chosen)!);
}

/**
 * Return the chosen spots after a click on *spot*; null if the spot does not fit.
 *
 * A chosen spot is unchosen. A spot that could stand in place of a chosen one replaces it, unless that would play a
 * move right away.
 */
export function choiceAfter(menu: OfferIndex, chosen: readonly string[], spot: string): readonly string[] | null {
  const more = [...chosen, spot];
  if (menu.startingWith(more).length) return more;
  if (chosen.includes(spot)) return chosen.filter((one) => one !== spot);
  if (menu.candidates(more).length) return more;
  return instead(menu, chosen, spot);
}

function instead(menu: OfferIndex, chosen: readonly string[], spot: string): readonly string[] | null {
  for (let at = chosen.length - 1; at >= 0; at--) {
    const other = chosen.map((one, index) => (index === at ? spot : one));
    const candidates = menu.startingWith(other);
    if (candidates.length && candidates.every((offer) => offer.spots.length > other.length)) return other;
  }
  return null;
}

/** Return the move to preview when few choices are left: the first, if a spot was chosen before its turn. */
export function likelyOffer(menu: OfferIndex, { chosen, candidates, next: more }: MoveChoice): Offer | null {
  return chosen.length > 1 && more.size <= MAX_SPOT_BUTTONS && !menu.startingWith(chosen).length ? candidates[0]! : null;
}

/** Return the only offer that a further spot would complete; null if none or several. */
export function completingOffer(menu: OfferIndex, chosen: readonly string[], spot: string): Offer | null {
  const more = choiceAfter(menu, chosen, spot);
  if (!more || more.length < chosen.length) return null;
  const { complete } = moveChoice(menu, more);
  return complete.length === 1 ? complete[0]! : null;
}
