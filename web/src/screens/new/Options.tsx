// The options of the game, each with its meaning and the rule behind it.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import type { GameFacts, OptionFacts } from "../../messages";
import { Link } from "../../route";
import { word } from "../../words";
import type { OptionValue } from "./draft";
import { SelectInput, SwitchInput, NumberInput, SuggestInput, type FieldError } from "./inputs";

interface Props {
  readonly game: GameFacts;
  readonly values: Readonly<Record<string, OptionValue>>;
  readonly wrong: FieldError | null;
  readonly set: (name: string, value: OptionValue) => void;
}

/** Whether an option has anything to choose. */
const isOpen = (option: OptionFacts): boolean => option.kind !== "choice" || option.free || option.choices.length > 1;

export function Options({ game, values, wrong, set }: Props) {
  const shown = game.options.filter(isOpen);
  // Few people need an option that takes a whole set-up in writing.
  const free = shown.filter((option) => option.free);
  const few = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (few.current && free.some((option) => wrong?.field === optionId(option))) few.current.open = true;
  }, [wrong]);
  useEffect(() => {
    // A link may have asked for one.
    if (few.current && free.some((option) => values[option.name] !== option.default)) few.current.open = true;
  }, []);
  if (!shown.length) return null;
  const one = (option: OptionFacts) => (
    <Option
      key={option.name}
      game={game.name}
      option={option}
      value={values[option.name] ?? option.default}
      wrong={wrong}
      set={(value) => set(option.name, value)}
    />
  );
  return (
    <fieldset>
      <legend>{word("page-options")}</legend>
      {shown.filter((option) => !option.free).map(one)}
      {free.length ? (
        <details ref={few}>
          <summary>{word("web-tinkerers")}</summary>
          {free.map(one)}
        </details>
      ) : null}
    </fieldset>
  );
}

const optionId = (option: OptionFacts): string => `option-${option.name}`;

interface OptionProps {
  readonly game: string;
  readonly option: OptionFacts;
  readonly value: OptionValue;
  readonly wrong: FieldError | null;
  readonly set: (value: OptionValue) => void;
}

function Option({ game, option, value, wrong, set }: OptionProps) {
  const id = optionId(option);
  const hint = (
    <>
      {option.kind === "number" ? word("web-from-to", { least: option.least, most: option.most }) : null} <code>{option.name}</code>{" "}
      <RuleLink game={game} rule={option.rule} />
    </>
  );
  const shared = { id, name: option.meaning, hint, wrong };
  if (option.kind === "switch") return <SwitchInput {...shared} on={value === true} set={set} />;
  if (option.kind === "number")
    return <NumberInput {...shared} value={Number(value)} least={option.least} most={option.most} set={set} />;
  if (option.free) return <FreeOption {...shared} option={option} value={String(value)} set={set} />;
  return <SelectInput {...shared} value={String(value)} choices={option.choices.map((one) => [one, one])} set={set} />;
}

type FreeOptionProps = Parameters<typeof SuggestInput>[0] extends infer P ? Omit<P & object, "choices"> & { readonly option: OptionFacts } : never;

const OWN_VALUE = "\n";

/** One of our values from a list, or a value of your own. */
function FreeOption({ option, ...props }: FreeOptionProps) {
  const own = useSignal(!option.choices.includes(props.value));
  const choose = (chosen: string) => {
    own.value = chosen === OWN_VALUE;
    props.set(own.value ? "" : chosen);
  };
  const choices = [...option.choices.map((one) => [one, one] as const), [OWN_VALUE, word("web-option-own")] as const];
  return (
    <>
      <SelectInput {...props} id={own.value ? `${props.id}-kind` : props.id} value={own.value ? OWN_VALUE : props.value} choices={choices} set={choose} />
      {own.value ? (
        <SuggestInput {...props} name={word("web-option-own-text", { option: option.name })} hint={undefined} choices={option.choices} />
      ) : null}
    </>
  );
}

/** A link to the rule behind an option. */
export const RuleLink = ({ game, rule }: { readonly game: string; readonly rule: string }) =>
  rule ? (
    <Link to={`/rules/${game}#${rule}`} class="rule-id" aria-label={word("web-rule", { rule })}>
      {rule}
    </Link>
  ) : null;
