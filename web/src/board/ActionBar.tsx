// The bar below the board: questions, reasons for refusals, and the effects of a move.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { Offer, Preview } from "../messages";
import { say, sayEvent, word } from "../words";
import { MAX_SPOT_BUTTONS } from "./moveChoice";
import { marksText, offerText, splitCommonWords, spotLabel, pieceText } from "./labels";
import { knownMarks, MARK_SIGNS, shownMarks } from "./offerMarks";
import type { Spot } from "./SpotMarks";
import type { Picking } from "./usePicking";

/** How many events of a previewed move are described. */
const MAX_PREVIEW_EVENTS = 6;

/** A refusal to show below the board. */
export interface RefusalText {
  readonly text: string;
  readonly rule: string;
}

interface ActionBarProps {
  readonly game: string;
  readonly picking: Picking;
  /** What the spot under the pointer does. */
  readonly hint: string;
  /** The preview of that spot, or of the current choice. */
  readonly preview: Preview | null;
  readonly openRule?: (rule: string) => void;
  /** The marked spots. */
  readonly spots: readonly Spot[];
  readonly point: (id: string | null) => void;
  readonly isDragging: boolean;
}

export function ActionBar(props: ActionBarProps) {
  const { picking, isDragging } = props;
  const bar = useRef<HTMLDivElement>(null);
  // Scroll a question or a refusal into view, since the board can be taller than the screen.
  useEffect(() => {
    if (bar.current?.firstChild && (picking.now.chosen.length || picking.refusal)) bar.current.scrollIntoView?.({ block: "nearest" });
  }, [picking.now.chosen, picking.unconfirmed, picking.refusal, isDragging]);
  return (
    <div class="board-bar" ref={bar}>
      {isDragging ? null : <BarContent {...props} />}
    </div>
  );
}

function BarContent(props: ActionBarProps) {
  const { now, unconfirmed, refusal } = props.picking;
  if (unconfirmed) return <MoveQuestion {...props} offer={unconfirmed} isNew />;
  if (now.complete.length > 1 && now.complete.length === now.candidates.length) return <CompleteMoves {...props} />;
  if (refusal) return <Refused {...props} refusal={refusal} />;
  const few = now.chosen.length && !now.complete.length && now.next.size <= MAX_SPOT_BUTTONS;
  if (few) return <SpotButtons {...props} />;
  if (props.hint) return <HintLine {...props} />;
  // A move without spots gets a button here.
  if (!now.chosen.length) return now.complete.length ? <CompleteMoves {...props} /> : null;
  // The choice is already a complete move, though others continue from it.
  if (now.complete.length === 1) return <MoveQuestion {...props} offer={now.complete[0]!} isNew={false} />;
  return (
    <BarLine>
      <p>{word("web-choose-next", { count: now.next.size })}</p>
      <Back {...props} />
    </BarLine>
  );
}

const Back = ({ picking }: ActionBarProps) => (
  <button type="button" onClick={picking.back}>
    {word("web-back")}
  </button>
);

const BarLine = ({ children, class: more = "" }: { readonly children: ComponentChildren; readonly class?: string }) => (
  <div class={`board-line ${more}`}>{children}</div>
);

function MoveQuestion(props: ActionBarProps & { readonly offer: Offer; readonly isNew: boolean }) {
  const { offer, game, picking, preview } = props;
  const does = say((preview?.move === offer.move && preview.says) || offer.say, game);
  // A keyboard user's focus goes to the answer; a mouse user's does not.
  const isNew = props.isNew && !!document.activeElement?.matches(".board :focus-visible");
  return (
    <ConfirmMove offer={offer} does={does} isNew={isNew} play={picking.play} back={picking.back}>
      <PreviewEvents {...props} />
    </ConfirmMove>
  );
}

interface ConfirmMoveProps {
  readonly offer: Offer;
  /** What the move does. */
  readonly does: string;
  /** Whether the answer takes the focus. */
  readonly isNew: boolean;
  readonly play: (offer: Offer) => void;
  readonly back: () => void;
  readonly children?: ComponentChildren;
}

/** Ask whether to play a move or go back. */
export function ConfirmMove({ offer, does, isNew, play, back, children }: ConfirmMoveProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [offer]);
  return (
    <BarLine class="asked">
      <p>
        <strong>{does}</strong> <OfferMarks offer={offer} />
        {children}
      </p>
      <span class="row">
        <button type="button" class="main" ref={button} onClick={() => play(offer)}>
          {word("web-play")}
        </button>
        <button type="button" onClick={back}>
          {word("web-back")}
        </button>
      </span>
    </BarLine>
  );
}

/** The marks of an offer, as signs and words. */
export function OfferMarks({ offer }: { readonly offer: Offer }) {
  const marks = knownMarks([offer]);
  if (!marks.length) return null;
  return (
    <span class={`board-warning ${marks[0]}`}>
      <span aria-hidden="true">{marks.map((mark) => MARK_SIGNS[mark]).join(" ")}</span> {marksText([offer])}
    </span>
  );
}

function CompleteMoves(props: ActionBarProps) {
  const { game, picking } = props;
  return (
    <BarLine class="among">
      <p id="board-among">{word("web-choose-among")}</p>
      <ul class="plain row" aria-labelledby="board-among">
        {picking.now.complete.map((offer) => (
          <li key={offer.move}>
            <button type="button" onClick={() => picking.play(offer)}>
              {offerText(offer, game)}
            </button>
          </li>
        ))}
        {picking.now.chosen.length > 0 && (
          <li>
            <Back {...props} />
          </li>
        )}
      </ul>
    </BarLine>
  );
}

/** The next spots as buttons, if they are few. */
function SpotButtons(props: ActionBarProps) {
  const { game, picking, hint, point } = props;
  const open = props.spots.filter((spot) => !spot.chosen);
  const { common, parts } = splitCommonWords(open.map(({ piece }) => pieceText(piece, game)));
  return (
    <BarLine class="few">
      <p>{hint || common}</p>
      <span class="row">
        {open.map(({ id, piece, through, complete }, at) => (
          <button
            key={id}
            type="button"
            aria-label={spotLabel(piece, through, complete, game)}
            onClick={() => picking.click(id)}
            onFocus={() => point(id)}
            onPointerEnter={() => point(id)}
            onPointerLeave={() => point(null)}
          >
            {parts[at]} {complete && shownMarks(complete).map((mark) => MARK_SIGNS[mark])}
          </button>
        ))}
        <Back {...props} />
      </span>
    </BarLine>
  );
}

function Refused(props: ActionBarProps & { readonly refusal: RefusalText }) {
  const { refusal, openRule, picking } = props;
  return (
    <BarLine class="refused">
      <p>{refusal.text}</p>
      <span class="row">
        {refusal.rule && openRule && (
          <button type="button" onClick={() => openRule(refusal.rule)}>
            {word("web-open-rule", { rule: refusal.rule })}
          </button>
        )}
        {picking.now.chosen.length > 0 && <Back {...props} />}
      </span>
    </BarLine>
  );
}

function HintLine(props: ActionBarProps) {
  return (
    <BarLine class="hinted">
      <p>
        {props.hint}
        <PreviewEvents {...props} />
      </p>
    </BarLine>
  );
}

/** The first events of the preview, in words. */
function PreviewEvents({ preview, game }: ActionBarProps) {
  const events = preview?.events ?? [];
  if (!events.length) return null;
  return (
    <span class="would">
      {events.slice(0, MAX_PREVIEW_EVENTS).map((event, at) => (
        <span key={at}>{sayEvent(event, game)}</span>
      ))}
    </span>
  );
}
