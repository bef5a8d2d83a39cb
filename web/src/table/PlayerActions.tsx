// What players can do besides moving, and proposals to answer.

import { useState } from "preact/hooks";

import { findGame } from "../games";
import type { Player, Question } from "../messages";
import { Card } from "../ui/controls";
import { word } from "../words";
import { type TableContext, playerNameAt } from "./tableContext";
import { CommandButton } from "./buttons";
import { awaitsViewer, disconnectedPlayers, departedPlayers, ownSeats } from "./turns";

/** Undo buttons, near the board because they are used often. */
export function UndoButtons({ at }: { readonly at: TableContext }) {
  const { undo } = at.state.status;
  if (!undo) return null;
  const { how, ply, turn = null } = undo;
  return (
    <>
      <CommandButton at={at} command={{ type: "undo", ply }}>
        {word(how === "free" ? "page-undo-free" : "page-undo-ask")}
      </CommandButton>
      {turn !== null ? (
        <CommandButton at={at} command={{ type: "undo", ply: turn }}>
          {word("web-undo-turn")}
        </CommandButton>
      ) : null}
    </>
  );
}

/** All other actions. */
export function PlayerActions({ at }: { readonly at: TableContext }) {
  const { status, facts } = at.state;
  const plays = ownSeats(at.state).length > 0;
  if (!plays || (status.phase !== "playing" && status.phase !== "paused")) return null;
  const isShared = facts.seats > 1;
  const presence = at.connection.presence.value;
  const gone = presence ? disconnectedPlayers(at.state, presence.seats) : [];
  const isAsked = status.players.some((one) => one.kind === "person" && !one.you);
  return (
    <details class="card doings">
      <summary>{word("page-doing")}</summary>
      <div class="row">
        {status.phase === "playing" && isShared ? (
          <CommandButton at={at} command={{ type: "pause" }}>
            {word("page-pause")}
          </CommandButton>
        ) : null}
        {facts.has_draws && isAsked ? (
          <CommandButton at={at} command={{ type: "draw" }}>
            {word("page-draw")}
          </CommandButton>
        ) : null}
        <CommandButton at={at} command={{ type: "resign" }} confirm={word("web-resign-sure")}>
          {word("page-resign")}
        </CommandButton>
        {isShared ? (
          <>
            <CommandButton at={at} command={{ type: "abandon" }} confirm={word("web-abandon-sure")}>
              {word("page-abandon")}
            </CommandButton>
            <CommandButton at={at} command={{ type: "leave" }} confirm={word("web-leave-sure")}>
              {word("page-stand")}
            </CommandButton>
          </>
        ) : null}
      </div>
      {gone.map((player) => (
        <ReplacePlayer key={player.seat} at={at} player={player} />
      ))}
    </details>
  );
}

/** Replace players who have left. */
export function MissingPlayers({ at }: { readonly at: TableContext }) {
  const { status } = at.state;
  const gone = departedPlayers(at.state);
  if (!gone.length || !ownSeats(at.state).length || (status.phase !== "playing" && status.phase !== "paused")) return null;
  return (
    <Card title={word("web-somebody-missing")}>
      {gone.map((player) => (
        <ReplacePlayer key={player.seat} at={at} player={player} />
      ))}
    </Card>
  );
}

function ReplacePlayer({ at, player }: { readonly at: TableContext; readonly player: Player }) {
  const [level, setLevel] = useState<number | null>(2);
  const name = playerNameAt(at, player.seat);
  return (
    <div class="replacing">
      <p>{word(player.kind === "left" ? "web-has-left" : "web-is-away", { name })}</p>
      <div class="row">
        <LevelChoice game={at.game} level={level} set={setLevel} orPerson name={word("web-replace-by", { name })} />
        <CommandButton at={at} command={{ type: "replace", seat: player.seat, level }}>
          {word("page-replace", { name })}
        </CommandButton>
      </div>
    </div>
  );
}

interface LevelProps {
  readonly game: string;
  readonly level: number | null;
  readonly set: (level: number | null) => void;
  readonly name: string;
  readonly orPerson?: boolean;
}

/** Choose a bot's level, or a person if allowed. */
export function LevelChoice({ game, level, set, name, orPerson }: LevelProps) {
  const choose = (value: string) => set(value ? Number(value) : null);
  return (
    <select aria-label={name} value={level ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
      {(findGame(game)?.levels ?? []).map((one) => (
        <option key={one.level} value={one.level}>
          {word("page-bot", { name: one.name, level: one.level })}
        </option>
      ))}
      {orPerson ? <option value="">{word("page-replace-person")}</option> : null}
    </select>
  );
}

/** Open proposals, with buttons to answer them. */
export function Proposals({ at }: { readonly at: TableContext }) {
  return (
    <div class="questions" aria-live="polite">
      {at.state.status.questions.map((question) => (
        <ProposalCard key={question.proposal} at={at} question={question} />
      ))}
    </div>
  );
}

function ProposalCard({ at, question }: { readonly at: TableContext; readonly question: Question }) {
  const { proposal, kind, seat, target, waiting } = question;
  const name = playerNameAt(at, seat);
  const isMine = at.state.status.players[seat]?.you ?? false;
  const text = word(`page-asks-${kind}`, { name, target: target === null ? "" : playerNameAt(at, target) });
  const names = waiting.map((one) => playerNameAt(at, one)).join(", ");
  return (
    <Card title={word("page-questions")} class="question">
      <p>{text}</p>
      {question.ply === null ? null : <p class="soft">{word("web-back-to-ply", { ply: question.ply })}</p>}
      <div class="row">
        {awaitsViewer(at.state, question) ? (
          <>
            <CommandButton at={at} class="main" command={{ type: "agree", proposal }}>
              {word("page-agree")}
            </CommandButton>
            <CommandButton at={at} command={{ type: "decline", proposal }}>
              {word("page-decline")}
            </CommandButton>
          </>
        ) : (
          <span class="soft">{word("web-waits-for", { names })}</span>
        )}
        {isMine ? (
          <CommandButton at={at} command={{ type: "decline", proposal }}>
            {word("page-withdraw")}
          </CommandButton>
        ) : null}
      </div>
    </Card>
  );
}
