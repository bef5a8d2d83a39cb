// The games that can be played.

import { signal } from "@preact/signals";

import { get } from "./api";
import type { GameFacts, Games, Rulebook } from "./messages";

/** All games in display order; empty until loaded. */
export const games = signal<readonly GameFacts[]>([]);

/** Load the list of games in a language. */
export async function loadGames(language: string): Promise<void> {
  games.value = (await get<Games>("/games", { language })).games;
}

export const findGame = (name: string): GameFacts | undefined => games.value.find((one) => one.name === name);

const rulebooks = new Map<string, Promise<Rulebook>>();

/** Return the rules of a game in a language. */
export function loadRules(game: string, language: string): Promise<Rulebook> {
  const key = `${language}/${game}`;
  const found = rulebooks.get(key) ?? get<Rulebook>(`/rules/${encodeURIComponent(game)}`, { language });
  rulebooks.set(key, found);
  found.catch(() => rulebooks.delete(key));
  return found;
}
