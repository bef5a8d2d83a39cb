// The settings of this device; changes apply immediately.

import type { Signal } from "@preact/signals";

import { settings } from "../settings";
import { Card, Field, Checkbox } from "../ui/controls";
import { useTitle } from "../ui/useTitle";
import { LANGUAGES, pickLanguage, word } from "../words";

export function Settings() {
  useTitle(word("web-settings"));
  return (
    <div class="narrow">
      <h1>{word("web-settings")}</h1>
      <p class="lead">{word("web-settings-more")}</p>
      <Card title={word("web-language")}>
        <Language />
      </Card>
      <Card title={word("web-look")}>
        <RadioRow name={word("web-theme")} hint={word("web-theme-more")} chosen={settings.theme} choices={["auto", "light", "dark"]} about="theme" />
        <RadioRow name={word("web-motion")} hint={word("web-motion-more")} chosen={settings.motion} choices={["auto", "full", "none"]} about="motion" />
        <SettingCheckbox name={word("web-coordinates")} hint={word("web-coordinates-more")} chosen={settings.coordinates} />
      </Card>
      <Card title={word("web-playing")}>
        <SettingCheckbox name={word("web-confirm")} hint={word("web-confirm-more")} chosen={settings.confirm} />
        <SettingCheckbox name={word("page-in-words")} hint={word("web-in-words-more")} chosen={settings.inWords} />
      </Card>
    </div>
  );
}

function Language() {
  const browser = LANGUAGES[pickLanguage(navigator.languages)] ?? "";
  return (
    <Field name={word("web-language")} hint={word("web-language-more")}>
      <select value={settings.language.value} onChange={(event) => (settings.language.value = event.currentTarget.value)}>
        <option value="" selected={!settings.language.value}>
          {word("web-language-auto", { language: browser })}
        </option>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code} selected={settings.language.value === code}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface RadioRowProps<T extends string> {
  readonly name: string;
  readonly hint: string;
  readonly chosen: Signal<T>;
  readonly choices: readonly T[];
  readonly about: "theme" | "motion";
}

/** A choice of one value, as a row of buttons. */
function RadioRow<T extends string>({ name, hint, chosen, choices, about }: RadioRowProps<T>) {
  return (
    <fieldset class="one">
      <legend>{name}</legend>
      <div class="segments">
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name={about} checked={chosen.value === choice} onChange={() => (chosen.value = choice)} />
            <span>{about === "theme" ? word(`web-theme-${choice}`) : word(`web-motion-${choice}`)}</span>
          </label>
        ))}
      </div>
      <p class="hint">{hint}</p>
    </fieldset>
  );
}

const SettingCheckbox = ({ name, hint, chosen }: { name: string; hint: string; chosen: Signal<boolean> }) => (
  <Checkbox name={name} hint={hint} on={chosen.value} set={(on) => (chosen.value = on)} />
);
