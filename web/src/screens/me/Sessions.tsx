// Where I am signed in, and the way to end it.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { del, get } from "../../api";
import { updateMe, me } from "../../me";
import type { SessionLine, Sessions as SessionsTold } from "../../messages";
import { Card, ActionButton } from "../../ui/controls";
import { language, word } from "../../words";

export function Sessions() {
  const sessions = useSignal<readonly SessionLine[]>([]);
  const look = async () => {
    sessions.value = (await get<SessionsTold>("/me/sessions")).sessions;
  };
  // Another token is another session: others may have ended with the one before.
  useEffect(() => void look().catch(() => undefined), [me.value?.token]);
  const end = async (id: string) => {
    await del(`/me/sessions/${encodeURIComponent(id)}`);
    await look();
  };
  return (
    <Card title={word("page-sessions")} class="sessions">
      <p class="soft">{word("page-sessions-more")}</p>
      <ul class="plain tokens">
        {sessions.value.map((one) => (
          <li key={one.id} class="row">
            <span>
              <strong>{playerName(one)}</strong> <span class="soft">{useOf(one)}</span>
            </span>
            {one.current ? null : (
              <ActionButton do={() => end(one.id)}>
                {word("page-sign-out")}
                <span class="unseen">: {playerName(one)}</span>
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <ActionButton do={() => updateMe(del("/me/sessions"))}>{word("page-sign-out-elsewhere")}</ActionButton>
    </Card>
  );
}

/** What a session is called: "Firefox on Linux". */
function playerName({ browser, system }: SessionLine): string {
  if (browser && system) return word("page-session-browser", { browser, system });
  return browser || system || word("page-session-unknown");
}

/** When it was used last, and from where it began. */
function useOf({ current, seen, address }: SessionLine): string {
  if (current) return word("page-session-here");
  const date = new Date(seen).toLocaleDateString(language.value, { dateStyle: "medium" });
  return address ? word("page-session-seen-from", { date, address }) : word("page-session-seen", { date });
}
