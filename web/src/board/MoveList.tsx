// The moves as a list of buttons, with which every game can be played.
import { useMemo, useState } from "preact/hooks";

import type { Offer, Scene, Piece } from "../messages";
import { settings } from "../settings";
import { Field } from "../ui/controls";
import { say, word } from "../words";
import { ConfirmMove, OfferMarks } from "./ActionBar";
import { groupOffers, matchesSearch, type Group } from "./grouping";
import { offerText, pieceText } from "./labels";
import { needsConfirmation } from "./offerMarks";
import { offeredMoves } from "./offeredMoves";

const MIN_MOVES_FOR_SEARCH = 30;
const MAX_FOUND_MOVES = 60;

interface MoveListProps {
  readonly scene: Scene;
  readonly game: string;
  readonly play: (offer: Offer) => void;
}

export function MoveList({ scene, game, play }: MoveListProps) {
  const [wanted, setWanted] = useState("");
  const [asked, setAsked] = useState<Offer | null>(null);
  const offers = offeredMoves(scene);
  const isAsked = asked !== null && offers.includes(asked);
  const choose = (offer: Offer): void => {
    if (!isAsked && needsConfirmation(offer, settings.confirm.value)) return setAsked(offer);
    setAsked(null);
    play(offer);
  };
  if (!offers.length) return <p class="soft">{word("web-no-moves")}</p>;
  if (isAsked) {
    const does = say(asked.say, game);
    return (
      <div role="group" aria-label={word("web-asked", { does })}>
        <ConfirmMove offer={asked} does={does} isNew play={choose} back={() => setAsked(null)} />
      </div>
    );
  }
  return (
    <div class="board-words">
      {offers.length > MIN_MOVES_FOR_SEARCH && (
        <Field name={word("web-filter")}>
          <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        </Field>
      )}
      {wanted ? <SearchResults {...{ offers, game, wanted, choose }} /> : <MoveGroups {...{ scene, game, choose }} />}
    </div>
  );
}

interface ListProps {
  readonly offers: readonly Offer[];
  readonly game: string;
  readonly choose: (offer: Offer) => void;
}

function List({ offers, game, choose }: ListProps) {
  return (
    <ul class="plain">
      {offers.map((offer) => (
        <li key={offer.move}>
          <button type="button" onClick={() => choose(offer)}>
            {say(offer.say, game)} <OfferMarks offer={offer} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function SearchResults({ offers, game, wanted, choose }: ListProps & { readonly wanted: string }) {
  const texts = useMemo(() => offers.map((offer) => `${offerText(offer, game)} ${offer.move}`), [offers, game]);
  const found = offers.filter((_, at) => matchesSearch(texts[at]!, wanted));
  return (
    <>
      <p role="status">{word("web-filtered", { count: found.length })}</p>
      <List offers={found.slice(0, MAX_FOUND_MOVES)} game={game} choose={choose} />
    </>
  );
}

function MoveGroups({ scene, game, choose }: { readonly scene: Scene; readonly game: string; readonly choose: (offer: Offer) => void }) {
  const groups = useMemo(() => groupOffers(offeredMoves(scene)), [scene]);
  const pieces = useMemo(() => new Map(scene.pieces.map((piece) => [piece.id, piece])), [scene]);
  const offers = offeredMoves(scene);
  if (offers.length <= 12) return <List offers={offers} game={game} choose={choose} />;
  return (
    <>
      {groups.map((group) => (
        <MoveGroup key={group.key} group={group} piece={pieces.get(group.offers[0]!.spots[0] ?? "")} game={game} choose={choose} />
      ))}
    </>
  );
}

interface SectionProps {
  readonly group: Group;
  readonly piece: Piece | undefined;
  readonly game: string;
  readonly choose: (offer: Offer) => void;
}

/** Moves that begin alike, collapsed until opened. */
function MoveGroup({ group, piece, game, choose }: SectionProps) {
  const [isOpen, setOpen] = useState(false);
  const count = group.offers.length;
  if (count === 1) return <List offers={group.offers} game={game} choose={choose} />;
  const about = group.key.startsWith("spot ") && piece ? pieceText(piece, game) : say(group.offers[0]!.say, game);
  return (
    <details class="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{word("web-group", { about, count })}</summary>
      {isOpen && <List offers={group.offers} game={game} choose={choose} />}
    </details>
  );
}
