// What was said, and the way to say something.

import { useEffect, useRef, useState } from "preact/hooks";

import { me } from "../me";
import { word } from "../words";
import type { AtTable } from "./at";

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
              <strong>{line.name || word("page-somebody")}</strong> {line.text}
            </li>
          ))}
        </ul>
      ) : (
        <p class="soft">{word("web-nothing-said")}</p>
      )}
      {me.value ? <Saying at={at} /> : <p class="soft">{word("web-name-to-talk")}</p>}
    </>
  );
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
