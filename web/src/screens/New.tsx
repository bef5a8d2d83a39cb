// The form for a new table, with every option explained.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { post, ApiError } from "../api";
import { findGame } from "../games";
import { ensureGuest, me } from "../me";
import type { GameFacts, Made } from "../messages";
import { address, go, Link } from "../route";
import { Field, Notice, errorText } from "../ui/controls";
import { GamePicture } from "../ui/GamePicture";
import { useTitle } from "../ui/useTitle";
import { word } from "../words";
import { storedLevel } from "./lobby/quickTable";
import { seatCountText } from "./lobby/GameShelf";
import { Clock } from "./new/Clock";
import { chairsFor, type Draft, initialDraft, fieldFor, type OptionValue, type Preset, newTableFrom } from "./new/draft";
import type { FieldError } from "./new/inputs";
import { TableSettings } from "./new/TableSettings";
import { Options } from "./new/Options";
import { Presets, Seats } from "./new/Seats";
import { NotFound } from "./NotFound";

export function New({ game }: { readonly game: string }) {
  const facts = findGame(game);
  return facts ? <Form game={facts} /> : <NotFound />;
}

function Form({ game }: { readonly game: GameFacts }) {
  const draft = useSignal<Draft>(initialDraft(game, storedLevel(), address.value.query));
  const name = useSignal("");
  const wrong = useSignal<FieldError | null>(null);
  const busy = useSignal(false);
  const title = word("page-new-table", { game: game.title });
  useTitle(title);
  useFocusOnError(wrong.value);

  const change = (part: Partial<Draft>) => {
    draft.value = { ...draft.value, ...part };
    wrong.value = null;
  };
  const set = (option: string, value: OptionValue) => change({ options: { ...draft.value.options, [option]: value } });
  const begin = (preset: Preset) => change({ chairs: chairsFor(preset, Math.max(...game.seats), storedLevel()) });
  const make = async (event: Event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    wrong.value = null;
    try {
      await ensureGuest(name.value.trim() || word("page-guest"));
      go(`/t/${(await post<Made>("/tables", newTableFrom(game, draft.value))).table}`);
    } catch (error) {
      wrong.value = fieldErrorFrom(error, game.name);
    }
    busy.value = false;
  };
  const parts = { draft: draft.value, wrong: wrong.value, change };
  return (
    <div class="new">
      <header class="about">
        <GamePicture game={game} />
        <div>
          <h1>{title}</h1>
          <p class="mark">{seatCountText(game)}</p>
          <p>{game.summary}</p>
          <p>
            <Link to={`/rules/${game.name}`}>{word("web-rules-of", { game: game.title })}</Link>
          </p>
        </div>
      </header>
      <Presets game={game} draft={draft.value} choose={begin} />
      <form onSubmit={make}>
        {me.value ? null : <NameField name={name.value} set={(value) => (name.value = value)} />}
        <div class="sheets">
          <Seats game={game} {...parts} />
          <Options game={game} values={draft.value.options} wrong={wrong.value} set={set} />
          <Clock game={game.name} {...parts} />
          <TableSettings game={game.name} {...parts} />
        </div>
        <div class="finish">
          {wrong.value ? <Notice>{wrong.value.says}</Notice> : null}
          <button type="submit" class="main large" aria-busy={busy.value}>
            {word("page-make-table")}
          </button>
        </div>
      </form>
    </div>
  );
}

const NameField = ({ name, set }: { readonly name: string; readonly set: (name: string) => void }) => (
  <fieldset>
    <legend>{word("page-your-name")}</legend>
    <Field name={word("page-your-name")} hint={word("web-name-more")}>
      <input type="text" maxLength={30} autocomplete="nickname" value={name} placeholder={word("page-guest")} onInput={(event) => set(event.currentTarget.value)} />
    </Field>
  </fieldset>
);

/** Return an error with the field it belongs to. */
function fieldErrorFrom(error: unknown, game: string): FieldError {
  const field = error instanceof ApiError ? fieldFor(error.problem.where) : "";
  return { field, says: errorText(error, game) };
}

/** Move the focus to the field with an error. */
function useFocusOnError(wrong: FieldError | null): void {
  useEffect(() => {
    if (wrong?.field) document.getElementById(wrong.field)?.focus();
  }, [wrong]);
}
