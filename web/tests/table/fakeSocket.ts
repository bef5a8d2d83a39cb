// A server at the other end of a fake socket, and tables to send.

import type { Offer, Do, FromClient, Scene, PlySeen, Snapshot, Status, ToClient, Update } from "../../src/messages";
import type { SocketLike } from "../../src/table/connection";

export class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null = null;
  readonly sent: FromClient[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }

  get commands(): readonly Do[] {
    return this.sent.filter((one) => one.type === "do");
  }

  count(type: FromClient["type"]): number {
    return this.sent.filter((one) => one.type === type).length;
  }
}

export const SCENE: Scene = { width: 1, height: 1, pieces: [], offers: [], notes: [], seats: [] };

export const offer = (move: string): Offer => ({ move, spots: [], say: { code: move, params: {} } });

export function ply(seat: number, move: string | null, ...codes: readonly string[]): PlySeen {
  const events = codes.map((code) => ({ code, rule: "G1" }));
  return { seat, move, how: "person", events };
}

export const STATUS: Status = {
  phase: "playing",
  players: [0, 1].map((seat) => ({ seat, kind: "person", name: `P${seat}`, level: 0, you: !seat, word: "", who: seat })),
  clocks: { at: 0, times: [], running: null },
  questions: [],
  undo: null,
  result: null,
  deal: { commitment: "c0", secret: null },
  rematch: null,
  muted: false,
  guests: [],
};

export function snapshot(seq: number, plies: readonly PlySeen[] = [], seat: number | null = 0): Snapshot {
  return {
    type: "snapshot",
    seq,
    seat,
    facts: {
      table: "t1",
      game: "gears",
      rules_version: 1,
      seats: 2,
      options: {},
      clock: { type: "none" },
      watching: {},
      chat: true,
      public: false,
      automatic: false,
      has_draws: false,
      hides: false,
      branched_from: null,
      given: 0,
      host: true,
      invitation: null,
    },
    status: STATUS,
    plies,
    chat: [],
    position: { ply: plies.length, mover: plies.length % 2, scene: SCENE, moves: null, plan: null },
  };
}

export function update(since: number, kept: number, ...plies: readonly PlySeen[]): Update {
  const at = kept + plies.length;
  const position = { ply: at, mover: at % 2, scene: SCENE, moves: null, plan: null };
  return { type: "update", since, seq: since + 1, kept, plies, chat: [], status: STATUS, position };
}
