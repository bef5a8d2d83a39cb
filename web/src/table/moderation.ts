// Who may be muted or removed, by whom. Knows no screen.

import type { ChatLine, Guest, Status } from "../messages";

/** What can be done about somebody; "hide" and "show" are for oneself alone. */
export type ModerationAction = "hide" | "show" | "mute" | "unmute" | "remove" | "readmit";

/** What the viewer may do about who said a line. */
export function actionsOnSpeaker(line: Pick<ChatLine, "who">, status: Status, isHost: boolean): readonly ModerationAction[] {
  const { who } = line;
  if (who === null || status.players.some((player) => player.you && player.who === who)) return [];
  // The host, who has the number 0, is read or not read, like everybody.
  if (!isHost || who === 0) return isHost ? [] : ["hide"];
  const guest = status.guests.find((one) => one.who === who);
  return ["hide", guest?.muted ? "unmute" : "mute", guest?.removed ? "readmit" : "remove"];
}

/** What undoes what was done about somebody. */
export function actionsOnGuest(guest: Guest): readonly ModerationAction[] {
  const acts: ModerationAction[] = [];
  if (guest.hidden) acts.push("show");
  if (guest.muted) acts.push("unmute");
  if (guest.removed) acts.push("readmit");
  return acts;
}
