// What every part of a table's screen is handed.

import type { Signal } from "@preact/signals";

import { Trouble } from "../api";
import type { Problem } from "../messages";
import { nameOf } from "../players";
import { has, say, sayRefusal, word } from "../words";
import type { TableState } from "./fold";
import type { Answer, Command, Link } from "./link";

/** What was refused, in words. */
export interface Refused {
  readonly text: string;
  readonly rule: string;
  /** Nobody did anything wrong: it is told, not shouted. */
  readonly isQuiet: boolean;
}

export interface AtTable {
  readonly state: TableState;
  readonly link: Link;
  readonly game: string;
  readonly refused: Signal<Refused | null>;
  readonly openRule: (rule: string) => void;
  /** Whether it is over, and how it came to that has been seen. */
  readonly isOver: boolean;
  /** What is shown beside the board: log, chat, about. */
  readonly tab: Signal<string>;
  /** Have something done; a refusal is told beside the board. */
  readonly act: (command: Command) => Promise<boolean>;
}

/** What whoever sits in a seat is called; below 0 it is chance. */
export const nameAt = ({ game, state }: Pick<AtTable, "game" | "state">, seat: number): string =>
  nameOf(state.status.players[seat], game, state.status.phase);

/** What a seat is called by its pieces, as Blue; "" where it is not. */
export function calledBy(state: TableState, seat: number, game: string): string {
  const called = state.position.scene?.seats?.[seat];
  return called ? say(called, game) : "";
}

/** An answer that is no "done", in words. */
export function refusalIn(answer: Exclude<Answer, { type: "done" }>, game: string): Refused {
  if (answer.type === "refused") {
    const { code, rule = "" } = answer.refusal;
    return { text: sayRefusal(answer.refusal, game), rule, isQuiet: code === "stale" };
  }
  return { text: inWords(answer.code, game) || answer.problem || word("web-broken"), rule: "", isQuiet: false };
}

/** The sentence of a code, if there is one that needs to know nothing more. */
export function inWords(code: string, game = ""): string {
  const key = [`refusal-${code}`, `problem-${code}`, `web-${code}`].find((one) => code && has(one, game));
  return key ? word(key, {}, game) : "";
}

/** An answer that is no "done" as trouble, for buttons that tell it themselves. */
export function troubleOf(answer: Exclude<Answer, { type: "done" }>): Trouble {
  const empty: Problem = { code: "", problem: "", params: {}, rule: "", where: "" };
  if (answer.type === "failed") return new Trouble({ ...empty, code: answer.code, problem: answer.problem }, 0);
  return new Trouble({ ...empty, ...answer.refusal }, 409);
}
