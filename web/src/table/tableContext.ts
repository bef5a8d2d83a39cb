// What every part of a table's screen needs.

import type { Signal } from "@preact/signals";

import { ApiError } from "../api";
import type { Problem } from "../messages";
import { playerName } from "../players";
import { has, say, sayRefusal, word } from "../words";
import type { TableState } from "./tableState";
import type { CommandResult, Command, TableConnection } from "./connection";

/** A refusal in words. */
export interface RefusalNotice {
  readonly text: string;
  readonly rule: string;
  /** Nobody made a mistake, so it is shown without an alert. */
  readonly isQuiet: boolean;
}

export interface TableContext {
  readonly state: TableState;
  readonly connection: TableConnection;
  readonly game: string;
  readonly refused: Signal<RefusalNotice | null>;
  readonly openRule: (rule: string) => void;
  /** Whether the game is over and its last scene has been shown. */
  readonly isOver: boolean;
  /** The open tab beside the board: log, chat or about. */
  readonly tab: Signal<string>;
  /** Send a command; show a refusal beside the board. */
  readonly act: (command: Command) => Promise<boolean>;
}

/** Return the name of a seat's player; seats below 0 are chance. */
export const playerNameAt = ({ game, state }: Pick<TableContext, "game" | "state">, seat: number): string =>
  playerName(state.status.players[seat], game, state.status.phase);

/** Return the name of a seat's pieces, such as Blue; "" if they have none. */
export function seatName(state: TableState, seat: number, game: string): string {
  const called = state.position.scene?.seats?.[seat];
  return called ? say(called, game) : "";
}

/** Return a failed command's result in words. */
export function refusalFrom(answer: Exclude<CommandResult, { type: "done" }>, game: string): RefusalNotice {
  if (answer.type === "refused") {
    const { code, rule = "" } = answer.refusal;
    return { text: sayRefusal(answer.refusal, game), rule, isQuiet: code === "stale" };
  }
  return { text: codeText(answer.code, game) || answer.problem || word("web-broken"), rule: "", isQuiet: false };
}

/** Return the sentence for a code, if one exists that needs no parameters. */
export function codeText(code: string, game = ""): string {
  const key = [`refusal-${code}`, `problem-${code}`, `web-${code}`].find((one) => code && has(one, game));
  return key ? word(key, {}, game) : "";
}

/** Return a failed command's result as an error, for buttons that show errors themselves. */
export function errorFrom(answer: Exclude<CommandResult, { type: "done" }>): ApiError {
  const empty: Problem = { code: "", problem: "", params: {}, rule: "", where: "" };
  if (answer.type === "failed") return new ApiError({ ...empty, code: answer.code, problem: answer.problem }, 0);
  return new ApiError({ ...empty, ...answer.refusal }, 409);
}
