// The games; each can be started with one click.

import { useSignal } from "@preact/signals";

import { games } from "../../games";
import type { GameFacts } from "../../messages";
import { Link } from "../../route";
import { ActionButton } from "../../ui/controls";
import { GamePicture } from "../../ui/GamePicture";
import { word } from "../../words";
import { storeLevel, storedLevel, makeTable, quickTable } from "./quickTable";

export function GameShelf() {
  const level = useSignal(storedLevel());
  const choose = (chosen: number) => {
    level.value = chosen;
    storeLevel(chosen);
  };
  return (
    <section class="shelf" aria-labelledby="games">
      <div class="row heading">
        <h2 id="games" tabIndex={-1}>
          {word("web-shelf")}
        </h2>
        <label class="row level">
          <span>{word("web-shelf-level")}</span>
          <select value={String(level.value)} onChange={(event) => choose(Number(event.currentTarget.value))}>
            {[1, 2, 3, 4, 5].map((one) => (
              <option key={one} value={String(one)} selected={one === level.value}>
                {word(`level-${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul class="plain games">
        {games.value.map((game) => (
          <GameCard key={game.name} game={game} level={level.value} />
        ))}
      </ul>
    </section>
  );
}

/** Return how many people can play a game, in words. */
export const seatCountText = (game: GameFacts): string =>
  word("page-seats", { least: Math.min(...game.seats), most: Math.max(...game.seats) });

function GameCard({ game, level }: { readonly game: GameFacts; readonly level: number }) {
  const alone = Math.max(...game.seats) === 1;
  const bot = game.levels.find((one) => one.level === level)?.name ?? word(`level-${level}`);
  const against = (game.seats[0] ?? 1) - 1;
  return (
    <li class="card game">
      <div class="frame">
        <GamePicture game={game} />
        <span class="plaque">{seatCountText(game)}</span>
      </div>
      <div class="body">
        <h3>{game.title}</h3>
        <p>{game.summary}</p>
        <ActionButton class="main wide" do={() => makeTable(quickTable(game, level))} game={game.name}>
          <span class="unseen">{game.title}: </span>
          {alone ? word("web-play-alone") : word("web-play-now", { bot, bots: against })}
        </ActionButton>
        <p class="row ways">
          <Link to={`/new/${game.name}`}>{alone ? word("web-play-options") : word("web-play-friends")}</Link>
          <Link to={`/rules/${game.name}`} aria-label={word("web-rules-of", { game: game.title })}>
            {word("page-rules")}
          </Link>
        </p>
        <p class="credit">{word("page-credit", { title: game.printed_title, credits: game.credits })}</p>
      </div>
    </li>
  );
}
