// A table: the board, and beside it who plays, what happened and what may be done.

import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

import { gameOf } from "../games";
import { useNames } from "../players";
import { address, Link as To } from "../route";
import { isStill } from "../settings";
import { type AtTable, nameAt, refusalIn, type Refused } from "../table/at";
import { Curtain } from "../table/Curtain";
import { remember } from "../table/deal";
import { End } from "../table/End";
import type { TableState } from "../table/fold";
import { Joining } from "../table/Joining";
import { Closed, Line } from "../table/Line";
import type { Command, Link } from "../table/link";
import { Middle } from "../table/Middle";
import { useSeen } from "../table/seen";
import { Side } from "../table/Side";
import { turnInWords, useDeclined, useTelling } from "../table/telling";
import { bestSeat, isMyTurn, isWaiting, needsCurtain } from "../table/turn";
import { useLink } from "../table/useLink";
import { useRules } from "../table/useRules";
import { announce } from "../ui/announce";
import { useTitle } from "../ui/title";
import { learn, word } from "../words";

/** So long what happened is shown before the eyes change. */
const MOVING = 1_100;

export function Table({ table }: { readonly table: string }) {
  const link = useLink(table, address.value.query.get("watch") ?? "");
  const state = link.table.value;
  const line = link.line.value;
  const isLearnt = useLearnt(state?.facts.game ?? "");
  useTelling(state, state?.facts.game ?? "", isLearnt);
  if (line.is === "closed" && line.why !== "") return <Closed why={line.why} />;
  if (!state || !isLearnt) {
    return (
      <>
        <p class="soft">{word("web-loading")}</p>
        <Line link={link} />
        {line.is === "lost" ? <To to={`/t/${table}?ply=0`}>{word("web-look-back-kept")}</To> : null}
      </>
    );
  }
  return <Shown link={link} state={state} />;
}

/** Whether the words of a game are known; they are learnt if not. */
export function useLearnt(game: string): boolean {
  const [learnt, setLearnt] = useState("");
  useEffect(() => {
    const done = () => setLearnt(game);
    if (game) learn(game).then(done, done);
  }, [game]);
  return game !== "" && learnt === game;
}

function Shown({ link, state }: { readonly link: Link; readonly state: TableState }) {
  const { game } = state.facts;
  useNames(state.status, game);
  const refused = useSignal<Refused | null>(null);
  const { openRule, pane } = useRules(game);
  const title = gameOf(game)?.title ?? game;
  const turn = turnInWords(state, game);
  useTitle(isMyTurn(state) ? `▶ ${turn} · ${title}` : title);
  useEyes(link, state);
  useEffect(() => remember(state.facts.table, state.status.deal), [state.facts.table]);
  useEffect(() => {
    refused.value = null;
  }, [state.position.ply]);
  const [isSeen, onSettled] = useSeen(state);
  const withdrawn = useDeclined(state, refused);
  const tab = useSignal("log");
  const act = async (command: Command): Promise<boolean> => {
    refused.value = null;
    if (command.type === "decline") withdrawn.current = command.proposal;
    const answer = await link.do(command);
    if (answer.type === "done") return true;
    refused.value = refusalIn(answer, game);
    if (refused.value.isQuiet) announce(refused.value.text);
    return false;
  };
  const at: AtTable = { state, link, game, refused, openRule, act, isOver: isSeen && state.status.phase === "over", tab };
  const next = bestSeat(state);
  return (
    <>
      <Line link={link} />
      <h1 class="table-title">{title}</h1>
      {needsCurtain(state) && next !== null ? (
        <Curtain seat={next} name={nameAt(at, next)} show={() => link.lookFrom(next)} />
      ) : (
        <div class="table-screen">
          {isWaiting(state) ? <Joining at={at} /> : null}
          <Middle at={at} turn={turn} onSettled={onSettled} />
          {isWaiting(state) ? null : <Joining at={at} />}
          <div class="side">
            {pane}
            <End at={at} />
            <Side at={at} />
          </div>
        </div>
      )}
    </>
  );
}

/** Who holds several seats looks from the one on turn; at once where nothing is to be hidden. */
function useEyes(link: Link, state: TableState): void {
  useEffect(() => {
    const seat = bestSeat(state);
    if (seat === state.seat || needsCurtain(state)) return undefined;
    const wait = state.happenings.length && !isStill() ? MOVING : 0;
    const timer = setTimeout(() => link.lookFrom(seat), wait);
    return () => clearTimeout(timer);
  }, [state]);
}
