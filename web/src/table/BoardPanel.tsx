// The board with its surroundings: whose turn it is, refusals, proposals.

import { useRef } from "preact/hooks";

import { get } from "../api";
import { Board } from "../board/Board";
import { BoardText } from "../board/BoardText";
import type { Offer, Scene, Preview, Why } from "../messages";
import { settings } from "../settings";
import { Checkbox } from "../ui/controls";
import { sayEvent, word } from "../words";
import type { TableContext } from "./tableContext";
import { Proposals, UndoButtons } from "./PlayerActions";
import { howItEnded } from "./GameEnd";
import { CommandButton, RuleButton } from "./buttons";
import { isMyTurn, recentEvents, ownSeats } from "./turns";
import { useUnread } from "./useUnread";

interface Props {
  readonly at: TableContext;
  readonly turn: string;
  readonly onSettled: (scene: Scene) => void;
}

/** Nothing above the board may appear or vanish during a game, or the board would jump. */
export function BoardPanel({ at, turn, onSettled }: Props) {
  const { state } = at;
  const isOver = state.status.phase === "over";
  return (
    <div class="middle">
      <div class="status">
        {at.isOver ? (
          <a class="turn" href="#end">
            {howItEnded(at)}
          </a>
        ) : isOver ? null : (
          <p class={`turn ${isMyTurn(state) ? "mine" : ""}`}>
            {isMyTurn(state) ? <span aria-hidden="true">▶ </span> : null}
            {turn}
          </p>
        )}
      </div>
      <TableBoard at={at} onSettled={onSettled} />
      <div class="over-board">
        <RefusalMessage at={at} />
        <Proposals at={at} />
      </div>
      <div class="below-board">
        <RecentEvents at={at} />
        <UndoButtons at={at} />
        {state.status.phase === "paused" && ownSeats(state).length ? (
          <CommandButton at={at} class="main" command={{ type: "resume" }}>
            {word("page-resume")}
          </CommandButton>
        ) : null}
        <UnreadChat at={at} />
      </div>
      <BoardInWords at={at} />
    </div>
  );
}

/** What others did last. */
function RecentEvents({ at }: { readonly at: TableContext }) {
  const what = recentEvents(at.state).map((event) => sayEvent(event, at.game)).join(" ");
  return what && at.state.status.phase === "playing" ? <p class="lately">{word("web-lately", { what })}</p> : null;
}

/** A way to unread chat, for screens where the chat is far from the board. */
function UnreadChat({ at }: { readonly at: TableContext }) {
  const unread = useUnread(at.state, at.tab.value === "chat");
  const read = (): void => {
    at.tab.value = "chat";
    setTimeout(() => document.getElementById("tab-chat")?.focus());
  };
  if (!unread) return null;
  return (
    <button type="button" class="spoken" onClick={read}>
      {word("web-chat-unread", { count: unread })}
    </button>
  );
}

/** The last refusal, with the rule behind it. */
function RefusalMessage({ at }: { readonly at: TableContext }) {
  const notice = at.refused.value;
  if (!notice) return null;
  return (
    <div class={notice.isQuiet ? "quiet-notice" : "notice"} role={notice.isQuiet ? undefined : "alert"}>
      {notice.text} <RuleButton rule={notice.rule} openRule={at.openRule} />
    </div>
  );
}

/** Return a function that plays a chosen move, one at a time. */
function usePlay(at: TableContext): (choice: Offer) => Promise<void> {
  const isBusy = useRef(false);
  return async ({ move }) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await at.act({ type: "play", move, at: at.state.position.ply });
    isBusy.current = false;
  };
}

/** Whether the seat whose view this is belongs to us and has to move. */
function canMove({ state }: TableContext): boolean {
  const { status, position, seat } = state;
  return status.phase === "playing" && seat !== null && position.mover === seat && (status.players[seat]?.you ?? false);
}

/** The scene; choosing a move there plays it. */
function TableBoard({ at, onSettled }: Omit<Props, "turn">) {
  const { state, game, openRule } = at;
  const play = usePlay(at);
  const { scene, ply } = state.position;
  if (!scene) return null;
  const { table } = state.facts;
  const { seat } = state;
  const preview = (move: string) => orNull(get<Preview>(`/tables/${table}/preview`, { move, seat }));
  const whyNot = (spots: readonly string[]) => orNull(get<Why>(`/tables/${table}/why`, { spots, seat }));
  const isPlayer = state.status.phase === "playing" && seat !== null && (state.status.players[seat]?.you ?? false);
  const doing = canMove(at) ? { play, preview, whyNot } : isPlayer ? { whyNot } : {};
  return <Board scene={scene} game={game} ply={ply} newEvents={state.newEvents} openRule={openRule} onSettled={onSettled} {...doing} />;
}

/** The scene in words, if switched on. */
function BoardInWords({ at }: { readonly at: TableContext }) {
  const play = usePlay(at);
  const { scene } = at.state.position;
  if (!scene) return null;
  return (
    <>
      <Checkbox name={word("web-in-words")} on={settings.inWords.value} set={(on) => (settings.inWords.value = on)} />
      {settings.inWords.value ? (
        <section class="card">
          <h2>{word("page-in-words")}</h2>
          <BoardText scene={scene} game={at.game} {...(canMove(at) ? { play } : {})} />
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
