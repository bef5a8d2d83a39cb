// What stands beside the board, below it on phones.

import { useEffect, useState } from "preact/hooks";

import { settings } from "../settings";
import { word } from "../words";
import { About } from "./About";
import { type AtTable, nameAt } from "./at";
import { Chat } from "./Chat";
import { Doings, Missing } from "./Doings";
import { Log } from "./Log";
import { Notes } from "./Notes";
import { Players } from "./Players";
import { type Tab, Tabs } from "./Tabs";

export function Side({ at }: { readonly at: AtTable }) {
  const { state, game, openRule } = at;
  const { table, chat } = state.facts;
  const [chosen, choose] = useState("log");
  const unread = useUnread(at, chosen === "chat");
  const log = () => (
    <Log
      game={game}
      plies={state.plies}
      name={(seat) => nameAt(at, seat)}
      toPly={(ply) => `/t/${table}?ply=${ply}`}
      openRule={openRule}
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
  return (
    <>
      {settings.inWords.value ? null : <Notes picture={state.position.picture} game={game} openRule={openRule} />}
      {state.status.phase === "waiting" ? null : <Players at={at} />}
      <Missing at={at} />
      <Doings at={at} />
      <button type="button" class="rules-opener" onClick={() => openRule("")}>
        {word("page-rules")}
      </button>
      <Tabs name={word("web-beside")} tabs={tabs} chosen={chosen} choose={choose} />
    </>
  );
}

/** How much was said since the chat was last shown. */
function useUnread({ state }: AtTable, isShown: boolean): number {
  const last = state.chat.at(-1)?.seq ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (isShown) setRead(last);
  }, [isShown, last]);
  return isShown ? 0 : state.chat.filter((line) => line.seq > read).length;
}
