// The clock: whether there is one, how much time it gives, and what happens when time runs out.

import { word } from "../../words";
import { CLOCKS, type ClockKind, type Draft, EXPIRIES, type Expiry } from "./draft";
import { SelectInput, NumberInput, type FieldError } from "./inputs";
import { RuleLink } from "./Options";

interface Props {
  readonly game: string;
  readonly draft: Draft;
  readonly wrong: FieldError | null;
  readonly change: (part: Partial<Draft>) => void;
}

/** The server's default for what happens when time runs out. */
const DEFAULT_EXPIRY: Partial<Record<ClockKind, Expiry>> = { bank: "loss", days: "nothing" };

export function Clock({ game, draft, wrong, change }: Props) {
  const choose = (clock: ClockKind) => change({ clock, expiry: DEFAULT_EXPIRY[clock] ?? draft.expiry });
  return (
    <fieldset>
      <legend>{word("page-clock")}</legend>
      <div class="kinds">
        {CLOCKS.map((kind) => (
          <label key={kind} class="tick kind">
            <input type="radio" name="clock" checked={draft.clock === kind} onChange={() => choose(kind)} />
            <span>
              {word(`page-clock-${kind}`)}
              <span class="hint">{word(`web-clock-${kind}`)}</span>
            </span>
          </label>
        ))}
      </div>
      <div class="numbers">
        {draft.clock === "bank" ? <BankNumbers draft={draft} wrong={wrong} change={change} /> : null}
        {draft.clock === "days" ? (
          <NumberInput id="days" name={word("page-clock-days-each")} wrong={wrong} value={draft.days} least={1} most={30} set={(days) => change({ days })} />
        ) : null}
        {draft.clock === "bank" || draft.clock === "days" ? (
          <SelectInput
            id="expiry"
            name={word("page-clock-expiry")}
            hint={<RuleLink game={game} rule="T5" />}
            wrong={wrong}
            value={draft.expiry}
            choices={EXPIRIES.map((one) => [one, word(`page-expiry-${one}`)])}
            set={(value) => change({ expiry: value as Expiry })}
          />
        ) : null}
      </div>
    </fieldset>
  );
}

const BankNumbers = ({ draft, wrong, change }: Omit<Props, "game">) => (
  <>
    <NumberInput id="minutes" name={word("page-clock-minutes")} wrong={wrong} value={draft.minutes} least={1} most={1440} set={(minutes) => change({ minutes })} />
    <NumberInput id="increment" name={word("page-clock-increment")} wrong={wrong} value={draft.increment} least={0} most={3600} set={(increment) => change({ increment })} />
  </>
);
