// The rules: a choice of games, and the rulebook of one.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { findGame, games, loadRules } from "../games";
import type { RuleText } from "../messages";
import { Link } from "../route";
import { Notice, errorText } from "../ui/controls";
import { GamePicture } from "../ui/GamePicture";
import { useTitle } from "../ui/useTitle";
import { language, word } from "../words";
import { seatCountText } from "./lobby/GameShelf";
import { NotFound } from "./NotFound";
import { Book } from "./rules/Book";

export function Rules() {
  useTitle(word("page-rules"));
  return (
    <div class="rules">
      <h1>{word("page-rules")}</h1>
      <p class="lead">{word("web-rules-more")}</p>
      <ul class="plain games">
        {games.value.map((game) => (
          <li key={game.name} class="card game">
            <div class="frame">
              <GamePicture game={game} />
              <span class="plaque">{seatCountText(game)}</span>
            </div>
            <div class="body">
              <h2>
                <Link to={`/rules/${game.name}`} class="whole">
                  {game.title}
                </Link>
              </h2>
              <p>{game.summary}</p>
              <p class="credit">{word("page-credit", { title: game.printed_title, credits: game.credits })}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Rulebook({ game }: { readonly game: string }) {
  const rules = useSignal<readonly RuleText[] | null>(null);
  const problem = useSignal("");
  const facts = findGame(game);
  const spoken = language.value;
  useTitle(facts ? word("web-rules-of", { game: facts.title }) : word("page-rules"));
  useEffect(() => {
    if (!facts) return;
    loadRules(game, spoken).then(
      (book) => (rules.value = book.rules),
      (error: unknown) => (problem.value = errorText(error)),
    );
  }, [game, spoken, facts !== undefined]);
  if (!facts) return <NotFound />;
  if (problem.value) return <Notice>{problem.value}</Notice>;
  if (!rules.value) return <p class="soft">{word("web-loading")}</p>;
  return <Book game={facts} rules={rules.value} />;
}
