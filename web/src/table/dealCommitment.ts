// Whether the dealer kept the word: the secret must be the one that was promised at the start.

import type { Deal } from "../messages";

const key = (table: string): string => `whiskerworks.deal.${table}`;

/** Remember what was promised, as long as the secret is not known: it must not change later. */
export function rememberCommitment(table: string, deal: Deal): void {
  if (deal.secret !== null || !deal.commitment) return;
  try {
    if (sessionStorage.getItem(key(table)) === null) sessionStorage.setItem(key(table), deal.commitment);
  } catch {
    // Without a place to keep it the server's word and the record remain.
  }
}

/** What this browser was promised when it first came to the table; "": it came too late. */
export function rememberedCommitment(table: string): string {
  try {
    return sessionStorage.getItem(key(table)) ?? "";
  } catch {
    return "";
  }
}

/** Whether *secret* is what *commitment* promised; null where this browser cannot tell. */
export async function matchesCommitment(commitment: string, secret: string): Promise<boolean | null> {
  if (!commitment || !globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
