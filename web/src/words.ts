// Words: message catalogues in Fluent, fetched for one language. A game's own catalogue takes precedence.

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";

import { getText } from "./api";
import type { Event, Message, Refusal } from "./messages";
import { settings } from "./settings";

/** The languages we have, by their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
  it: "Italiano",
  el: "Ελληνικά",
};

export type Params = Readonly<Record<string, Message | number | string | readonly Message[]>>;

/** Return the first of the preferred languages that we have. */
export function pickLanguage(wanted: readonly string[]): string {
  const found = wanted.map((one) => one.slice(0, 2).toLowerCase()).find((one) => one in LANGUAGES);
  return found ?? "en";
}

/** The language to show. */
export const preferredLanguage = computed<string>(() =>
  settings.language.value in LANGUAGES ? settings.language.value : pickLanguage(navigator.languages),
);

/** The language whose catalogues are loaded. */
export const language = signal("en");

const bundles = signal<ReadonlyMap<string, FluentBundle>>(new Map());

/** Load a language: the shared catalogue and those of games loaded before. */
export async function loadLanguage(code: string): Promise<void> {
  const games = [...bundles.peek().keys()].filter(Boolean);
  const [shared, ...own] = await Promise.all(["", ...games].map((game) => catalogue(code, game)));
  const all = games.map((game, at) => [game, bundle(code, shared!, own[at]!)] as const);
  bundles.value = new Map([["", bundle(code, shared!)], ...all]);
  language.value = code;
  document.documentElement.lang = code;
}

/** Load the catalogue of a game. */
export async function loadGameWords(game: string): Promise<void> {
  if (bundles.peek().has(game)) return;
  const code = language.peek();
  const [shared, own] = await Promise.all([catalogue(code, ""), catalogue(code, game)]);
  if (code !== language.peek()) return loadGameWords(game);
  bundles.value = new Map([...bundles.peek(), [game, bundle(code, shared, own)]]);
}

/** Set a catalogue directly, for tests. */
export function setWords(code: string, shared: string, game = "", own = ""): void {
  const parts = [shared, own].map((text) => new FluentResource(text));
  bundles.value = new Map([...bundles.peek(), [game, bundle(code, ...parts)]]);
  language.value = code;
}

const fetched = new Map<string, Promise<FluentResource>>();

function catalogue(code: string, game: string): Promise<FluentResource> {
  const path = game ? `/words/${code}/${encodeURIComponent(game)}` : `/words/${code}`;
  const found = fetched.get(path) ?? getText(path).then((text) => new FluentResource(text));
  fetched.set(path, found);
  found.catch(() => fetched.delete(path));
  return found;
}

const seats = signal<readonly string[]>([]);

/** Use these names, by seat, in place of seat numbers. */
export function nameSeats(names: readonly string[]): void {
  seats.value = names;
}

/** Messages about seats go through a function that knows the names. */
const NAMED = new FluentResource(
  ["seat-name", "seat-within"].map((key) => `${key} = { SEAT($seat, "${key}") }`).join("\n"),
);

/** The number by which people call a seat: they count from 1, programs from 0. */
const SEAT_NUMBER = ([seat]: FluentValue[]): string => String(Number(seat) + 1);

function bundle(code: string, ...parts: readonly FluentResource[]): FluentBundle {
  const numbered = new FluentBundle(code, { useIsolating: false, functions: { SEAT_NUMBER } });
  const SEAT = ([seat, key]: FluentValue[]): string => {
    const number = Number(seat);
    const value = numbered.getMessage(String(key))?.value;
    return seats.value[number] ?? (value ? numbered.formatPattern(value, { seat: number }, []) : "");
  };
  const made = new FluentBundle(code, { useIsolating: false, functions: { SEAT, SEAT_NUMBER } });
  for (const part of parts) for (const one of [numbered, made]) one.addResource(part, { allowOverrides: true });
  made.addResource(NAMED, { allowOverrides: true });
  return made;
}

/** Whether a message exists. */
export const has = (code: string, game = ""): boolean =>
  (bundles.value.get(game) ?? bundles.value.get(""))?.hasMessage(code) ?? false;

/** Return a message of our pages, or of a game. */
export const word = (code: string, params: Params = {}, game = ""): string => say({ code, params }, game);

/** Return a message of a table or a game in words. */
export function say(message: Message, game = ""): string {
  const known = bundles.value.get(game) ?? bundles.value.get("");
  const pattern = known?.getMessage(message.code)?.value;
  if (!known || !pattern) return message.code;
  const given: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.params ?? {})) given[name] = param(value, game);
  const text = known.formatPattern(pattern, given, []);
  return text;
}

/** Return an event in words. */
export const sayEvent = ({ code, params = {} }: Event, game: string): string => say({ code: `event-${code}`, params }, game);

/** Return a refusal in words. */
export const sayRefusal = ({ code, params = {} }: Refusal, game: string): string => say({ code: `refusal-${code}`, params }, game);

function param(value: Params[string], game: string): FluentVariable {
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) return list(value.map((one: Message) => say(one, game)), game);
  return say(value as Message, game);
}

/** Return items as a list: "a, b and c". */
export function list(items: readonly string[], game = ""): string {
  const last = items.at(-1);
  if (items.length < 2 || last === undefined) return items.join("");
  const start = items.slice(0, -1).reduce((text, item) => word("list-comma", { list: text, item }, game));
  return word("list-and", { list: start, item: last }, game);
}
