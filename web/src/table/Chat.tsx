// The chat, and the input for it.

import { useEffect, useRef, useState } from "preact/hooks";

import { del, post, ApiError } from "../api";
import { me } from "../me";
import type { ChatLine } from "../messages";
import { word } from "../words";
import { type TableContext, codeText } from "./tableContext";
import { type ModerationAction, actionsOnGuest, actionsOnSpeaker } from "./moderation";

const MAX_CHAT_CHARACTERS = 1000;
const MAX_SHOWN_LINES = 100;

export function Chat({ at }: { readonly at: TableContext }) {
  const lines = at.state.chat.slice(-MAX_SHOWN_LINES);
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
      {me.value ? <ChatInput at={at} /> : <p class="soft">{word("web-name-to-talk")}</p>}
    </>
  );
}

const ChatInput = ({ at }: { readonly at: TableContext }) =>
  at.state.status.muted ? <p class="soft">{word("refusal-muted")}</p> : <ChatForm at={at} />;

const ACTION_CODES: Readonly<Record<ModerationAction, string>> = {
  hide: "web-mute-for-me",
  show: "web-unmute-for-me",
  mute: "web-mute",
  unmute: "web-unmute",
  remove: "web-remove",
  readmit: "web-readmit",
};

/** Who said a line, and what can be done about them. */
function Name({ at, line }: { readonly at: TableContext; readonly line: ChatLine }) {
  const name = line.name || word(line.who === null ? "page-operator" : "page-somebody");
  const actions = me.value ? actionsOnSpeaker(line, at.state.status, at.state.facts.host) : [];
  if (line.who === null || !actions.length) return <strong>{name}</strong>;
  return (
    <details>
      <summary>
        <strong>{name}</strong>
      </summary>
      <ModerationButtons at={at} who={line.who} name={name} actions={actions} />
    </details>
  );
}

/** Muted and removed people, as far as the viewer may see them. */
function Guests({ at }: { readonly at: TableContext }) {
  const { guests } = at.state.status;
  if (!guests.length) return null;
  return (
    <ul class="plain guests" aria-label={word("web-muted-or-removed")}>
      {guests.map((guest) => (
        <li key={guest.who}>
          <strong>{guest.name || word("page-somebody")}</strong>
          <ModerationButtons at={at} who={guest.who} name={guest.name} actions={actionsOnGuest(guest)} />
        </li>
      ))}
    </ul>
  );
}

interface ModerationProps {
  readonly at: TableContext;
  readonly who: number;
  readonly name: string;
  readonly actions: readonly ModerationAction[];
}

const ModerationButtons = ({ at, who, name, actions }: ModerationProps) => (
  <span class="row">
    {actions.map((act) => (
      <button key={act} type="button" aria-label={`${word(ACTION_CODES[act])}: ${name}`} onClick={() => moderate(at, act, who)}>
        {word(ACTION_CODES[act])}
      </button>
    ))}
  </span>
);

/** Mute or remove somebody; show a refusal beside the board. */
async function moderate(at: TableContext, act: ModerationAction, who: number): Promise<void> {
  if (act !== "hide" && act !== "show") {
    await at.act({ type: act, who });
    return;
  }
  const mutes = `/tables/${at.state.facts.table}/mutes`;
  try {
    await (act === "hide" ? post(mutes, { who }) : del(`${mutes}/${who}`));
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    at.refused.value = { text: codeText(problem.code, at.game) || problem.message, rule: "", isQuiet: false };
  }
}

function ChatForm({ at }: { readonly at: TableContext }) {
  const [text, setText] = useState("");
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const message = text.trim();
    if (!message) return;
    setText("");
    // Put a message that was refused back into the input, unless something new is typed there.
    if (!(await at.act({ type: "say", text: message }))) setText((now) => now || message);
  };
  return (
    <form class="row saying" onSubmit={send}>
      <input type="text" maxLength={MAX_CHAT_CHARACTERS} value={text} aria-label={word("web-say-what")} autocomplete="off" onInput={(event) => setText(event.currentTarget.value)} />
      <button type="submit">{word("page-say")}</button>
    </form>
  );
}
