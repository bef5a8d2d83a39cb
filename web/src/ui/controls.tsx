// Small controls that all screens share.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { ApiError } from "../api";
import { has, word } from "../words";

type Children = { readonly children?: ComponentChildren };

/** A framed section of a page. */
export const Card = ({ title, class: more = "", children }: Children & { title?: string; class?: string }) => (
  <section class={`card ${more}`}>
    {title ? <h2>{title}</h2> : null}
    {children}
  </section>
);

/** A field with its label above and an optional hint below. */
export const Field = ({ name, hint, children }: Children & { name: string; hint?: string }) => (
  <label class="field">
    <span class="name">{name}</span>
    {children}
    {hint ? <span class="hint">{hint}</span> : null}
  </label>
);

/** A checkbox with its label. */
export function Checkbox(props: { name: string; hint?: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="tick">
      <input type="checkbox" checked={props.on} onChange={(event) => props.set(event.currentTarget.checked)} />
      <span>
        {props.name}
        {props.hint ? <span class="hint">{props.hint}</span> : null}
      </span>
    </label>
  );
}

/** Return an error in words, in our language if we know its code. */
export function errorText(error: unknown, game = ""): string {
  if (!(error instanceof ApiError)) return word("web-broken");
  const { code, params, problem, rule } = error.problem;
  const known = [`problem-${code}`, `refusal-${code}`].find((one) => has(one, game));
  const text = known ? word(known, params, game) : problem || word(`web-${code}`);
  return rule ? `${text} [${rule}]` : text;
}

/** An error message, announced immediately. */
export const Notice = ({ children }: Children) =>
  children ? (
    <div class="notice" role="alert">
      {children}
    </div>
  ) : null;

/** A button for a slow action, which shows what went wrong. */
export function ActionButton(props: Children & { do: () => Promise<unknown>; class?: string; disabled?: boolean; game?: string }) {
  const busy = useSignal(false);
  const problem = useSignal("");
  const run = async () => {
    if (busy.value) return;
    busy.value = true;
    problem.value = "";
    try {
      await props.do();
    } catch (error) {
      problem.value = errorText(error, props.game);
    }
    busy.value = false;
  };
  return (
    <>
      <button type="button" class={props.class} disabled={props.disabled} aria-busy={busy.value} onClick={run}>
        {props.children}
      </button>
      {problem.value ? <Notice>{problem.value}</Notice> : null}
    </>
  );
}

/** A text with a button to copy it. */
export function CopyField({ text, name }: { text: string; name: string }) {
  const done = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      document.execCommand("copy");
    }
    done.value = true;
  };
  return (
    <div class="row copied">
      <input ref={field} type="text" readOnly value={text} aria-label={name} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={copy}>
        {done.value ? word("web-copied") : word("page-copy")}
      </button>
    </div>
  );
}

/** A modal dialog; Escape or a click outside closes it. */
export function Dialog({ title, close, children }: Children & { title: string; close: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    <dialog ref={box} aria-label={title} onClose={close} onClick={(event) => event.target === box.current && close()}>
      <div class="inside">
        <header class="row">
          <h2>{title}</h2>
          <button type="button" class="quiet" onClick={close}>
            {word("web-close")}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
