// The rules of a game, then those of the table, with a search.

import { useSignal } from "@preact/signals";

import type { GameFacts, RuleText } from "../../messages";
import { Link } from "../../route";
import { GamePicture } from "../../ui/GamePicture";
import { has, word } from "../../words";
import { seatCountText } from "../lobby/GameShelf";
import { findRules, tableRules } from "./rulebook";
import { Rule } from "./Rule";

export function Book({ game, rules }: { readonly game: GameFacts; readonly rules: readonly RuleText[] }) {
  const wanted = useSignal("");
  const table = tableRules(has, word);
  const known = new Set([...rules, ...table].map((one) => one.rule));
  const [own, shared] = [findRules(rules, wanted.value), findRules(table, wanted.value)];
  const list = (shown: readonly RuleText[]) => shown.map((rule) => <Rule key={rule.rule} game={game.name} rule={rule} known={known} />);
  return (
    <div class="book">
      <aside>
        <label class="field find">
          <span class="name">{word("web-find-rule")}</span>
          <input type="search" value={wanted.value} onInput={(event) => (wanted.value = event.currentTarget.value)} />
        </label>
        <Contents game={game.name} title={game.title} rules={own} />
        <Contents game={game.name} title={word("web-table-rules")} rules={shared} />
      </aside>
      <div class="pages">
        <header class="about">
          <GamePicture game={game} />
          <div>
            <h1>{word("web-rules-of", { game: game.title })}</h1>
            <p class="mark">{seatCountText(game)}</p>
            <p>{game.summary}</p>
            <p class="soft">{word("page-credit", { title: game.printed_title, credits: game.credits })}</p>
            <p class="row not-printed">
              <Link to={`/new/${game.name}`} class="button main">
                {word("page-play")}
              </Link>
              <button type="button" onClick={() => print()}>
                {word("web-print")}
              </button>
            </p>
          </div>
        </header>
        <Certainties />
        {own.length + shared.length ? null : <p role="status">{word("web-no-rule-found")}</p>}
        {own.length ? <h2>{word("web-game-rules")}</h2> : null}
        {list(own)}
        {shared.length ? <h2>{word("web-table-rules")}</h2> : null}
        {shared.length && !wanted.value ? <p class="soft">{word("web-table-rules-more")}</p> : null}
        {list(shared)}
      </div>
    </div>
  );
}

function Contents({ game, title, rules }: { game: string; title: string; rules: readonly RuleText[] }) {
  if (!rules.length) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul class="plain ids">
        {rules.map(({ rule }) => (
          <li key={rule}>
            <Link to={`/rules/${game}#${rule}`} class="rule-id" aria-label={word("web-rule", { rule })}>
              {rule}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the certainty marks mean. */
const Certainties = () => (
  <dl class="certainties soft">
    {["printed", "reviewed", "ours"].map((one) => (
      <div key={one}>
        <dt class={`mark ${one}`}>{word(`certainty-${one}`)}</dt>
        <dd>{word(`web-certainty-${one}`)}</dd>
      </div>
    ))}
  </dl>
);
