// A small form that sends something and shows the result.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";

import { Notice, errorText } from "../../ui/controls";

interface Props {
  readonly send: (fields: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly button: string;
  /** The message after success. */
  readonly done?: string;
  readonly danger?: boolean;
  readonly children?: ComponentChildren;
}

export function Form({ send, button, done, danger, children }: Props) {
  const busy = useSignal(false);
  const problem = useSignal("");
  const told = useSignal(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy.value) return;
    const form = event.currentTarget as HTMLFormElement;
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    busy.value = true;
    problem.value = "";
    told.value = false;
    try {
      await send(fields);
      told.value = true;
      form.reset();
    } catch (error) {
      problem.value = errorText(error);
    }
    busy.value = false;
  };
  return (
    <form onSubmit={submit}>
      {children}
      <button type="submit" class={danger ? "danger" : "main"} aria-busy={busy.value}>
        {button}
      </button>
      {problem.value ? <Notice>{problem.value}</Notice> : null}
      <p role="status" class="good">
        {told.value && done ? done : ""}
      </p>
    </form>
  );
}

interface InputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: "text" | "password" | "url";
  readonly autocomplete?: string;
  readonly value?: string;
  readonly least?: number;
  readonly most?: number;
  readonly optional?: boolean;
}

/** An input of such a form. */
export const Input = ({ name, label, hint, type = "text", autocomplete = "off", value = "", least, most, optional }: InputProps) => (
  <label class="field">
    <span class="name">{label}</span>
    <input name={name} {...{ type: type as "text" }} autocomplete={autocomplete} defaultValue={value} required={!optional} minLength={least} maxLength={most} />
    {hint ? <span class="hint">{hint}</span> : null}
  </label>
);
