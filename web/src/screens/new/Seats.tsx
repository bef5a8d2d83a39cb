// Who plays: how many seats, and who sits in each chair.

import type { GameFacts } from "../../messages";
import { word } from "../../words";
import { type Chair, chairFromText, chairToText, type Draft, isHiddenButOpen, type Preset, matchingPreset, presetsFor } from "./draft";
import { SelectInput, type FieldError } from "./inputs";
import { RuleLink } from "./Options";

interface Props {
  readonly game: GameFacts;
  readonly draft: Draft;
  readonly wrong: FieldError | null;
  readonly change: (part: Partial<Draft>) => void;
}

export function Seats({ game, draft, wrong, change }: Props) {
  const sit = (seat: number, chair: Chair) => change({ chairs: draft.chairs.with(seat, chair) });
  return (
    <fieldset>
      <legend>{word("page-who-plays")}</legend>
      {game.seats.length > 1 ? (
        <SelectInput
          id="seats"
          name={word("page-how-many")}
          wrong={wrong}
          value={String(draft.seats)}
          choices={[...game.seats].sort((a, b) => a - b).map((one) => [String(one), String(one)])}
          set={(value) => change({ seats: Number(value) })}
        />
      ) : null}
      <div class="chairs">
        {draft.chairs.slice(0, draft.seats).map((chair, seat) => (
          <SelectInput
            key={seat}
            id={`chair-${seat}`}
            name={word("page-seat", { seat })}
            wrong={wrong}
            value={chairToText(chair)}
            choices={chairs(game)}
            set={(value) => sit(seat, chairFromText(value))}
          />
        ))}
      </div>
      <p class="hint">
        {word("web-chairs-more")} <RuleLink game={game.name} rule="T1" />
      </p>
      {isHiddenButOpen(draft) ? <p class="hint strong">{word("web-chairs-unseen")}</p> : null}
    </fieldset>
  );
}

function chairs(game: GameFacts): readonly (readonly [string, string])[] {
  const people = ["mine", "kept", "open"].map((kind) => [kind, word(`page-chair-${kind}`)] as const);
  const bots = game.levels.map(({ level, name }) => [`bot-${level}`, word("page-bot", { name, level })] as const);
  return [...people, ...bots];
}

/** The set-ups that most people want. */
export const Presets = ({ game, draft, choose }: Pick<Props, "game" | "draft"> & { readonly choose: (preset: Preset) => void }) => (
  <div class="presets" role="group" aria-label={word("web-presets")}>
    {presetsFor(game).map((preset) => (
      <button key={preset} type="button" aria-pressed={matchingPreset(game, draft) === preset} onClick={() => choose(preset)}>
        <strong>{word(`web-preset-${preset}`)}</strong>
        <span class="hint">{word(`web-preset-${preset}-more`)}</span>
      </button>
    ))}
  </div>
);
