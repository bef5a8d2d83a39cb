// Inputs of the form, which show the server's errors.

import type { ComponentChildren } from "preact";

import { word } from "../../words";

/** An error and its field. */
export interface Wrong {
  readonly field: string;
  readonly says: string;
}

interface Named {
  readonly id: string;
  readonly name: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly wrong: Wrong | null;
}

const says = (id: string, wrong: Wrong | null): string => (wrong?.field === id ? wrong.says : "");

/** Return the ids of the elements that describe a field, for screen readers. */
const described = ({ id, hint, wrong }: Named): string | undefined =>
  [hint ? `${id}-hint` : "", says(id, wrong) ? `${id}-wrong` : ""].filter(Boolean).join(" ") || undefined;

const Around = (props: Named & { readonly children: ComponentChildren }) => (
  <div class="field">
    <label class="name" for={props.id}>
      {props.name}
    </label>
    {props.children}
    <Below {...props} />
  </div>
);

const Below = ({ id, hint, wrong }: Named) => (
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

const about = (props: Named) => ({
  id: props.id,
  "aria-describedby": described(props),
  "aria-invalid": says(props.id, props.wrong) ? true : undefined,
});

type Choices = readonly (readonly [string, string])[];

/** A select. */
export const Select = (props: Named & { value: string; choices: Choices; set: (value: string) => void }) => (
  <Around {...props}>
    <select {...about(props)} value={props.value} onChange={(event) => props.set(event.currentTarget.value)}>
      {props.choices.map(([value, name]) => (
        <option key={value} value={value} selected={value === props.value}>
          {name}
        </option>
      ))}
    </select>
  </Around>
);

/** An input for a whole number in a range. */
export function Whole(props: Named & { value: number; least: number; most: number; set: (value: number) => void }) {
  const read = (text: string) => {
    const value = Number.parseInt(text, 10);
    if (!Number.isNaN(value)) props.set(value);
  };
  return (
    <Around {...props} hint={props.hint ?? word("web-from-to", { least: props.least, most: props.most })}>
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
    </Around>
  );
}

/** A text input with suggestions. */
export const Words = (props: Named & { value: string; choices: readonly string[]; set: (value: string) => void }) => (
  <Around {...props}>
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
  </Around>
);

/** A checkbox. */
export const Switch = (props: Named & { on: boolean; set: (on: boolean) => void }) => (
  <div class="switch">
    <label class="tick">
      <input {...about(props)} type="checkbox" checked={props.on} onChange={(event) => props.set(event.currentTarget.checked)} />
      <span>{props.name}</span>
    </label>
    <div class="below">
      <Below {...props} />
    </div>
  </div>
);
