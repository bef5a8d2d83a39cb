// Everything beside the board; below it on phones.

import { findGame } from "../games";
import { settings } from "../settings";
import { Card } from "../ui/controls";
import { word } from "../words";
import { About } from "./About";
import { type TableContext, playerNameAt } from "./tableContext";
import { Chat } from "./Chat";
import { PlayerActions, MissingPlayers } from "./PlayerActions";
import { Log } from "./Log";
import { SceneNotes } from "./SceneNotes";
import { Players } from "./Players";
import { type Tab, Tabs } from "./Tabs";
import { hasNotMoved } from "./turns";
import { useUnread } from "./useUnread";

export function SidePanel({ at }: { readonly at: TableContext }) {
  const { state, game, openRule } = at;
  const { table, chat } = state.facts;
  const { tab } = at;
  const unread = useUnread(state, tab.value === "chat");
  const { result } = state.status;
  const log = () => (
    <Log
      game={game}
      plies={state.plies}
      name={(seat) => playerNameAt(at, seat)}
      plyHref={(ply) => `/t/${table}?ply=${ply}`}
      openRule={openRule}
      end={at.isOver ? result : null}
    />
  );
  const talk: readonly Tab[] = chat
    ? [{ id: "chat", name: unread ? word("web-chat-unread", { count: unread }) : word("page-chat"), show: () => <Chat at={at} /> }]
    : [];
  const tabs: readonly Tab[] = [
    { id: "log", name: word("page-log"), show: log },
    ...talk,
    { id: "about", name: word("web-about"), show: () => <About at={at} /> },
  ];
  const isGoalShown = hasNotMoved(state) && state.status.phase === "playing";
  // If players ended the game early, the scene's notes still describe a game that goes on.
  const isCutShort = result?.say.code.startsWith("ending-") ?? false;
  return (
    <>
      {isGoalShown ? <Goal at={at} /> : null}
      {settings.inWords.value || isCutShort ? null : <SceneNotes scene={state.position.scene ?? null} game={game} openRule={openRule} />}
      {state.status.phase === "waiting" ? null : <Players at={at} />}
      <MissingPlayers at={at} />
      <PlayerActions at={at} />
      {isGoalShown ? null : (
        <button type="button" class="rules-opener" onClick={() => openRule("")}>
          {word("page-rules")}
        </button>
      )}
      <Tabs name={word("web-beside")} tabs={tabs} chosen={tab.value} choose={(id) => (tab.value = id)} />
    </>
  );
}

/** What the game is about, for players who have not moved yet. */
const Goal = ({ at }: { readonly at: TableContext }) => (
  <Card class="goal">
    <p>{findGame(at.game)?.summary}</p>
    <button type="button" onClick={() => at.openRule("")}>
      {word("page-rules")}
    </button>
  </Card>
);
