// All your games, page by page.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { get } from "../../api";
import { games } from "../../games";
import { me } from "../../me";
import type { TableLine, Tables } from "../../messages";
import { ActionButton } from "../../ui/controls";
import { word } from "../../words";
import { TableList } from "../lobby/TableList";

const PAGE_SIZE = 20;

export function History() {
  const lines = useSignal<readonly TableLine[] | null>(null);
  const before = useSignal<string | null>(null);
  const game = useSignal("");
  const more = async () => {
    const found = await get<Tables>("/me/tables", { limit: PAGE_SIZE, before: before.value });
    lines.value = [...(lines.value ?? []), ...found.tables];
    before.value = found.before;
  };
  // Every line contains your name, so reload when it changes.
  useEffect(() => {
    lines.value = before.value = null;
    more().catch(() => (lines.value ??= []));
  }, [me.value?.name]);
  const shown = lines.value?.filter((one) => !game.value || one.game === game.value) ?? null;
  return (
    <section class="card" aria-labelledby="history">
      <div class="row heading">
        <h2 id="history">{word("web-history")}</h2>
        <label class="row">
          <span>{word("web-history-game")}</span>
          <select value={game.value} onChange={(event) => (game.value = event.currentTarget.value)}>
            <option value="">{word("web-history-all")}</option>
            {games.value.map((one) => (
              <option key={one.name} value={one.name}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
      </div>
      {shown === null ? <p class="soft">{word("web-loading")}</p> : null}
      {shown?.length === 0 ? <p class="soft">{word("web-history-none")}</p> : null}
      {shown?.length ? <TableList lines={shown} /> : null}
      {before.value ? <ActionButton do={more}>{word("page-older")}</ActionButton> : null}
    </section>
  );
}
