// Every move that a scene offers, by itself: offers with choices are many moves.
import type { Choice, Offer, Scene } from "../messages";

const known = new WeakMap<Scene, readonly Offer[]>();

/** The moves of a scene, each with its own marks; worked out once. */
export function movesOf(scene: Scene): readonly Offer[] {
  const found = known.get(scene) ?? scene.offers.flatMap((offer) => each(offer, scene.marks ?? {}));
  known.set(scene, found);
  return found;
}

type Marks = NonNullable<Scene["marks"]>;

function each(offer: Offer, marks: Marks): readonly Offer[] {
  const ways = (offer.choices ?? []).reduce<readonly Chosen[]>(chosen, [[]]);
  return ways.map((way) => single(offer, way, marks));
}

interface Word {
  readonly name: string;
  readonly spot: string;
  readonly word: string | number;
}

type Chosen = readonly Word[];

const chosen = (ways: readonly Chosen[], { name, spots, words = spots }: Choice): readonly Chosen[] =>
  ways.flatMap((way) => spots.map((spot, at) => [...way, { name, spot, word: words[at]! }]));

function single(offer: Offer, way: Chosen, marks: Marks): Offer {
  const words = Object.fromEntries(way.map(({ name, word }) => [name, word]));
  const move = way.length ? offer.move.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name])) : offer.move;
  return {
    move,
    spots: [...offer.spots, ...way.map(({ spot }) => spot)],
    say: { code: offer.say.code, params: { ...offer.say.params, ...words } },
    marks: [...(offer.marks ?? []), ...(marks[move] ?? [])],
  };
}
