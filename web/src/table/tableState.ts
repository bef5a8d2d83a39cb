// A table as this viewer knows it, built from snapshots and updates. Independent of sockets and screens.

import type { ChatLine, Event, PlySeen, Position, Scene, SceneChange, Snapshot, Update } from "../messages";

/** Maximum number of chat lines in a snapshot. */
const MAX_CHAT_LINES = 200;

export interface TableState extends Omit<Snapshot, "type"> {
  /** Events between the previous scene and this one; empty if the viewer did not see it. */
  readonly newEvents: readonly Event[];
  /** Chat since the previous state. */
  readonly newChat: readonly ChatLine[];
  /** How many plies of the previous state were undone. */
  readonly undoneCount: number;
  /** When the last message arrived, by this device's clock. */
  readonly receivedAt: number;
}

/** Return the table after a message; null if it does not fit, which calls for a snapshot. */
export function applyMessage(before: TableState | null, message: Snapshot | Update, now: number): TableState | null {
  if (message.type === "snapshot") return fromSnapshot(before, message, now);
  if (!before) return null;
  if (message.seq <= before.seq) return before;
  return continues(before, message) ? withUpdate(before, message, now) : null;
}

function continues(before: TableState, message: Update): boolean {
  if (message.since !== before.seq || message.kept > before.plies.length) return false;
  if (message.position?.change && !before.position.scene) return false;
  const { ply } = message.position ?? before.position;
  return ply === message.kept + message.plies.length;
}

function fromSnapshot(before: TableState | null, message: Snapshot, now: number): TableState {
  const { seq, seat, facts, status, plies, chat, position } = message;
  const known = before && showsSameView(before, message) ? before : null;
  const news = known ? changesSince(known, plies) : NO_CHANGES;
  const newChat = known ? chat.filter((line) => line.seq > known.seq) : [];
  return { seq, seat, facts, status, plies, chat, position, ...news, newChat, receivedAt: now };
}

/** Whether this viewer has seen the previous state; without secrets, everybody sees the same. */
const showsSameView = (before: TableState, { seat, facts }: Snapshot): boolean =>
  before.facts.table === facts.table && (before.seat === seat || !facts.hides);

function withUpdate(before: TableState, message: Update, now: number): TableState {
  const { seq, status, chat: newChat } = message;
  const plies = [...before.plies.slice(0, message.kept), ...message.plies];
  const position = positionAfter(before.position, message.position);
  const chat = newChat.length ? [...before.chat, ...newChat].slice(-MAX_CHAT_LINES) : before.chat;
  const news = changesSince(before, plies);
  return { ...before, seq, status, plies, chat, position, ...news, newChat, receivedAt: now };
}

/** Return the position after an update, with its complete scene. */
function positionAfter(before: Position, after: Position | null): Position {
  if (!after?.change || !before.scene) return after ?? before;
  const { change, ...rest } = after;
  return { ...rest, scene: applySceneChange(before.scene, change) };
}

/** Return the scene after a change; unchanged pieces stay the same objects. */
export function applySceneChange(before: Scene, change: SceneChange): Scene {
  const { offers = [], marks = {}, seats = before.seats } = change;
  const [width, height] = change.size ?? [before.width, before.height];
  const notes = change.notes ? spliceRuns(before.notes ?? [], change.notes) : before.notes;
  const changes = new Map((change.changes ?? []).map((one) => [one.id, one]));
  const pieces = spliceRuns(before.pieces, change.pieces).map((piece) => {
    const one = changes.get(piece.id);
    return one ? { ...piece, ...one } : piece;
  });
  return { width, height, pieces, offers, marks, ...(notes && { notes }), ...(seats && { seats }) };
}

/** Return the new list: runs of the old one, and new items. */
const spliceRuns = <T extends object>(before: readonly T[], parts: readonly (T | Run)[]): readonly T[] =>
  parts.flatMap((part) => (isRun(part) ? before.slice(part[0], part[0] + part[1]) : [part]));

type Run = readonly [number, number];

const isRun = (part: object): part is Run => Array.isArray(part);

const NO_CHANGES = { newEvents: [], undoneCount: 0 } as const;

function changesSince(before: TableState, plies: readonly PlySeen[]): Pick<TableState, "newEvents" | "undoneCount"> {
  const kept = countKept(before.plies, plies);
  const undoneCount = before.plies.length - kept;
  // An undo has no motion: undone plies have no events.
  const newEvents = undoneCount ? [] : plies.slice(kept).flatMap((ply) => ply.events ?? []);
  return { newEvents, undoneCount };
}

/** Return how many plies are unchanged; a hidden move may be revealed later. */
function countKept(before: readonly PlySeen[], after: readonly PlySeen[]): number {
  const differs = before.findIndex((ply, at) => !isSame(ply, after[at]));
  return differs < 0 ? before.length : differs;
}

function isSame(one: PlySeen, other: PlySeen | undefined): boolean {
  if (!other || one.seat !== other.seat) return false;
  return one.move === null || one.move === other.move;
}
