// Upload a game: paste its record or choose a file, and a table is made from it.

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";

import { postText, ApiError } from "../../api";
import { ensureGuest } from "../../me";
import type { Made } from "../../messages";
import { go } from "../../route";
import { Field, Notice, errorText } from "../../ui/controls";
import { word } from "../../words";
import { findLine, lineNumber } from "./recordLines";

export function UploadRecord() {
  const text = useSignal("");
  const busy = useSignal(false);
  const problem = useSignal<{ readonly says: string; readonly line: string } | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  const read = async (file: File | undefined) => {
    if (!file) return;
    text.value = await file.text();
    problem.value = null;
  };
  const fail = (error: unknown) => {
    const line = error instanceof ApiError ? lineNumber(error.problem.where) : null;
    const found = line === null ? null : findLine(text.value, line);
    problem.value = { says: errorText(error), line: found?.text ?? "" };
    if (!found) return;
    box.current?.focus();
    box.current?.setSelectionRange(found.from, found.to);
  };
  const bring = async (event: Event) => {
    event.preventDefault();
    if (busy.value || !text.value.trim()) return;
    busy.value = true;
    problem.value = null;
    try {
      await ensureGuest(word("page-guest"));
      go(`/t/${(await postText<Made>("/records", text.value)).table}`);
    } catch (error) {
      fail(error);
    }
    busy.value = false;
  };
  return (
    <section class="card bring" aria-labelledby="bring">
      <h2 id="bring">{word("page-upload-title")}</h2>
      <p class="soft">{word("page-upload-more")}</p>
      <form onSubmit={bring}>
        <Field name={word("page-record")}>
          <textarea
            ref={box}
            rows={4}
            spellcheck={false}
            value={text.value}
            aria-invalid={problem.value !== null}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        </Field>
        {problem.value ? (
          <Notice>
            {problem.value.says}
            {problem.value.line ? <code class="block">{problem.value.line}</code> : null}
          </Notice>
        ) : null}
        <div class="row">
          <label class="button file">
            <input class="unseen" type="file" accept=".txt,.record,.json,text/plain,application/json" onChange={(event) => void read(event.currentTarget.files?.[0])} />
            {word("web-choose-file")}
          </label>
          <button type="submit" class="main" disabled={!text.value.trim()} aria-busy={busy.value}>
            {word("page-upload")}
          </button>
        </div>
      </form>
    </section>
  );
}
