// Checks that the dealer's secret matches the commitment from the start of the game.

import type { Deal } from "../messages";

const key = (table: string): string => `whiskerworks.deal.${table}`;

/** Remember the commitment while the secret is unknown, so that a later change is noticed. */
export function rememberCommitment(table: string, deal: Deal): void {
  if (deal.secret !== null || !deal.commitment) return;
  try {
    if (sessionStorage.getItem(key(table)) === null) sessionStorage.setItem(key(table), deal.commitment);
  } catch {
    // Without storage, the server's verdict and the record remain.
  }
}

/** Return the commitment that this browser saw first; "" if it came too late. */
export function rememberedCommitment(table: string): string {
  try {
    return sessionStorage.getItem(key(table)) ?? "";
  } catch {
    return "";
  }
}

/** Whether *secret* matches *commitment*; null if this browser cannot tell. */
export async function matchesCommitment(commitment: string, secret: string): Promise<boolean | null> {
  if (!commitment || !globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
