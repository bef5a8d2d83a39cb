// A table as this viewer knows it, made of snapshots and updates. Knows no socket and no screen.

import type { ChatLine, Event, PlySeen, Position, Scene, SceneChange, Snapshot, Update } from "../messages";

/** So many lines a snapshot has at most. */
const MAX_CHAT_LINES = 200;

export interface TableState extends Omit<Snapshot, "type"> {
  /** What led from the scene before to this one; nothing where it was not seen before. */
  readonly newEvents: readonly Event[];
  /** What was said since the state before. */
  readonly newChat: readonly ChatLine[];
  /** So many plies of before were taken back. */
  readonly undoneCount: number;
  /** When it was told, by this device's clock. */
  readonly receivedAt: number;
}

/** Put a message to what is known; null: they do not fit, ask for a snapshot. */
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

/** Whether these eyes saw the state before, too; where nothing is hidden, all see the same. */
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

/** The position after an update, its scene whole. */
function positionAfter(before: Position, after: Position | null): Position {
  if (!after?.change || !before.scene) return after ?? before;
  const { change, ...rest } = after;
  return { ...rest, scene: applySceneChange(before.scene, change) };
}

/** The scene that a change makes out of the one before; what did not change stays the same object. */
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

/** What there is now: runs of what there was before, and new things. */
const spliceRuns = <T extends object>(before: readonly T[], parts: readonly (T | Run)[]): readonly T[] =>
  parts.flatMap((part) => (isRun(part) ? before.slice(part[0], part[0] + part[1]) : [part]));

type Run = readonly [number, number];

const isRun = (part: object): part is Run => Array.isArray(part);

const NO_CHANGES = { newEvents: [], undoneCount: 0 } as const;

function changesSince(before: TableState, plies: readonly PlySeen[]): Pick<TableState, "newEvents" | "undoneCount"> {
  const kept = countKept(before.plies, plies);
  const undoneCount = before.plies.length - kept;
  // Backwards nothing moves: what is gone has no events any more.
  const newEvents = undoneCount ? [] : plies.slice(kept).flatMap((ply) => ply.events ?? []);
  return { newEvents, undoneCount };
}

/** How many plies of before still stand; a hidden one is the same when it is named later. */
function countKept(before: readonly PlySeen[], after: readonly PlySeen[]): number {
  const differs = before.findIndex((ply, at) => !isSame(ply, after[at]));
  return differs < 0 ? before.length : differs;
}

function isSame(one: PlySeen, other: PlySeen | undefined): boolean {
  if (!other || one.seat !== other.seat) return false;
  return one.move === null || one.move === other.move;
}
