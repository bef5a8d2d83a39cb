// Where you are signed in, and how to sign out there.

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
  // A new token is a new session, and other sessions may have ended with the old one.
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
              <strong>{sessionName(one)}</strong> <span class="soft">{lastUse(one)}</span>
            </span>
            {one.current ? null : (
              <ActionButton do={() => end(one.id)}>
                {word("page-sign-out")}
                <span class="unseen">: {sessionName(one)}</span>
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <ActionButton do={() => updateMe(del("/me/sessions"))}>{word("page-sign-out-elsewhere")}</ActionButton>
    </Card>
  );
}

/** Return the name of a session: "Firefox on Linux". */
function sessionName({ browser, system }: SessionLine): string {
  if (browser && system) return word("page-session-browser", { browser, system });
  return browser || system || word("page-session-unknown");
}

/** Return when a session was last used, and from where it began. */
function lastUse({ current, seen, address }: SessionLine): string {
  if (current) return word("page-session-here");
  const date = new Date(seen).toLocaleDateString(language.value, { dateStyle: "medium" });
  return address ? word("page-session-seen-from", { date, address }) : word("page-session-seen", { date });
}
