// Inputs of the form, which show the server's errors.

import type { ComponentChildren } from "preact";

import { word } from "../../words";

/** An error and its field. */
export interface FieldError {
  readonly field: string;
  readonly says: string;
}

interface FieldProps {
  readonly id: string;
  readonly name: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly wrong: FieldError | null;
}

const says = (id: string, wrong: FieldError | null): string => (wrong?.field === id ? wrong.says : "");

/** Return the ids of the elements that describe a field, for screen readers. */
const describedBy = ({ id, hint, wrong }: FieldProps): string | undefined =>
  [hint ? `${id}-hint` : "", says(id, wrong) ? `${id}-wrong` : ""].filter(Boolean).join(" ") || undefined;

const FieldFrame = (props: FieldProps & { readonly children: ComponentChildren }) => (
  <div class="field">
    <label class="name" for={props.id}>
      {props.name}
    </label>
    {props.children}
    <FieldNotes {...props} />
  </div>
);

const FieldNotes = ({ id, hint, wrong }: FieldProps) => (
  <>
    {hint ? (
      <span class="hint" id={`${id}-hint`}>
        {hint}
      </span>
    ) : null}
    {says(id, wrong) ? (
      <span class="wrong" id={`${id}-wrong`}>
        {says(id, wrong)}
      </span>
    ) : null}
  </>
);

const about = (props: FieldProps) => ({
  id: props.id,
  "aria-describedby": describedBy(props),
  "aria-invalid": says(props.id, props.wrong) ? true : undefined,
});

type Choices = readonly (readonly [string, string])[];

/** A select. */
export const SelectInput = (props: FieldProps & { value: string; choices: Choices; set: (value: string) => void }) => (
  <FieldFrame {...props}>
    <select {...about(props)} value={props.value} onChange={(event) => props.set(event.currentTarget.value)}>
      {props.choices.map(([value, name]) => (
        <option key={value} value={value} selected={value === props.value}>
          {name}
        </option>
      ))}
    </select>
  </FieldFrame>
);

/** An input for a whole number in a range. */
export function NumberInput(props: FieldProps & { value: number; least: number; most: number; set: (value: number) => void }) {
  const read = (text: string) => {
    const value = Number.parseInt(text, 10);
    if (!Number.isNaN(value)) props.set(value);
  };
  return (
    <FieldFrame {...props} hint={props.hint ?? word("web-from-to", { least: props.least, most: props.most })}>
      <input
        {...about({ ...props, hint: true })}
        type="number"
        inputMode="numeric"
        required
        min={props.least}
        max={props.most}
        value={props.value}
        onInput={(event) => read(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}

/** A text input with suggestions. */
export const SuggestInput = (props: FieldProps & { value: string; choices: readonly string[]; set: (value: string) => void }) => (
  <FieldFrame {...props}>
    <input
      {...about(props)}
      type="text"
      list={`${props.id}-list`}
      autocomplete="off"
      value={props.value}
      onInput={(event) => props.set(event.currentTarget.value)}
    />
    <datalist id={`${props.id}-list`}>
      {props.choices.map((one) => (
        <option key={one} value={one} />
      ))}
    </datalist>
  </FieldFrame>
);

/** A checkbox. */
export const SwitchInput = (props: FieldProps & { on: boolean; set: (on: boolean) => void }) => (
  <div class="switch">
    <label class="tick">
      <input {...about(props)} type="checkbox" checked={props.on} onChange={(event) => props.set(event.currentTarget.checked)} />
      <span>{props.name}</span>
    </label>
    <div class="below">
      <FieldNotes {...props} />
    </div>
  </div>
);
