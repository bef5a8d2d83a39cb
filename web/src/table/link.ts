// The line to a table: comes back by itself after a drop, and loses and doubles nothing.

import { type Signal, signal } from "@preact/signals";

import type { Do, Fault, FromClient, Hello, Presence, Refusal, ToClient } from "../messages";
import { fold, type TableState } from "./fold";
import { newId } from "./ids";
import { isFinal, pauseBefore } from "./pauses";

export type Command = Do["command"];

/** What became of a command. */
export type Answer =
  | { readonly type: "done" }
  | { readonly type: "refused"; readonly refusal: Refusal }
  | { readonly type: "failed"; readonly code: string; readonly problem: string };

export type LineState =
  | { readonly is: "connecting" | "open" }
  /** Tried again at *next*, by this device's clock; *why* is the code of what the server said, if it did. */
  | { readonly is: "lost"; readonly next: number; readonly why: string }
  /** For good; *why* is the code of what the server said. */
  | { readonly is: "closed"; readonly why: string };

/** What we need of a WebSocket. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Waiting {
  readonly message: Do;
  readonly answer: (answer: Answer) => void;
  isSent: boolean;
}

/** After so long without a word we ask whether the server is there. */
export const QUIET = 20_000;
/** So long it may take to answer that, or to let us in. */
export const PATIENCE = 8_000;
/** A line that held so long was a good one. */
const GOOD = 5_000;

type Timer = ReturnType<typeof setTimeout>;

export class Link {
  readonly line: Signal<LineState> = signal({ is: "connecting" });
  readonly table: Signal<TableState | null> = signal(null);
  readonly presence: Signal<Presence | null> = signal(null);
  /** How many commands have no answer yet. */
  readonly waiting: Signal<number> = signal(0);
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset = 0;

  readonly #open: () => Wire;
  readonly #watch: string;
  #seat: number | null = null;
  /** The seat to look from next, when all that was asked for from this one is answered. */
  #next: number | null = null;
  #wire: Wire | null = null;
  #entered = 0;
  #tries = 0;
  #why = "";
  #isLooking = false;
  #isFresh = true;
  #pinged = 0;
  #timer: Timer | undefined;
  readonly #again = new Set<Timer>();
  readonly #queue = new Map<string, Waiting>();

  constructor(open: () => Wire, watch = "") {
    this.#open = open;
    this.#watch = watch;
  }

  /** Begin. */
  connect(): void {
    this.#hangUp();
    this.line.value = { is: "connecting" };
    const wire = this.#open();
    this.#wire = wire;
    wire.onopen = () => this.#hello();
    wire.onmessage = ({ data }) => this.#hear(data);
    wire.onclose = ({ code, reason }) => this.#dropped(code, reason);
    this.#expect(PATIENCE, () => this.#dropped(0, ""));
  }

  /** End it for good. */
  close(): void {
    this.#hangUp();
    this.line.value = { is: "closed", why: "" };
  }

  /** Have something done; it is sent until it is answered. */
  do(command: Command): Promise<Answer> {
    const { value } = this.line;
    if (value.is === "closed") return Promise.resolve({ type: "failed", code: value.why, problem: "" });
    return new Promise((answer) => {
      const message: Do = { type: "do", id: newId(), command };
      this.#queue.set(message.id, { message, answer, isSent: false });
      this.waiting.value = this.#queue.size;
      this.#sendQueue();
    });
  }

  /** Look with the eyes of another own seat, as soon as nothing waits for an answer. */
  lookFrom(seat: number | null): void {
    this.#next = seat;
    this.#turn();
  }

  #turn(): void {
    // What is sent again must come from the seat it was meant for.
    if (this.#next === this.#seat || this.#queue.size) return;
    this.#seat = this.#next;
    this.anew();
  }

  /** Come again as somebody else, or with other eyes: what was seen counts no more. */
  anew(): void {
    this.#isFresh = true;
    this.#tries = 0;
    if (this.line.value.is !== "closed") this.connect();
  }

  /** Do not wait any longer; if the line seems to hold, see whether it does. */
  hurry(): void {
    if (this.line.value.is === "lost") this.connect();
    else if (this.line.value.is === "open") this.#ping();
  }

  // ---- in

  #hear(data: unknown): void {
    const message = JSON.parse(String(data)) as ToClient;
    if (this.#entered) this.#expect(QUIET, () => this.#ping());
    switch (message.type) {
      case "snapshot":
      case "update":
        if (message.type === "snapshot") this.#isLooking = this.#isFresh = false;
        this.#take(fold(this.table.value, message, Date.now()));
        this.#enter();
        break;
      case "presence":
        this.presence.value = message;
        this.#enter();
        break;
      case "done":
        this.#answered(message.id, { type: "done" });
        break;
      case "refused":
        this.#answered(message.id, { type: "refused", refusal: message.refusal });
        break;
      case "pong":
        this.offset = message.at - (this.#pinged + Date.now()) / 2;
        break;
      case "error":
        this.#wrong(message);
    }
  }

  #take(state: TableState | null): void {
    if (state) this.table.value = state;
    else if (!this.#isLooking) {
      this.#isLooking = true;
      this.#send({ type: "look" });
    }
  }

  /** The server has let us in: what waits may be sent. */
  #enter(): void {
    if (this.#entered) return;
    this.#entered = Date.now();
    this.line.value = { is: "open" };
    this.#ping();
    this.#sendQueue();
  }

  #answered(id: string, answer: Answer): void {
    const found = this.#queue.get(id);
    if (!found) return;
    this.#queue.delete(id);
    this.waiting.value = this.#queue.size;
    found.answer(answer);
    this.#turn();
  }

  #wrong({ code, problem, id, retry }: Fault): void {
    this.#why = code;
    if (code === "too-fast" && retry !== null) this.#later(retry, () => (id ? this.#sendAgain(id) : this.#sayAgain()));
    else if (id) this.#answered(id, { type: "failed", code, problem });
  }

  /** Whatever it was that came too fast and has no id. */
  #sayAgain(): void {
    if (!this.#entered) this.#hello();
    else if (this.#isLooking) this.#send({ type: "look" });
  }

  #sendAgain(id: string): void {
    const found = this.#queue.get(id);
    if (found && this.#entered) this.#send(found.message);
  }

  // ---- out

  #hello(): void {
    const seen = this.#isFresh ? null : (this.table.value?.seq ?? null);
    const hello: Hello = { type: "hello", want: ["scene", "events"], seen, watch: this.#watch, seat: this.#seat };
    this.#send(hello);
  }

  #sendQueue(): void {
    if (!this.#entered) return;
    for (const one of this.#queue.values()) {
      if (one.isSent) continue;
      one.isSent = true;
      this.#send(one.message);
    }
  }

  #send(message: FromClient): void {
    try {
      this.#wire?.send(JSON.stringify(message));
    } catch {
      // It is closing; what matters is sent again when we are back.
    }
  }

  #ping(): void {
    this.#pinged = Date.now();
    this.#send({ type: "ping" });
    this.#expect(PATIENCE, () => this.#dropped(0, ""));
  }

  // ---- time

  /** Expect a word within so long. */
  #expect(patience: number, otherwise: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(otherwise, patience);
  }

  #later(wait: number, then: () => void): void {
    const wire = this.#wire;
    const timer = setTimeout(() => {
      this.#again.delete(timer);
      if (wire === this.#wire) then();
    }, wait);
    this.#again.add(timer);
  }

  #dropped(code: number, reason: string): void {
    const why = this.#why || reason;
    if (this.#entered && Date.now() - this.#entered >= GOOD) this.#tries = 0;
    this.#hangUp();
    if (code === 4403 && why === "not-your-eyes" && this.#seat !== null) return this.#lost(why);
    if (code === 1009) this.#failAll("too-large");
    if (isFinal(code)) return this.#end(why);
    const wait = pauseBefore(this.#tries, code, Math.random());
    this.#tries += 1;
    this.line.value = { is: "lost", next: Date.now() + wait, why };
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  /** The seat is not ours any more: look with the eyes we have. */
  #lost(why: string): void {
    this.#failAll(why);
    this.#seat = this.#next = null;
    this.anew();
  }

  #end(why: string): void {
    this.line.value = { is: "closed", why };
    this.#failAll(why);
  }

  #failAll(code: string): void {
    for (const id of [...this.#queue.keys()]) this.#answered(id, { type: "failed", code, problem: "" });
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    for (const timer of this.#again) clearTimeout(timer);
    this.#again.clear();
    const wire = this.#wire;
    this.#wire = null;
    this.#entered = 0;
    this.#why = "";
    this.#isLooking = false;
    for (const one of this.#queue.values()) one.isSent = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}
