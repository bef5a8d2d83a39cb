// The line under the board: what is asked, why something is refused, what a move would do.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { Offer, Preview } from "../messages";
import { say, sayEvent, word } from "../words";
import { FEW } from "./choose";
import { marksInWords, offerInWords, parted, spotLabel, thingInWords } from "./labels";
import { marksOf, SIGNS, signsOf } from "./marks";
import type { Spot } from "./Marks";
import type { Picking } from "./picking";

/** So many happenings are told of a move that is only pointed at. */
const TOLD = 6;

/** Something to be told under the board. */
export interface Told {
  readonly text: string;
  readonly rule: string;
}

interface BarProps {
  readonly game: string;
  readonly picking: Picking;
  /** What the spot under the hand does. */
  readonly hint: string;
  /** What would happen by it, or by what is chosen. */
  readonly preview: Preview | null;
  readonly openRule?: (rule: string) => void;
  /** The spots that are marked. */
  readonly spots: readonly Spot[];
  readonly point: (id: string | null) => void;
  readonly isDragging: boolean;
}

export function Bar(props: BarProps) {
  const { picking, isDragging } = props;
  const bar = useRef<HTMLDivElement>(null);
  // What is asked or told is seen, also where the board is taller than the screen.
  useEffect(() => {
    if (bar.current?.firstChild && (picking.now.chosen.length || picking.told)) bar.current.scrollIntoView?.({ block: "nearest" });
  }, [picking.now.chosen, picking.asked, picking.told, isDragging]);
  return (
    <div class="board-bar" ref={bar}>
      {isDragging ? null : <Inside {...props} />}
    </div>
  );
}

function Inside(props: BarProps) {
  const { now, asked, told } = props.picking;
  if (asked) return <Asked {...props} offer={asked} isNew />;
  if (now.complete.length > 1 && now.complete.length === now.live.length) return <Among {...props} />;
  if (told) return <Refused {...props} told={told} />;
  const few = now.chosen.length && !now.complete.length && now.next.size <= FEW;
  if (few) return <Next {...props} />;
  if (props.hint) return <Hint {...props} />;
  // A move without a spot of its own is a button here.
  if (!now.chosen.length) return now.complete.length ? <Among {...props} /> : null;
  // It could be played now, though others go on from here.
  if (now.complete.length === 1) return <Asked {...props} offer={now.complete[0]!} isNew={false} />;
  return (
    <Line>
      <p>{word("web-choose-next", { count: now.next.size })}</p>
      <Back {...props} />
    </Line>
  );
}

const Back = ({ picking }: BarProps) => (
  <button type="button" onClick={picking.back}>
    {word("web-back")}
  </button>
);

const Line = ({ children, class: more = "" }: { readonly children: ComponentChildren; readonly class?: string }) => (
  <div class={`board-line ${more}`}>{children}</div>
);

function Asked(props: BarProps & { readonly offer: Offer; readonly isNew: boolean }) {
  const { offer, game, picking, preview } = props;
  const does = say((preview?.move === offer.move && preview.says) || offer.say, game);
  // Who is on the board with keys is led to the answer; a mouse finds it.
  const isNew = props.isNew && !!document.activeElement?.matches(".board :focus-visible");
  return (
    <Ask offer={offer} does={does} isNew={isNew} play={picking.play} back={picking.back}>
      <Would {...props} />
    </Ask>
  );
}

interface AskProps {
  readonly offer: Offer;
  /** What the move does. */
  readonly does: string;
  /** Whether the answer is to be at hand for keys. */
  readonly isNew: boolean;
  readonly play: (offer: Offer) => void;
  readonly back: () => void;
  readonly children?: ComponentChildren;
}

/** A move that is asked about: play it, or go back. */
export function Ask({ offer, does, isNew, play, back, children }: AskProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [offer]);
  return (
    <Line class="asked">
      <p>
        <strong>{does}</strong> <Warning offer={offer} />
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
    </Line>
  );
}

/** The marks of an offer: signs, and words. */
export function Warning({ offer }: { readonly offer: Offer }) {
  const marks = marksOf([offer]);
  if (!marks.length) return null;
  return (
    <span class={`board-warning ${marks[0]}`}>
      <span aria-hidden="true">{marks.map((mark) => SIGNS[mark]).join(" ")}</span> {marksInWords([offer])}
    </span>
  );
}

function Among(props: BarProps) {
  const { game, picking } = props;
  return (
    <Line class="among">
      <p id="board-among">{word("web-choose-among")}</p>
      <ul class="plain row" aria-labelledby="board-among">
        {picking.now.complete.map((offer) => (
          <li key={offer.move}>
            <button type="button" onClick={() => picking.play(offer)}>
              {offerInWords(offer, game)}
            </button>
          </li>
        ))}
        {picking.now.chosen.length > 0 && (
          <li>
            <Back {...props} />
          </li>
        )}
      </ul>
    </Line>
  );
}

/** The few spots that come next, as buttons. */
function Next(props: BarProps) {
  const { game, picking, hint, point } = props;
  const open = props.spots.filter((spot) => !spot.chosen);
  const { about, parts } = parted(open.map(({ thing }) => thingInWords(thing, game)));
  return (
    <Line class="few">
      <p>{hint || about}</p>
      <span class="row">
        {open.map(({ id, thing, through, complete }, at) => (
          <button
            key={id}
            type="button"
            aria-label={spotLabel(thing, through, complete, game)}
            onClick={() => picking.click(id)}
            onFocus={() => point(id)}
            onPointerEnter={() => point(id)}
            onPointerLeave={() => point(null)}
          >
            {parts[at]} {complete && signsOf(complete).map((mark) => SIGNS[mark])}
          </button>
        ))}
        <Back {...props} />
      </span>
    </Line>
  );
}

function Refused(props: BarProps & { readonly told: Told }) {
  const { told, openRule, picking } = props;
  return (
    <Line class="refused">
      <p>{told.text}</p>
      <span class="row">
        {told.rule && openRule && (
          <button type="button" onClick={() => openRule(told.rule)}>
            {word("web-open-rule", { rule: told.rule })}
          </button>
        )}
        {picking.now.chosen.length > 0 && <Back {...props} />}
      </span>
    </Line>
  );
}

function Hint(props: BarProps) {
  return (
    <Line class="hinted">
      <p>
        {props.hint}
        <Would {...props} />
      </p>
    </Line>
  );
}

/** What would happen, in words; a long tale is cut. */
function Would({ preview, game }: BarProps) {
  const events = preview?.events ?? [];
  if (!events.length) return null;
  return (
    <span class="would">
      {events.slice(0, TOLD).map((event, at) => (
        <span key={at}>{sayEvent(event, game)}</span>
      ))}
    </span>
  );
}
