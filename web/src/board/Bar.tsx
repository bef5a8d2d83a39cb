// The line under the board: what is asked, why something is refused, what a move would do.
import type { ComponentChildren } from "preact";

import type { Choice, Happening } from "../messages";
import { say, word } from "../words";
import { marksInWords, offerInWords } from "./labels";
import { marksOf, SIGNS } from "./marks";

/** Something to be told under the board. */
export interface Told {
  readonly text: string;
  readonly rule: string;
}

interface BarProps {
  readonly game: string;
  /** The move that is asked about before it is played. */
  readonly asked: Choice | null;
  /** Moves that are chosen by the same spots. */
  readonly among: readonly Choice[];
  /** A move that could be played now, though others go on from here. */
  readonly ready: Choice | null;
  readonly told: Told | null;
  /** What the spot under the hand does. */
  readonly hint: string;
  /** What would happen by it. */
  readonly events: readonly Happening[];
  readonly chosen: boolean;
  readonly left: number;
  play(offer: Choice): void;
  back(): void;
  openRule(rule: string): void;
}

export function Bar(props: BarProps) {
  return (
    <div class="board-bar">
      <Inside {...props} />
    </div>
  );
}

function Inside(props: BarProps) {
  const { game, asked, among, ready, told, hint, chosen } = props;
  if (asked) return <Asked {...props} offer={asked} />;
  if (among.length > 1) return <Among {...props} />;
  if (told) return <Refused told={told} openRule={props.openRule} back={chosen ? props.back : null} />;
  if (hint) return <Hint {...props} />;
  if (ready) return <Asked {...props} offer={ready} />;
  if (!chosen) return null;
  return (
    <Line>
      <p>{word("web-choose-next", { count: props.left }, game)}</p>
      <button type="button" onClick={props.back}>
        {word("web-back")}
      </button>
    </Line>
  );
}

const Line = ({ children, class: more = "" }: { readonly children: ComponentChildren; readonly class?: string }) => (
  <div class={`board-line ${more}`}>{children}</div>
);

function Asked({ offer, game, play, back }: BarProps & { readonly offer: Choice }) {
  return (
    <Line class="asked">
      <p>
        <strong>{say(offer.say, game)}</strong> <Warning offer={offer} />
      </p>
      <span class="row">
        <button type="button" class="main" onClick={() => play(offer)}>
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
export function Warning({ offer }: { readonly offer: Choice }) {
  const marks = marksOf([offer]);
  if (!marks.length) return null;
  return (
    <span class={`board-warning ${marks[0]}`}>
      <span aria-hidden="true">{marks.map((mark) => SIGNS[mark]).join(" ")}</span> {marksInWords([offer])}
    </span>
  );
}

function Among({ among, game, play, back }: BarProps) {
  return (
    <Line class="among">
      <p id="board-among">{word("web-choose-among")}</p>
      <ul class="plain row" aria-labelledby="board-among">
        {among.map((offer) => (
          <li key={offer.move}>
            <button type="button" onClick={() => play(offer)}>
              {offerInWords(offer, game)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" class="quiet" onClick={back}>
            {word("web-back")}
          </button>
        </li>
      </ul>
    </Line>
  );
}

interface RefusedProps {
  readonly told: Told;
  readonly openRule: (rule: string) => void;
  readonly back: (() => void) | null;
}

function Refused({ told, openRule, back }: RefusedProps) {
  return (
    <Line class="refused">
      <p>{told.text}</p>
      <span class="row">
        {told.rule && (
          <button type="button" onClick={() => openRule(told.rule)}>
            {word("web-open-rule", { rule: told.rule })}
          </button>
        )}
        {back && (
          <button type="button" onClick={back}>
            {word("web-back")}
          </button>
        )}
      </span>
    </Line>
  );
}

function Hint({ hint, events, game }: BarProps) {
  return (
    <Line class="hinted">
      <p>
        {hint}
        {events.length > 0 && (
          <span class="would">
            {events.slice(0, 6).map((event, at) => (
              <span key={at}>{say(event.say, game)}</span>
            ))}
          </span>
        )}
      </p>
    </Line>
  );
}
