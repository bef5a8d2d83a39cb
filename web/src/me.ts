// Who plays here: a stranger until a name is given, then a guest, or an account.

import { signal } from "@preact/signals";

import { del, get, setToken, post, ApiError } from "./api";
import type { Me } from "./messages";

/** Who I am; null: nobody yet. */
export const me = signal<Me | null>(null);

function setMe(somebody: Me | null): Me | null {
  me.value = somebody;
  setToken(somebody?.token ?? "");
  return somebody;
}

/** Ask the server who we are. */
export async function loadMe(): Promise<Me | null> {
  try {
    return setMe(await get<Me>("/me"));
  } catch (trouble) {
    if (trouble instanceof ApiError && trouble.status === 401) return setMe(null);
    throw trouble;
  }
}

/** Be somebody: whoever we are already, else a guest of this name. */
export async function ensureGuest(name: string): Promise<Me> {
  if (me.peek()) return me.peek()!;
  const made = await post<Me>("/me", { name });
  setMe(made);
  return made;
}

/** Have what changes who we are done, and be that from then on. */
export async function updateMe(change: Promise<unknown>): Promise<void> {
  await change;
  await loadMe();
}

export const signIn = (login: string, password: string): Promise<void> =>
  updateMe(post("/session", { login, password }));

export const signOut = (): Promise<void> => updateMe(del("/session"));
