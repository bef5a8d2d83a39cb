// Which offers are meant by the spots chosen so far. Knows no screen.
import type { Offer } from "../messages";
import { groupBy } from "./grouping";

/** So few spots that come next have a button each, and are named. */
export const MAX_SPOT_BUTTONS = 6;

/** All offers of a scene, so that the few that go with a spot are found at once. */
export class OfferIndex {
  readonly offers: readonly Offer[];
  readonly #bySpot: ReadonlyMap<string, readonly Offer[]>;

  constructor(offers: readonly Offer[]) {
    this.offers = offers;
    this.#bySpot = groupBy(offers, (offer) => offer.spots);
  }

  /** Whether any offer is chosen by that spot, now or later. */
  has(spot: string): boolean {
    return this.#bySpot.has(spot);
  }

  /** The offers that begin with *chosen*; if none does, those that have them anywhere. */
  candidates(chosen: readonly string[]): readonly Offer[] {
    if (!chosen.length) return this.offers;
    const ordered = this.startingWith(chosen);
    if (ordered.length) return ordered;
    return this.#fewest(chosen).filter((offer) => remainingSpots(offer, chosen) !== null);
  }

  /** The offers that begin with *chosen*, in this order. */
  startingWith(chosen: readonly string[]): readonly Offer[] {
    return this.#fewest(chosen).filter((offer) => chosen.every((spot, at) => offer.spots[at] === spot));
  }

  #fewest(chosen: readonly string[]): readonly Offer[] {
    const lists = chosen.map((spot) => this.#bySpot.get(spot) ?? []);
    return lists.reduce((least, list) => (list.length < least.length ? list : least));
  }
}

/** The spots of an offer that are still to be chosen; null if some chosen is not its. */
export function remainingSpots(offer: Offer, chosen: readonly string[]): readonly string[] | null {
  const left = [...offer.spots];
  for (const spot of chosen) {
    const at = left.indexOf(spot);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** How far the player is with choosing. */
export interface MoveChoice {
  readonly chosen: readonly string[];
  /** The offers that it may still become. */
  readonly candidates: readonly Offer[];
  /** The offers that need no other spot. */
  readonly complete: readonly Offer[];
  /** For each spot that comes next, the offers that go through it. */
  readonly next: ReadonlyMap<string, readonly Offer[]>;
}

/** What *chosen* means. */
export function moveChoice(menu: OfferIndex, chosen: readonly string[]): MoveChoice {
  const candidates = menu.candidates(chosen);
  const complete = candidates.filter((offer) => !remainingSpots(offer, chosen)!.length);
  const next = groupBy(candidates, (offer) => remainingSpots(offer, chosen)!.slice(0, 1));
  return { chosen, candidates, complete, next };
}

/** For each spot that may be chosen now or later, the offers that go through it. */
export function reachableSpots({ candidates, chosen }: MoveChoice): ReadonlyMap<string, readonly Offer[]> {
  return groupBy(candidates, (offer) => remainingSpots(offer, chosen)!);
}

/**
 * What is chosen after a click on *spot*; null if the spot does not go with the others.
 *
 * A spot may be chosen before its turn. A chosen one is given back. One that could stand
 * in place of another takes its place, unless a move would be played by that at once.
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

/** The move to be seen while little is left to choose: the first, where something was put down before its turn. */
export function likelyOffer(menu: OfferIndex, { chosen, candidates, next: more }: MoveChoice): Offer | null {
  return chosen.length > 1 && more.size <= MAX_SPOT_BUTTONS && !menu.startingWith(chosen).length ? candidates[0]! : null;
}

/** The one offer that a further spot would complete; null if none or several. */
export function completingOffer(menu: OfferIndex, chosen: readonly string[], spot: string): Offer | null {
  const more = choiceAfter(menu, chosen, spot);
  if (!more || more.length < chosen.length) return null;
  const { complete } = moveChoice(menu, more);
  return complete.length === 1 ? complete[0]! : null;
}
