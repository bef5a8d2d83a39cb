// The person who uses this browser: unknown at first, then a guest or an account.

import { signal } from "@preact/signals";

import { del, get, setToken, post, ApiError } from "./api";
import type { Me } from "./messages";

/** Who we are; null until a name is given. */
export const me = signal<Me | null>(null);

function setMe(somebody: Me | null): Me | null {
  me.value = somebody;
  setToken(somebody?.token ?? "");
  return somebody;
}

/** Load who we are from the server. */
export async function loadMe(): Promise<Me | null> {
  try {
    return setMe(await get<Me>("/me"));
  } catch (trouble) {
    if (trouble instanceof ApiError && trouble.status === 401) return setMe(null);
    throw trouble;
  }
}

/** Return who we are; create a guest with this name if we are nobody yet. */
export async function ensureGuest(name: string): Promise<Me> {
  if (me.peek()) return me.peek()!;
  const made = await post<Me>("/me", { name });
  setMe(made);
  return made;
}

/** Wait for a request that changes who we are, and load the result. */
export async function updateMe(change: Promise<unknown>): Promise<void> {
  await change;
  await loadMe();
}

export const signIn = (login: string, password: string): Promise<void> =>
  updateMe(post("/session", { login, password }));

export const signOut = (): Promise<void> => updateMe(del("/session"));
