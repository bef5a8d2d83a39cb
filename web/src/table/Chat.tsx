// What was said, and the way to say something.

import { useEffect, useRef, useState } from "preact/hooks";

import { del, post, Trouble } from "../api";
import { me } from "../me";
import type { ChatLine } from "../messages";
import { word } from "../words";
import { type AtTable, inWords } from "./at";
import { type Act, actsFor, actsOn } from "./order";

const MOST = 1000;
const RECENT = 100;

export function Chat({ at }: { readonly at: AtTable }) {
  const lines = at.state.chat.slice(-RECENT);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <>
      {lines.length ? (
        <ul class="plain chat" ref={list} tabIndex={0} aria-label={word("page-chat")}>
          {lines.map((line) => (
            <li key={line.seq}>
              <Name at={at} line={line} /> {line.text}
            </li>
          ))}
        </ul>
      ) : (
        <p class="soft">{word("web-nothing-said")}</p>
      )}
      <Guests at={at} />
      {me.value ? <Talk at={at} /> : <p class="soft">{word("web-name-to-talk")}</p>}
    </>
  );
}

const Talk = ({ at }: { readonly at: AtTable }) =>
  at.state.status.muted ? <p class="soft">{word("refusal-muted")}</p> : <Saying at={at} />;

const WORDS: Readonly<Record<Act, string>> = {
  hide: "web-mute-for-me",
  show: "web-unmute-for-me",
  mute: "web-mute",
  unmute: "web-unmute",
  remove: "web-remove",
  readmit: "web-readmit",
};

/** Who said a line, and what can be done about them. */
function Name({ at, line }: { readonly at: AtTable; readonly line: ChatLine }) {
  const name = line.name || word(line.who === null ? "page-operator" : "page-somebody");
  const acts = me.value ? actsOn(line, at.state.status, at.state.facts.host) : [];
  if (line.who === null || !acts.length) return <strong>{name}</strong>;
  return (
    <details>
      <summary>
        <strong>{name}</strong>
      </summary>
      <Acts at={at} who={line.who} name={name} acts={acts} />
    </details>
  );
}

/** Everybody who is muted or removed, as far as the viewer may know it. */
function Guests({ at }: { readonly at: AtTable }) {
  const { guests } = at.state.status;
  if (!guests.length) return null;
  return (
    <ul class="plain guests" aria-label={word("web-muted-or-removed")}>
      {guests.map((guest) => (
        <li key={guest.who}>
          <strong>{guest.name || word("page-somebody")}</strong>
          <Acts at={at} who={guest.who} name={guest.name} acts={actsFor(guest)} />
        </li>
      ))}
    </ul>
  );
}

interface Offered {
  readonly at: AtTable;
  readonly who: number;
  readonly name: string;
  readonly acts: readonly Act[];
}

const Acts = ({ at, who, name, acts }: Offered) => (
  <span class="row">
    {acts.map((act) => (
      <button key={act} type="button" aria-label={`${word(WORDS[act])}: ${name}`} onClick={() => keepOrder(at, act, who)}>
        {word(WORDS[act])}
      </button>
    ))}
  </span>
);

/** Do it; what cannot be done is told beside the board. */
async function keepOrder(at: AtTable, act: Act, who: number): Promise<void> {
  if (act !== "hide" && act !== "show") {
    await at.act({ type: act, who });
    return;
  }
  const mutes = `/tables/${at.state.facts.table}/mutes`;
  try {
    await (act === "hide" ? post(mutes, { who }) : del(`${mutes}/${who}`));
  } catch (problem) {
    if (!(problem instanceof Trouble)) throw problem;
    at.refused.value = { text: inWords(problem.code, at.game) || problem.message, rule: "", isQuiet: false };
  }
}

function Saying({ at }: { readonly at: AtTable }) {
  const [text, setText] = useState("");
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText("");
    // What could not be said comes back into the box, unless something new stands there.
    if (!(await at.act({ type: "say", text: said }))) setText((now) => now || said);
  };
  return (
    <form class="row saying" onSubmit={send}>
      <input type="text" maxLength={MOST} value={text} aria-label={word("web-say-what")} autocomplete="off" onInput={(event) => setText(event.currentTarget.value)} />
      <button type="submit">{word("page-say")}</button>
    </form>
  );
}
