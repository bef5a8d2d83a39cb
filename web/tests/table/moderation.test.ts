import { expect, test } from "vitest";

import type { Guest, Player, Status } from "../../src/messages";
import { actionsOnGuest, actionsOnSpeaker } from "../../src/table/moderation";

const guest = (who: number, more: Partial<Guest>): Guest => ({ who, name: "Cy", muted: false, removed: false, hidden: false, ...more });
const player = (who: number, you: boolean): Player => ({ seat: 0, kind: "person", name: "Ada", level: 0, you, word: "", who });
const status = (players: readonly Player[], guests: readonly Guest[] = []): Status => ({ players, guests }) as unknown as Status;

test("anybody may mute a person for themselves, and only the host for all", () => {
  expect(actionsOnSpeaker({ who: 2 }, status([player(1, true)]), false)).toEqual(["hide"]);
  expect(actionsOnSpeaker({ who: 2 }, status([player(0, true)]), true)).toEqual(["hide", "mute", "remove"]);
});

test("nothing is done about oneself or the operator, and the host is only hidden", () => {
  expect(actionsOnSpeaker({ who: 1 }, status([player(1, true)]), false)).toEqual([]);
  expect(actionsOnSpeaker({ who: null }, status([]), true)).toEqual([]);
  expect(actionsOnSpeaker({ who: 0 }, status([]), false)).toEqual(["hide"]);
  expect(actionsOnSpeaker({ who: 0 }, status([]), true)).toEqual([]);
});

test("what was done can be undone, at the line and in the list", () => {
  const cy = guest(2, { muted: true, removed: true });

  expect(actionsOnSpeaker({ who: 2 }, status([], [cy]), true)).toEqual(["hide", "unmute", "readmit"]);
  expect(actionsOnGuest(cy)).toEqual(["unmute", "readmit"]);
  expect(actionsOnGuest(guest(2, { hidden: true }))).toEqual(["show"]);
});
