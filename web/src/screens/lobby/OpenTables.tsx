// Tables to join or watch, refreshed while the page is visible.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { get, post } from "../../api";
import { findGame } from "../../games";
import { ensureGuest } from "../../me";
import type { TableLine, Tables } from "../../messages";
import { go, Link } from "../../route";
import { ActionButton } from "../../ui/controls";
import { word } from "../../words";
import { TableList } from "./TableList";
import { isMine } from "./YourTables";

const REFRESH_MS = 15_000;

export function OpenTables() {
  const lines = useSignal<readonly TableLine[] | null>(null);
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      try {
        lines.value = (await get<Tables>("/tables", { limit: 20 })).tables;
      } catch {
        // Try again at the next refresh; the banner already says that we are offline.
      }
    };
    void look();
    const again = setInterval(look, REFRESH_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(again);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return (
    <section class="card" aria-labelledby="open">
      <h2 id="open">{word("page-open")}</h2>
      {lines.value === null ? <p class="soft">{word("web-loading")}</p> : null}
      {lines.value?.length === 0 ? <p class="soft">{word("page-no-tables")}</p> : null}
      {lines.value?.length ? <TableList lines={lines.value} more={(line) => <JoinButtons line={line} />} /> : null}
    </section>
  );
}

function JoinButtons({ line }: { readonly line: TableLine }) {
  const game = findGame(line.game)?.title ?? line.game;
  if (isMine(line.table)) return null;
  return (
    <>
      {line.free.length ? (
        <ActionButton class="main" do={() => sit(line)} game={line.game}>
          {word("web-sit-at", { free: line.free.length })}
        </ActionButton>
      ) : (
        <Link to={`/t/${line.table}`} class="button" aria-label={word("web-look-on-at", { game })}>
          {word("web-look-on")}
        </Link>
      )}
    </>
  );
}

async function sit(line: TableLine): Promise<void> {
  await ensureGuest(word("page-guest"));
  const id = `sit-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  await post(`/tables/${line.table}/commands`, { type: "do", id, command: { type: "sit" } });
  go(`/t/${line.table}`);
}
