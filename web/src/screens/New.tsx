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
import { howMany } from "./lobby/GameShelf";
import { Clock } from "./new/Clock";
import { chairsOf, type Draft, draftOf, fieldOf, type OptionValue, type Preset, tableOf } from "./new/draft";
import type { Wrong } from "./new/inputs";
import { Manners } from "./new/TableSettings";
import { Options } from "./new/Options";
import { Presets, Seats } from "./new/Seats";
import { NotFound } from "./NotFound";

export function New({ game }: { readonly game: string }) {
  const facts = findGame(game);
  return facts ? <Form game={facts} /> : <NotFound />;
}

function Form({ game }: { readonly game: GameFacts }) {
  const draft = useSignal<Draft>(draftOf(game, storedLevel(), address.value.query));
  const name = useSignal("");
  const wrong = useSignal<Wrong | null>(null);
  const busy = useSignal(false);
  const title = word("page-new-table", { game: game.title });
  useTitle(title);
  useFocusOn(wrong.value);

  const change = (part: Partial<Draft>) => {
    draft.value = { ...draft.value, ...part };
    wrong.value = null;
  };
  const set = (option: string, value: OptionValue) => change({ options: { ...draft.value.options, [option]: value } });
  const begin = (preset: Preset) => change({ chairs: chairsOf(preset, Math.max(...game.seats), storedLevel()) });
  const make = async (event: Event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    wrong.value = null;
    try {
      await ensureGuest(name.value.trim() || word("page-guest"));
      go(`/t/${(await post<Made>("/tables", tableOf(game, draft.value))).table}`);
    } catch (trouble) {
      wrong.value = wrongOf(trouble, game.name);
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
          <p class="mark">{howMany(game)}</p>
          <p>{game.summary}</p>
          <p>
            <Link to={`/rules/${game.name}`}>{word("web-rules-of", { game: game.title })}</Link>
          </p>
        </div>
      </header>
      <Presets game={game} draft={draft.value} choose={begin} />
      <form onSubmit={make}>
        {me.value ? null : <YourName name={name.value} set={(value) => (name.value = value)} />}
        <div class="sheets">
          <Seats game={game} {...parts} />
          <Options game={game} values={draft.value.options} wrong={wrong.value} set={set} />
          <Clock game={game.name} {...parts} />
          <Manners game={game.name} {...parts} />
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

const YourName = ({ name, set }: { readonly name: string; readonly set: (name: string) => void }) => (
  <fieldset>
    <legend>{word("page-your-name")}</legend>
    <Field name={word("page-your-name")} hint={word("web-name-more")}>
      <input type="text" maxLength={30} autocomplete="nickname" value={name} placeholder={word("page-guest")} onInput={(event) => set(event.currentTarget.value)} />
    </Field>
  </fieldset>
);

/** Return an error with the field it belongs to. */
function wrongOf(trouble: unknown, game: string): Wrong {
  const field = trouble instanceof ApiError ? fieldOf(trouble.problem.where) : "";
  return { field, says: errorText(trouble, game) };
}

/** Move the focus to the field with an error. */
function useFocusOn(wrong: Wrong | null): void {
  useEffect(() => {
    if (wrong?.field) document.getElementById(wrong.field)?.focus();
  }, [wrong]);
}
