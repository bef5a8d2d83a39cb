// Who may mute or remove whom. Pure functions.

import type { ChatLine, Guest, Status } from "../messages";

/** What can be done about a person; "hide" and "show" concern only oneself. */
export type ModerationAction = "hide" | "show" | "mute" | "unmute" | "remove" | "readmit";

/** Return what the viewer may do about the author of a chat line. */
export function actionsOnSpeaker(line: Pick<ChatLine, "who">, status: Status, isHost: boolean): readonly ModerationAction[] {
  const { who } = line;
  if (who === null || status.players.some((player) => player.you && player.who === who)) return [];
  // The host, number 0, can be hidden by others like anybody.
  if (!isHost || who === 0) return isHost ? [] : ["hide"];
  const guest = status.guests.find((one) => one.who === who);
  return ["hide", guest?.muted ? "unmute" : "mute", guest?.removed ? "readmit" : "remove"];
}

/** Return the actions that undo what was done about a person. */
export function actionsOnGuest(guest: Guest): readonly ModerationAction[] {
  const acts: ModerationAction[] = [];
  if (guest.hidden) acts.push("show");
  if (guest.muted) acts.push("unmute");
  if (guest.removed) acts.push("readmit");
  return acts;
}
