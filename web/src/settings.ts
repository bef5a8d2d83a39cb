// Settings of this device; they are stored here and never sent.

import { effect, type Signal, signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "none";

const KEY = "whiskerworks.settings";

function loadStored(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const stored = loadStored();

function choiceSetting<T extends string>(name: string, choices: readonly T[], fallback: T): Signal<T> {
  const found = choices.find((one) => one === stored[name]);
  return signal(found ?? fallback);
}

const switchSetting = (name: string): Signal<boolean> => signal(stored[name] === true);

export const settings = {
  theme: choiceSetting<Theme>("theme", ["auto", "light", "dark"], "auto"),
  motion: choiceSetting<Motion>("motion", ["auto", "full", "none"], "auto"),
  /** A language, or "" for the browser's preference. */
  language: signal(typeof stored.language === "string" ? stored.language : ""),
  /** Confirm every move, not only moves that cannot be undone. */
  confirm: switchSetting("confirm"),
  /** Describe the board in words beside the picture. */
  inWords: switchSetting("inWords"),
  /** Show larger names of places on the board. */
  coordinates: switchSetting("coordinates"),
} as const;

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");
const dark = signal(prefersDark.matches);
const still = signal(prefersStill.matches);
prefersDark.addEventListener("change", () => (dark.value = prefersDark.matches));
prefersStill.addEventListener("change", () => (still.value = prefersStill.matches));

/** Whether to use the dark theme now. */
export const isDark = (): boolean =>
  settings.theme.value === "auto" ? dark.value : settings.theme.value === "dark";

/** Whether to avoid motion now. */
export const isMotionOff = (): boolean =>
  settings.motion.value === "auto" ? still.value : settings.motion.value === "none";

/** Store the settings and apply them to the page; called once at the start. */
export function applySettings(): void {
  effect(() => {
    const all = Object.entries(settings).map(([name, one]) => [name, one.value]);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
    } catch {
      // Without storage, settings last until the page is left.
    }
  });
  effect(() => {
    const root = document.documentElement.classList;
    root.toggle("dark", isDark());
    root.toggle("light", !isDark());
    root.toggle("still", isMotionOff());
    root.toggle("coordinates", settings.coordinates.value);
  });
}
