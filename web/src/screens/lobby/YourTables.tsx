// Your tables: those that wait for you first, finished ones last.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { get } from "../../api";
import { me } from "../../me";
import type { TableLine, Tables } from "../../messages";
import { Link } from "../../route";
import { word } from "../../words";
import { inListOrder, isOver } from "./tableLines";
import { TableList } from "./TableList";

const MAX_CURRENT_TABLES = 8;
const MAX_FINISHED_TABLES = 3;

/** Return the tables to show in the lobby: current ones, and the last that ended. */
export function tablesForLobby(lines: readonly TableLine[]): readonly TableLine[] {
  const ordered = inListOrder(lines);
  const current = ordered.filter((one) => !isOver(one)).slice(0, MAX_CURRENT_TABLES);
  return [...current, ...ordered.filter((one) => one.phase === "over").slice(0, MAX_FINISHED_TABLES)];
}

const lines = signal<readonly TableLine[]>([]);

/** Whether you sit at a table, as far as this page knows. */
export const isMine = (table: string): boolean => lines.value.some((one) => one.table === table);

/** Your tables; *offline* shows those that can be replayed offline. */
export function YourTables({ offline }: { readonly offline: boolean }) {
  const person = me.value?.person;
  useEffect(() => {
    if (!person && !offline) return void (lines.value = []);
    get<Tables>("/me/tables", { limit: 20 }).then(
      (found) => (lines.value = found.tables),
      () => (lines.value = []),
    );
  }, [person, offline]);
  const shown = offline ? inListOrder(lines.value).filter(isOver) : tablesForLobby(lines.value);
  if (!shown.length) return null;
  return (
    <section class="card" aria-labelledby="mine">
      <div class="row heading">
        <h2 id="mine">{offline ? word("web-offline-games") : word("web-my-games")}</h2>
        <Link to="/me">{word("web-all-my-games")}</Link>
      </div>
      <TableList lines={shown} />
    </section>
  );
}
