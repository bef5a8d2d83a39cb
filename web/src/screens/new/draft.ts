// The draft of a new table: the state of the form, and the request made from it.

import type { Bank, BotChair, CountUp, Days, GameFacts, Kept, Mine, NewTable, NoClock, Open, OptionFacts } from "../../messages";

export type Chair = BotChair | Kept | Mine | Open;
export type ClockKind = "none" | "count-up" | "bank" | "days";
export type Expiry = "bot" | "loss" | "nothing";
export type OptionValue = boolean | number | string;

export interface Draft {
  readonly seats: number;
  /** One for each seat that the game can have; only the first ones are used. */
  readonly chairs: readonly Chair[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly clock: ClockKind;
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
  readonly expiry: Expiry;
  readonly watching: boolean;
  readonly delay: number;
  readonly chat: boolean;
  readonly public: boolean;
  readonly automatic: boolean;
  readonly wait: boolean;
  readonly missing: number;
}

export type Preset = "alone" | "bot" | "friend" | "here" | "bots";
export const CLOCKS: readonly ClockKind[] = ["none", "count-up", "bank", "days"];
export const EXPIRIES: readonly Expiry[] = ["loss", "bot", "nothing"];
type GameChoices = Pick<GameFacts, "seats" | "options">;

const MINE: Chair = { type: "mine" };

/** Return the presets that make sense for a game. */
export const presetsFor = (game: Pick<GameFacts, "seats">): readonly Preset[] =>
  Math.max(...game.seats) > 1 ? ["bot", "friend", "here", "bots"] : ["alone", "bots"];

/** Return the chairs of a preset. */
export function chairsFor(preset: Preset, count: number, level: number): readonly Chair[] {
  const bot: Chair = { type: "bot", level };
  const others: Record<Preset, Chair> = { alone: MINE, bot, friend: { type: "kept" }, here: MINE, bots: bot };
  const first = preset === "bots" ? bot : MINE;
  return Array.from({ length: count }, (_, seat) => (seat ? others[preset] : first));
}

/** Return the preset that the chairs match, whatever the bots' levels; null if none. */
export function matchingPreset(game: Pick<GameFacts, "seats">, draft: Draft): Preset | null {
  const used = draft.chairs.slice(0, draft.seats);
  const fits = (preset: Preset) =>
    chairsFor(preset, used.length, 1).every((chair, seat) => chair.type === used[seat]?.type);
  return presetsFor(game).find(fits) ?? null;
}

/** Return the initial draft; a link may preset seats and options: "?seats=3&side=6". */
export function initialDraft(game: GameChoices, level: number, asked = new URLSearchParams()): Draft {
  const most = Math.max(...game.seats);
  const seats = Number(asked.get("seats"));
  return {
    seats: game.seats.includes(seats) ? seats : (game.seats[0] ?? 1),
    chairs: chairsFor(most > 1 ? "friend" : "alone", most, level),
    options: Object.fromEntries(game.options.map((one) => [one.name, optionFromLink(one, asked.get(one.name))])),
    clock: "none",
    minutes: 10,
    increment: 5,
    days: 2,
    expiry: "loss",
    watching: true,
    delay: 0,
    chat: true,
    public: false,
    automatic: false,
    wait: false,
    missing: 60,
  };
}

/** Return the value of an option in a link, or the default if it is missing or invalid. */
function optionFromLink(option: OptionFacts, text: string | null): OptionValue {
  if (text === null) return option.default;
  if (option.kind === "switch") return text === "on" || (text === "off" ? false : option.default);
  if (option.kind === "choice") return option.free || option.choices.includes(text) ? text : option.default;
  const number = Number(text);
  return /^\d+$/.test(text) && number >= option.least && number <= option.most ? number : option.default;
}

function clockFromDraft(draft: Draft): Bank | CountUp | Days | NoClock {
  const { expiry } = draft;
  switch (draft.clock) {
    case "bank":
      return { type: "bank", seconds: Math.round(60 * draft.minutes), increment: draft.increment, expiry };
    case "days":
      return { type: "days", days: draft.days, expiry };
    case "none":
    case "count-up":
      return { type: draft.clock };
  }
}

/** Return the request for the table. */
export function newTableFrom(game: Pick<GameFacts, "name">, draft: Draft): NewTable {
  const { seats, options, chat, automatic, wait, missing } = draft;
  const watching = { allowed: draft.watching, delay: draft.watching ? draft.delay : 0 };
  const chairs = draft.chairs.slice(0, seats);
  const setup = { chairs, clock: clockFromDraft(draft), watching, chat, public: draft.public, automatic, wait, missing };
  return { game: game.name, seats, options, setup };
}

/** Whether somebody else can sit down, and so can be missing later. */
export const hasOthers = (draft: Draft): boolean =>
  draft.chairs.slice(0, draft.seats).some((chair) => chair.type === "kept" || chair.type === "open");

/** Whether a chair is open to everybody although the table is not listed. */
export const isHiddenButOpen = (draft: Draft): boolean =>
  !draft.public && draft.chairs.slice(0, draft.seats).some((chair) => chair.type === "open");

const FIELD_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^options\.(.+)$/, "option-$1"],
  [/^setup\.chairs\[(\d+)\].*$/, "chair-$1"],
  [/^setup\.chairs$/, "seats"],
  [/^setup\.clock\.seconds$/, "minutes"],
  [/^setup\.clock\.(increment|days|expiry)$/, "$1"],
  [/^setup\.clock.*$/, "clock"],
  [/^setup\.watching\.delay$/, "delay"],
  [/^setup\.watching.*$/, "watching"],
  [/^setup\.(chat|public|automatic|wait|missing)$/, "$1"],
  [/^seats$/, "seats"],
];

/** Return the field for an error's place; "" if it concerns the whole form. */
export function fieldFor(where: string): string {
  for (const [pattern, field] of FIELD_PATTERNS) if (pattern.test(where)) return where.replace(pattern, field);
  return "";
}

/** Convert a chair to the value of a select, and back. */
export const chairToText = (chair: Chair): string => (chair.type === "bot" ? `bot-${chair.level}` : chair.type);

export function chairFromText(text: string): Chair {
  const level = /^bot-(\d)$/.exec(text);
  if (level) return { type: "bot", level: Number(level[1]) };
  return text === "mine" || text === "kept" ? { type: text } : { type: "open" };
}
