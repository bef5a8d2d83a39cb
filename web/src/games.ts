// What can be played.

import { signal } from "@preact/signals";

import { get } from "./api";
import type { GameFacts, Games, Rulebook } from "./messages";

/** All games, in the order of the shelf; empty until they are known. */
export const games = signal<readonly GameFacts[]>([]);

/** Learn what can be played, in the words of a language. */
export async function loadGames(language: string): Promise<void> {
  games.value = (await get<Games>("/games", { language })).games;
}

export const findGame = (name: string): GameFacts | undefined => games.value.find((one) => one.name === name);

const rulebooks = new Map<string, Promise<Rulebook>>();

/** The rules of a game in a language. */
export function loadRules(game: string, language: string): Promise<Rulebook> {
  const key = `${language}/${game}`;
  const found = rulebooks.get(key) ?? get<Rulebook>(`/rules/${encodeURIComponent(game)}`, { language });
  rulebooks.set(key, found);
  found.catch(() => rulebooks.delete(key));
  return found;
}
