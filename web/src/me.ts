// Who plays here: a stranger until a name is given, then a guest, or an account.

import { signal } from "@preact/signals";

import { del, get, keepToken, post, Trouble } from "./api";
import type { Me } from "./messages";

/** Who I am; null: nobody yet. */
export const me = signal<Me | null>(null);

function become(somebody: Me | null): Me | null {
  me.value = somebody;
  keepToken(somebody?.token ?? "");
  return somebody;
}

/** Ask the server who we are. */
export async function whoAmI(): Promise<Me | null> {
  try {
    return become(await get<Me>("/me"));
  } catch (trouble) {
    if (trouble instanceof Trouble && trouble.status === 401) return become(null);
    throw trouble;
  }
}

/** Be somebody: whoever we are already, else a guest of this name. */
export async function beSomebody(name: string): Promise<Me> {
  if (me.peek()) return me.peek()!;
  const made = await post<Me>("/me", { name });
  become(made);
  return made;
}

/** Have what changes who we are done, and be that from then on. */
export async function changeMe(change: Promise<unknown>): Promise<void> {
  await change;
  await whoAmI();
}

export const signIn = (login: string, password: string): Promise<void> =>
  changeMe(post("/session", { login, password }));

export const signOut = (): Promise<void> => changeMe(del("/session"));
