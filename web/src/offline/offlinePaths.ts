// What the service worker downloads for offline use: the rules in our language, and our last finished games.

import type { GameFacts, TableLine } from "../messages";

const MAX_SAVED_GAMES = 5;
const MAX_SAVED_PLIES = 400;

/** Words, rules, games and pictures, for reading the rules offline. */
export function shelfPaths(games: readonly Pick<GameFacts, "name">[], language: string): readonly string[] {
  const of = (game: string) => [
    `/api/rules/${game}?language=${language}`,
    `/api/words/${language}/${game}`,
    `/games/${game}.svg`,
    `/games/${game}.svg?dark=1`,
  ];
  return [`/api/words/${language}`, `/api/games?language=${language}`, ...games.flatMap(({ name }) => of(name))];
}

/** Every ply of the last finished games, for replaying them offline from one's own seat. */
export function gamePaths(lines: readonly Pick<TableLine, "table" | "phase" | "ply" | "players">[]): readonly string[] {
  const ended = lines.filter((one) => one.phase === "over" && one.ply <= MAX_SAVED_PLIES).slice(0, MAX_SAVED_GAMES);
  return ended.flatMap(({ table, ply, players }) => {
    const mine = players.find((one) => one.you);
    const eyes = mine ? `?eyes=${mine.seat}` : "";
    const plies = Array.from({ length: ply + 1 }, (_, at) => `/api/tables/${table}/plies/${at}${eyes}`);
    return [`/api/tables/${table}?want=events`, ...plies, `/api/tables/${table}/record`];
  });
}
