// A table: the board, and beside it the players, the history and the actions.

import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

import { findGame } from "../games";
import { useSeatNames } from "../players";
import { address, Link as To } from "../route";
import { isMotionOff } from "../settings";
import { type TableContext, playerNameAt, refusalFrom, type RefusalNotice } from "../table/tableContext";
import { Curtain } from "../table/Curtain";
import { rememberCommitment } from "../table/dealCommitment";
import { GameEnd } from "../table/GameEnd";
import type { TableState } from "../table/tableState";
import { JoinPanel } from "../table/JoinPanel";
import { ClosedTable, ConnectionBanner } from "../table/ConnectionBanner";
import type { Command, TableConnection } from "../table/connection";
import { BoardPanel } from "../table/BoardPanel";
import { useEndShown } from "../table/useEndShown";
import { SidePanel } from "../table/SidePanel";
import { turnText, useDeclinedNotice, useAnnouncements } from "../table/announcements";
import { preferredSeat, isMyTurn, isWaiting, needsCurtain } from "../table/turns";
import { useConnection } from "../table/useConnection";
import { useRules } from "../table/useRules";
import { announce } from "../ui/announce";
import { useTitle } from "../ui/useTitle";
import { loadGameWords, word } from "../words";

/** How long events are shown before the view switches to another seat. */
const VIEW_SWITCH_DELAY_MS = 1_100;

export function Table({ table }: { readonly table: string }) {
  const connection = useConnection(table, address.value.query.get("watch") ?? "");
  const state = connection.table.value;
  const connectionState = connection.state.value;
  const hasWords = useGameWords(state?.facts.game ?? "");
  useAnnouncements(state, state?.facts.game ?? "", hasWords);
  if (connectionState.is === "closed" && connectionState.reason !== "") return <ClosedTable reason={connectionState.reason} />;
  if (!state || !hasWords) {
    return (
      <>
        <p class="soft">{word("web-loading")}</p>
        <ConnectionBanner connection={connection} />
        {connectionState.is === "lost" ? <To to={`/t/${table}?ply=0`}>{word("web-look-back-kept")}</To> : null}
      </>
    );
  }
  return <LiveTable connection={connection} state={state} />;
}

/** Whether the words of a game are loaded; loads them if not. */
export function useGameWords(game: string): boolean {
  const [learnt, setLearnt] = useState("");
  useEffect(() => {
    const done = () => setLearnt(game);
    if (game) loadGameWords(game).then(done, done);
  }, [game]);
  return game !== "" && learnt === game;
}

function LiveTable({ connection, state }: { readonly connection: TableConnection; readonly state: TableState }) {
  const { game } = state.facts;
  useSeatNames(state.status, game);
  const refused = useSignal<RefusalNotice | null>(null);
  const { openRule, pane } = useRules(game);
  const title = findGame(game)?.title ?? game;
  const turn = turnText(state, game);
  useTitle(isMyTurn(state) ? `▶ ${turn} · ${title}` : title);
  useOwnSeatView(connection, state);
  useEffect(() => rememberCommitment(state.facts.table, state.status.deal), [state.facts.table]);
  useEffect(() => {
    refused.value = null;
  }, [state.position.ply]);
  const [isSeen, onSettled] = useEndShown(state);
  const withdrawn = useDeclinedNotice(state, refused);
  const tab = useSignal("log");
  const act = async (command: Command): Promise<boolean> => {
    refused.value = null;
    if (command.type === "decline") withdrawn.current = command.proposal;
    const answer = await connection.send(command);
    if (answer.type === "done") return true;
    refused.value = refusalFrom(answer, game);
    if (refused.value.isQuiet) announce(refused.value.text);
    return false;
  };
  const at: TableContext = { state, connection, game, refused, openRule, act, isOver: isSeen && state.status.phase === "over", tab };
  const next = preferredSeat(state);
  return (
    <>
      <ConnectionBanner connection={connection} />
      <h1 class="table-title">{title}</h1>
      {needsCurtain(state) && next !== null ? (
        <Curtain seat={next} name={playerNameAt(at, next)} show={() => connection.viewFrom(next)} />
      ) : (
        <div class="table-screen">
          {isWaiting(state) ? <JoinPanel at={at} /> : null}
          <BoardPanel at={at} turn={turn} onSettled={onSettled} />
          {isWaiting(state) ? null : <JoinPanel at={at} />}
          <div class="side">
            {pane}
            <GameEnd at={at} />
            <SidePanel at={at} />
          </div>
        </div>
      )}
    </>
  );
}

/** View from the own seat that has to move; switch immediately where nothing is secret. */
function useOwnSeatView(connection: TableConnection, state: TableState): void {
  useEffect(() => {
    const seat = preferredSeat(state);
    if (seat === state.seat || needsCurtain(state)) return undefined;
    const wait = state.newEvents.length && !isMotionOff() ? VIEW_SWITCH_DELAY_MS : 0;
    const timer = setTimeout(() => connection.viewFrom(seat), wait);
    return () => clearTimeout(timer);
  }, [state]);
}
