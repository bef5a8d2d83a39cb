// A list of tables.

import type { ComponentChildren } from "preact";

import { findGame } from "../../games";
import type { TableLine } from "../../messages";
import { online } from "../../offline/online";
import { Link } from "../../route";
import { GamePicture } from "../../ui/GamePicture";
import { language, word } from "../../words";
import { timeAgo, nameAtTable, isMyTurn, isOver, stateText } from "./tableLines";

interface Props {
  readonly lines: readonly TableLine[];
  /** Returns further actions for a table. */
  readonly more?: (line: TableLine) => ComponentChildren;
}

export const TableList = ({ lines, more }: Props) => (
  <ul class="plain lines">
    {lines.map((line) => (
      <TableRow key={line.table} line={line} more={more?.(line)} />
    ))}
  </ul>
);

function TableRow({ line, more }: { readonly line: TableLine; readonly more: ComponentChildren }) {
  const game = findGame(line.game);
  const title = game?.title ?? line.game;
  const names = line.players.map((one) => nameAtTable(line, one)).join(" · ");
  return (
    <li class={`line ${isMyTurn(line) ? "mine" : ""}`}>
      <span class="thumb" aria-hidden="true">
        {game ? <GamePicture game={game} /> : null}
      </span>
      <div class="what">
        <h3>
          <Link to={online.value ? `/t/${line.table}` : `/t/${line.table}?ply=${line.ply}`}>{title}</Link>
        </h3>
        <p class="who">{names}</p>
        <p class="soft">
          <span class={`mark ${isMyTurn(line) ? "now" : line.phase}`}>{stateText(line)}</span>{" "}
          <span>{word("web-plies", { plies: line.ply })}</span> <span>{timeAgo(line.changed, Date.now(), language.value)}</span>
        </p>
      </div>
      <div class="row do">
        {isOver(line) ? (
          <Link to={`/t/${line.table}?ply=0`} class="button" aria-label={word("web-look-back-at", { game: title })}>
            {word("web-look-back")}
          </Link>
        ) : null}
        {more}
      </div>
    </li>
  );
}
