// Replays: which ply to show, and how its scene is fetched. Independent of any screen.

import type { Replay } from "../messages";

/** Return the nearest existing ply. */
export const clampPly = (ply: number, plies: number): number => Math.min(Math.max(0, Math.trunc(ply) || 0), plies);

/** Return a whole number from an address, or null. */
export function parseNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Return the ply that an address asks for. */
export const plyFromQuery = (query: URLSearchParams, plies: number): number => clampPly(parseNumber(query.get("ply")) ?? 0, plies);

/** Return the address of a ply. */
export function plyUrl(table: string, ply: number, eyes: number | null): string {
  return `/t/${encodeURIComponent(table)}?ply=${ply}${eyes === null ? "" : `&eyes=${eyes}`}`;
}

/** Fetches the scenes of a table's plies, each once. */
export class ReplayCache {
  readonly #fetch: (ply: number, eyes: number | null) => Promise<Replay>;
  readonly #cached = new Map<string, Promise<Replay>>();

  constructor(fetch: (ply: number, eyes: number | null) => Promise<Replay>) {
    this.#fetch = fetch;
  }

  /** Return the scene of a ply, and fetch the following ones ahead. */
  async show(ply: number, eyes: number | null, plies: number): Promise<Replay> {
    const found = await this.#load(ply, eyes);
    for (const next of [ply + 1, ply + 2]) if (next <= plies) this.#load(next, eyes).catch(() => undefined);
    return found;
  }

  #load(ply: number, eyes: number | null): Promise<Replay> {
    const key = `${ply}/${eyes ?? ""}`;
    const found = this.#cached.get(key) ?? this.#fetch(ply, eyes);
    this.#cached.set(key, found);
    // Retry a failed request when it is needed again.
    found.catch(() => this.#cached.delete(key));
    return found;
  }
}
