// What every part of a table's screen is handed.

import type { Signal } from "@preact/signals";

import { ApiError } from "../api";
import type { Problem } from "../messages";
import { playerName } from "../players";
import { has, say, sayRefusal, word } from "../words";
import type { TableState } from "./tableState";
import type { CommandResult, Command, TableConnection } from "./connection";

/** What was refused, in words. */
export interface RefusalNotice {
  readonly text: string;
  readonly rule: string;
  /** Nobody did anything wrong: it is told, not shouted. */
  readonly isQuiet: boolean;
}

export interface TableContext {
  readonly state: TableState;
  readonly connection: TableConnection;
  readonly game: string;
  readonly refused: Signal<RefusalNotice | null>;
  readonly openRule: (rule: string) => void;
  /** Whether it is over, and how it came to that has been seen. */
  readonly isOver: boolean;
  /** What is shown beside the board: log, chat, about. */
  readonly tab: Signal<string>;
  /** Have something done; a refusal is told beside the board. */
  readonly act: (command: Command) => Promise<boolean>;
}

/** What whoever sits in a seat is called; below 0 it is chance. */
export const playerNameAt = ({ game, state }: Pick<TableContext, "game" | "state">, seat: number): string =>
  playerName(state.status.players[seat], game, state.status.phase);

/** What a seat is called by its pieces, as Blue; "" where it is not. */
export function seatName(state: TableState, seat: number, game: string): string {
  const called = state.position.scene?.seats?.[seat];
  return called ? say(called, game) : "";
}

/** An answer that is no "done", in words. */
export function refusalFrom(answer: Exclude<CommandResult, { type: "done" }>, game: string): RefusalNotice {
  if (answer.type === "refused") {
    const { code, rule = "" } = answer.refusal;
    return { text: sayRefusal(answer.refusal, game), rule, isQuiet: code === "stale" };
  }
  return { text: codeText(answer.code, game) || answer.problem || word("web-broken"), rule: "", isQuiet: false };
}

/** The sentence of a code, if there is one that needs to know nothing more. */
export function codeText(code: string, game = ""): string {
  const key = [`refusal-${code}`, `problem-${code}`, `web-${code}`].find((one) => code && has(one, game));
  return key ? word(key, {}, game) : "";
}

/** An answer that is no "done" as trouble, for buttons that tell it themselves. */
export function errorFrom(answer: Exclude<CommandResult, { type: "done" }>): ApiError {
  const empty: Problem = { code: "", problem: "", params: {}, rule: "", where: "" };
  if (answer.type === "failed") return new ApiError({ ...empty, code: answer.code, problem: answer.problem }, 0);
  return new ApiError({ ...empty, ...answer.refusal }, 409);
}
