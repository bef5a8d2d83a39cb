// Turns clicks on spots into moves: the choice, questions and refusals.
import type { RefObject } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

import type { Offer, Scene, Piece, Why } from "../messages";
import { settings } from "../settings";
import { announce } from "../ui/announce";
import { list as either, say, sayRefusal, word } from "../words";
import type { RefusalText } from "./ActionBar";
import { moveChoice, MAX_SPOT_BUTTONS, OfferIndex, choiceAfter, type MoveChoice } from "./moveChoice";
import { pieceText } from "./labels";
import { needsConfirmation } from "./offerMarks";
import { offeredMoves } from "./offeredMoves";

const NONE: readonly string[] = [];

export interface PickingProps {
  readonly scene: Scene;
  readonly game: string;
  readonly ply: number;
  readonly play?: (offer: Offer) => void;
  readonly whyNot?: (spots: readonly string[]) => Promise<Why | null>;
}

export interface Picking {
  readonly menu: OfferIndex;
  readonly now: MoveChoice;
  /** A move that waits for confirmation. */
  readonly unconfirmed: Offer | null;
  /** The last spot of that move, which a finger has to tap again. */
  readonly tappedSpot: string | null;
  /** The last refusal. */
  readonly refusal: RefusalText | null;
  /** Handle a click on a spot: choose it, unchoose it, or refuse it. */
  click(id: string): void;
  /** Choose these spots: play the move, ask for confirmation, or wait for more. */
  choose(chosen: readonly string[]): void;
  /** Choose these spots silently, without playing anything. */
  hold(chosen: readonly string[], unconfirmed?: Offer): void;
  /** Explain why a spot does not fit the chosen ones. */
  refuse(id: string, chosen: readonly string[]): void;
  /** Hide the last refusal. */
  clearRefusal(): void;
  play(offer: Offer): void;
  /** Unchoose the last spot. */
  back(): void;
}

interface Pick {
  readonly ply: number;
  readonly chosen: readonly string[];
  readonly unconfirmed: Offer | null;
  readonly tappedSpot: string | null;
}

/** Choose moves in one position; *shake* refuses a piece, *byFinger* says which device was used last. */
export function usePicking(
  props: PickingProps,
  pieces: ReadonlyMap<string, Piece>,
  shake: (id: string) => void,
  byFinger: RefObject<boolean>,
): Picking {
  const { scene, game, ply } = props;
  const [pick, setPick] = useState<Pick>({ ply, chosen: NONE, unconfirmed: null, tappedSpot: null });
  const [refusal, setRefusal] = useState<RefusalText | null>(null);
  const menu = useMemo(() => new OfferIndex(props.play ? offeredMoves(scene) : []), [scene, !props.play]);
  const kept = pick.ply === ply && menu.candidates(pick.chosen).length ? pick : null;
  const chosen = kept?.chosen ?? NONE;
  const tappedSpot = kept?.tappedSpot ?? null;
  const now = useMemo(() => moveChoice(menu, chosen), [menu, chosen]);
  useEffect(() => setRefusal(null), [ply]);

  const set = (list: readonly string[], unconfirmed: Offer | null = null, tappedSpot: string | null = null): void => {
    setRefusal(null);
    setPick({ ply, chosen: list, unconfirmed, tappedSpot });
    if (unconfirmed) announce(word("web-asked", { does: say(unconfirmed.say, game) }));
  };
  const play = (offer: Offer): void => {
    set(NONE);
    props.play?.(offer);
  };
  const isFree = (offer: Offer): boolean => !needsConfirmation(offer, settings.confirm.value);
  const choose = (list: readonly string[]): void => {
    const { complete, candidates, next: more } = moveChoice(menu, list);
    const only = candidates.length === 1 ? complete[0] : undefined;
    if (only && isFree(only)) {
      // A finger hides what it taps, so preview a choice among several before playing it.
      if (byFinger.current && list.length > 1) return set(list.slice(0, -1), only, list.at(-1));
      return play(only);
    }
    set(list, only);
    if (only || !list.length) return;
    const names = [...more.keys()].flatMap((id) => pieces.get(id) ?? []).map((piece) => pieceText(piece, game));
    if (names.length && names.length <= MAX_SPOT_BUTTONS) announce(word("web-choose-of", { pieces: either(names) }));
    else announce(word("web-choose-next", { count: more.size || complete.length }));
  };
  const refuse = async (id: string, among = chosen): Promise<void> => {
    const why = await props.whyNot?.([...among, id]).catch(() => null);
    if (!why?.refusal && menu.startingWith([id]).length) return instead(id);
    shake(id);
    const piece = pieces.get(id);
    const text = why?.refusal ? sayRefusal(why.refusal, game) : piece?.say ? pieceText(piece, game) : "";
    if (!text) return;
    setRefusal({ text, rule: why?.refusal?.rule ?? "" });
    announce(text);
  };
  /** Start another move instead; ask for confirmation if it is complete. */
  const instead = (id: string): void => {
    const { complete } = moveChoice(menu, [id]);
    set([id], complete.length === 1 ? complete[0] : null);
  };
  return {
    menu,
    now,
    unconfirmed: kept?.unconfirmed ?? null,
    tappedSpot,
    refusal,
    play,
    choose,
    hold: set,
    refuse: (id, among) => void refuse(id, among),
    clearRefusal: () => setRefusal(null),
    click(id) {
      if (kept?.unconfirmed && id === tappedSpot) return play(kept.unconfirmed);
      const list = choiceAfter(menu, chosen, id);
      if (list) choose(list);
      else void refuse(id);
    },
    back: () => set(tappedSpot === null ? chosen.slice(0, -1) : chosen),
  };
}
