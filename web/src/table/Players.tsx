// The players: seats, whose turn it is, who is connected, clocks.

import { useEffect, useState } from "preact/hooks";

import type { Player } from "../messages";
import { Card } from "../ui/controls";
import { word } from "../words";
import { type TableContext, seatName, playerNameAt } from "./tableContext";
import { elapsedTime, formatClock, clockTime } from "./clock";

export function Players({ at }: { readonly at: TableContext }) {
  const watching = at.connection.presence.value?.watching ?? 0;
  return (
    <Card title={word("page-players")} class="players">
      <ul class="plain">
        {at.state.status.players.map((player) => (
          <PlayerLine key={player.seat} at={at} player={player} />
        ))}
      </ul>
      {watching ? <p class="soft">{word("web-watching", { count: watching })}</p> : null}
    </Card>
  );
}

function PlayerLine({ at, player }: { readonly at: TableContext; readonly player: Player }) {
  const { status, position } = at.state;
  const isOn = position.mover === player.seat && (status.phase === "playing" || status.phase === "paused");
  const isWinner = at.isOver && (status.result?.winners.includes(player.seat) ?? false);
  return (
    <li class={`player ${isOn ? "on" : ""}`}>
      <span class="sign" aria-hidden="true">
        {isOn ? "▶" : isWinner ? "★" : ""}
      </span>
      <span class="who">
        <strong>{playerNameAt(at, player.seat)}</strong>
        <span class="soft">{about(at, player, isOn, isWinner)}</span>
      </span>
      <Clock at={at} seat={player.seat} />
    </li>
  );
}

/** Return the facts about a player, separated by dots. */
function about(at: TableContext, player: Player, isOn: boolean, isWinner: boolean): string {
  const there = at.connection.presence.value?.seats ?? [];
  const isAway = player.kind === "person" && at.connection.presence.value !== null && !there.includes(player.seat);
  const told = [
    seatName(at.state, player.seat, at.game),
    word("page-seat", { seat: player.seat }),
    player.you ? word("page-you") : "",
    isOn ? word("web-on-turn") : "",
    isWinner ? word("web-winner") : "",
    player.kind === "left" ? word("page-left") : "",
    isAway && !player.you ? word("web-away") : "",
    player.word ? word("web-lucky-word", { word: player.word }) : "",
  ];
  return told.filter(Boolean).join(" · ");
}

/** A clock that runs between messages; screen readers read it on request. */
function Clock({ at, seat }: { readonly at: TableContext; readonly seat: number }) {
  const { state, connection } = at;
  const { clocks } = state.status;
  const isRunning = clocks.running === seat;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning, clocks]);
  const time = clocks.times[seat];
  if (state.facts.clock.type === "none" || !time) return null;
  const shown = clockTime(clocks, seat, elapsedTime(state, now, connection.clockOffset));
  const text = formatClock(shown);
  const isShort = time.left !== null && shown < 20_000;
  const says = word(time.left === null ? "web-time-used" : "web-time-left", { time: text });
  return (
    <span class={`clock ${isRunning ? "running" : ""} ${isShort ? "short" : ""}`} role="timer" aria-label={says}>
      {text}
    </span>
  );
}
