// The history in words, the newest ply first.

import { useState } from "preact/hooks";

import type { PlySeen, Result } from "../messages";
import { Link } from "../route";
import { say, sayEvent, word } from "../words";
import { RuleButton } from "./buttons";

const MAX_SHOWN_PLIES = 40;
/** How many plies after the shown one are listed. */
const MAX_LATER_PLIES = 12;

export interface LogProps {
  readonly game: string;
  readonly plies: readonly PlySeen[];
  /** Returns the name of a seat's player. */
  readonly name: (seat: number) => string;
  /** Returns the address of the replay at a ply. */
  readonly plyHref: (ply: number) => string;
  readonly openRule: (rule: string) => void;
  /** The ply that is shown. */
  readonly here?: number;
  /** How the game ended, if it has. */
  readonly end?: Result | null;
}

export function Log(props: LogProps) {
  const { plies, here, end, game, openRule } = props;
  const [isWhole, setWhole] = useState(false);
  if (!plies.length && !end) return <p class="soft">{word("page-nothing-yet")}</p>;
  const last = isWhole || here === undefined ? plies.length : Math.min(plies.length, here + MAX_LATER_PLIES);
  const first = isWhole ? 0 : Math.max(0, last - MAX_SHOWN_PLIES);
  const shown = plies.slice(first, last).map((ply, at) => ({ ply, number: first + at + 1 }));
  return (
    <>
      <ol class="plain log">
        {end ? (
          <li class="ended">
            <SentenceWithRule text={say(end.say, game)} rule={end.rule} openRule={openRule} />
          </li>
        ) : null}
        {shown.reverse().map(({ ply, number }) => (
          <PlyLine key={number} {...props} ply={ply} number={number} />
        ))}
      </ol>
      {first || last < plies.length ? (
        <button type="button" class="quiet" onClick={() => setWhole(true)}>
          {word("web-log-all", { plies: plies.length })}
        </button>
      ) : null}
    </>
  );
}

function PlyLine({ game, ply, number, name, plyHref, openRule, here }: LogProps & { ply: PlySeen; number: number }) {
  const events = ply.events ?? [];
  return (
    <li class={here === number ? "now" : ""}>
      <Link to={plyHref(number)} class="number" aria-label={word("page-to-ply", { ply: number })} aria-current={here === number ? "step" : undefined}>
        {number}
      </Link>
      <div>
        <span class="soft">
          {name(ply.seat)} <span class="move">{ply.move ?? ""}</span>
          {ply.how === "automatic" && ply.seat >= 0 ? ` · ${word("web-played-automatically")}` : ""}
        </span>
        {events.length ? events.map((event, at) => <SentenceWithRule key={at} text={sayEvent(event, game)} rule={event.rule} openRule={openRule} />) : null}
        {!events.length && ply.move === null ? <p>{word("page-hidden-move")}</p> : null}
      </div>
    </li>
  );
}

function SentenceWithRule({ text, rule, openRule }: { text: string; rule: string | undefined; openRule: (rule: string) => void }) {
  return (
    <p>
      {text} <RuleButton rule={rule} openRule={openRule} />
    </p>
  );
}
