// Expands the offers of a scene: an offer with choices stands for many moves.
import type { Offer, Scene } from "../messages";

const cache = new WeakMap<Scene, readonly Offer[]>();

/** Return the moves of a scene, each with its own marks; cached by scene. */
export function offeredMoves(scene: Scene): readonly Offer[] {
  const found = cache.get(scene) ?? scene.offers.flatMap(expandOffer).map((one) => withMarks(one, scene.marks?.[one.move]));
  cache.set(scene, found);
  return found;
}

/** Return the moves of an offer: one for each combination of its choices. */
function expandOffer(offer: Offer): readonly Offer[] {
  const [choice, ...choices] = offer.choices ?? [];
  if (!choice) return [offer];
  const { name, spots, words = spots } = choice;
  return spots.flatMap((spot, at) => {
    const params = { ...offer.say.params, [name]: words[at]! };
    const move = offer.move.replace(`{${name}}`, `${words[at]}`);
    return expandOffer({ ...offer, move, spots: [...offer.spots, spot], say: { ...offer.say, params }, choices });
  });
}

const withMarks = (offer: Offer, marks: readonly string[] = []): Offer =>
  marks.length ? { ...offer, marks: [...(offer.marks ?? []), ...marks] } : offer;
