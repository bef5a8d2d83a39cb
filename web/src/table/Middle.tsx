// The board, and what belongs to it: whose turn, what was refused, what stands beside it.

import { useRef } from "preact/hooks";

import { get } from "../api";
import { Board } from "../board/Board";
import { BoardText } from "../board/BoardText";
import type { Choice, Preview, Why } from "../messages";
import { settings } from "../settings";
import { Tick } from "../ui/parts";
import { word } from "../words";
import type { AtTable } from "./at";
import { Questions, Undoing } from "./Doings";
import { End } from "./End";
import { Act, RuleButton } from "./parts";
import { isMyTurn, ownSeats } from "./turn";

export function Middle({ at, turn }: { readonly at: AtTable; readonly turn: string }) {
  const { state } = at;
  return (
    <div class="middle">
      <End at={at} />
      <Questions at={at} />
      <div class="status row">
        {state.status.phase === "over" || !turn ? null : (
          <p class={`turn ${isMyTurn(state) ? "mine" : ""}`}>
            {isMyTurn(state) ? <span aria-hidden="true">▶ </span> : null}
            {turn}
          </p>
        )}
        <Undoing at={at} />
        {state.status.phase === "paused" && ownSeats(state).length ? (
          <Act at={at} class="main" command={{ type: "resume" }}>
            {word("page-resume")}
          </Act>
        ) : null}
      </div>
      <Told at={at} />
      <Drawn at={at} />
    </div>
  );
}

/** What was refused, with the rule behind it. */
function Told({ at }: { readonly at: AtTable }) {
  const told = at.refused.value;
  if (!told) return null;
  return (
    <div class={told.isQuiet ? "quiet-notice" : "notice"} role={told.isQuiet ? undefined : "alert"}>
      {told.text} <RuleButton rule={told.rule} openRule={at.openRule} />
    </div>
  );
}

/** The picture, in words if that is wished; what is chosen there is played. */
function Drawn({ at }: { readonly at: AtTable }) {
  const { state, game, openRule } = at;
  const isBusy = useRef(false);
  const { picture, ply, mover } = state.position;
  if (!picture) return null;
  const { table } = state.facts;
  const { seat } = state;
  const play = async ({ move }: Choice): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    await at.act({ type: "play", move, at: ply });
    isBusy.current = false;
  };
  const preview = (move: string) => orNull(get<Preview>(`/tables/${table}/preview`, { move, seat }));
  const whyNot = (spots: readonly string[]) => orNull(get<Why>(`/tables/${table}/why`, { spots, seat }));
  const isOn = state.status.phase === "playing" && mover !== null && mover === seat && (state.status.players[seat]?.you ?? false);
  const isPlayer = state.status.phase === "playing" && seat !== null && (state.status.players[seat]?.you ?? false);
  const doing = isOn ? { play, preview, whyNot } : isPlayer ? { whyNot } : {};
  return (
    <>
      <Board picture={picture} game={game} ply={ply} happenings={state.happenings} openRule={openRule} {...doing} />
      <Tick name={word("web-in-words")} on={settings.inWords.value} set={(on) => (settings.inWords.value = on)} />
      {settings.inWords.value ? (
        <section class="card">
          <h2>{word("page-in-words")}</h2>
          <BoardText picture={picture} game={game} {...(isOn ? { play } : {})} />
        </section>
      ) : null}
    </>
  );
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch {
    return null;
  }
}
