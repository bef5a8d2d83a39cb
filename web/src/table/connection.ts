// The connection to a table: it reconnects, and neither loses nor repeats commands.

import { type Signal, signal } from "@preact/signals";

import type { Do, Fault, FromClient, Hello, Presence, Refusal, ToClient } from "../messages";
import { applyMessage, type TableState } from "./tableState";
import { isFinalClose, retryDelay } from "./retryDelay";

export type Command = Do["command"];

/** The result of a command. */
export type CommandResult =
  | { readonly type: "done" }
  | { readonly type: "refused"; readonly refusal: Refusal }
  | { readonly type: "failed"; readonly code: string; readonly problem: string };

export type ConnectionState =
  | { readonly is: "connecting" | "open" }
  /** Disconnected until a retry at *next*, by this device's clock; *reason* is the server's error code, if any. */
  | { readonly is: "lost"; readonly next: number; readonly reason: string }
  /** Closed for good; *reason* is the server's error code. */
  | { readonly is: "closed"; readonly reason: string };

/** The part of a WebSocket that we need. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface PendingCommand {
  readonly message: Do;
  readonly answer: (answer: CommandResult) => void;
  isSent: boolean;
}

/** After this much silence, a ping checks the connection. */
export const PING_INTERVAL_MS = 20_000;
/** How long the server may take to answer a ping or to let us in. */
export const ANSWER_TIMEOUT_MS = 8_000;
/** How long a connection must last before the next retry starts without backoff. */
const STABLE_AFTER_MS = 5_000;

type Timer = ReturnType<typeof setTimeout>;

export class TableConnection {
  readonly state: Signal<ConnectionState> = signal({ is: "connecting" });
  readonly table: Signal<TableState | null> = signal(null);
  readonly presence: Signal<Presence | null> = signal(null);
  /** How many commands are not answered yet. */
  readonly pendingCount: Signal<number> = signal(0);
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  clockOffset = 0;

  readonly #openSocket: () => SocketLike;
  readonly #watch: string;
  #seat: number | null = null;
  /** The seat to view from once all pending commands are answered. */
  #wantedSeat: number | null = null;
  #socket: SocketLike | null = null;
  #welcomedAt = 0;
  #failedTries = 0;
  #reason = "";
  #awaitsSnapshot = false;
  #needsSnapshot = true;
  #pingedAt = 0;
  #timer: Timer | undefined;
  readonly #retryTimers = new Set<Timer>();
  readonly #queue = new Map<string, PendingCommand>();

  constructor(open: () => SocketLike, watch = "") {
    this.#openSocket = open;
    this.#watch = watch;
  }

  /** Connect, or connect again. */
  connect(): void {
    this.#disconnect();
    this.state.value = { is: "connecting" };
    const socket = this.#openSocket();
    this.#socket = socket;
    socket.onopen = () => this.#sendHello();
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = ({ code, reason }) => this.#handleDrop(code, reason);
    this.#startTimeout(ANSWER_TIMEOUT_MS, () => this.#handleDrop(0, ""));
  }

  /** Disconnect for good. */
  close(): void {
    this.#disconnect();
    this.state.value = { is: "closed", reason: "" };
  }

  /** Send a command until it is answered, and return the result. */
  send(command: Command): Promise<CommandResult> {
    const { value } = this.state;
    if (value.is === "closed") return Promise.resolve({ type: "failed", code: value.reason, problem: "" });
    return new Promise((answer) => {
      const message: Do = { type: "do", id: newId(), command };
      this.#queue.set(message.id, { message, answer, isSent: false });
      this.pendingCount.value = this.#queue.size;
      this.#sendQueue();
    });
  }

  /** Switch to the view of another own seat once no command is pending. */
  viewFrom(seat: number | null): void {
    this.#wantedSeat = seat;
    this.#switchSeat();
  }

  #switchSeat(): void {
    // A command that is sent again must come from the seat it was meant for.
    if (this.#wantedSeat === this.#seat || this.#queue.size) return;
    this.#seat = this.#wantedSeat;
    this.restart();
  }

  /** Connect again as another person or with another view, starting from a snapshot. */
  restart(): void {
    this.#needsSnapshot = true;
    this.#failedTries = 0;
    if (this.state.value.is !== "closed") this.connect();
  }

  /** Retry immediately; if the connection seems open, check it. */
  retryNow(): void {
    if (this.state.value.is === "lost") this.connect();
    else if (this.state.value.is === "open") this.#ping();
  }

  // Incoming messages.

  #receive(data: unknown): void {
    const message = JSON.parse(String(data)) as ToClient;
    if (this.#welcomedAt) this.#startTimeout(PING_INTERVAL_MS, () => this.#ping());
    switch (message.type) {
      case "snapshot":
      case "update":
        if (message.type === "snapshot") this.#awaitsSnapshot = this.#needsSnapshot = false;
        this.#applyState(applyMessage(this.table.value, message, Date.now()));
        this.#noteWelcome();
        break;
      case "presence":
        this.presence.value = message;
        this.#noteWelcome();
        break;
      case "done":
        this.#resolve(message.id, { type: "done" });
        break;
      case "refused":
        this.#resolve(message.id, { type: "refused", refusal: message.refusal });
        break;
      case "pong":
        this.clockOffset = message.at - (this.#pingedAt + Date.now()) / 2;
        break;
      case "error":
        this.#handleFault(message);
    }
  }

  #applyState(state: TableState | null): void {
    if (state) this.table.value = state;
    else if (!this.#awaitsSnapshot) {
      this.#awaitsSnapshot = true;
      this.#send({ type: "look" });
    }
  }

  /** The server has let us in: send pending commands. */
  #noteWelcome(): void {
    if (this.#welcomedAt) return;
    this.#welcomedAt = Date.now();
    this.state.value = { is: "open" };
    this.#ping();
    this.#sendQueue();
  }

  #resolve(id: string, answer: CommandResult): void {
    const found = this.#queue.get(id);
    if (!found) return;
    this.#queue.delete(id);
    this.pendingCount.value = this.#queue.size;
    found.answer(answer);
    this.#switchSeat();
  }

  #handleFault({ code, problem, id, retry }: Fault): void {
    this.#reason = code;
    if (code === "too-fast" && retry !== null) this.#after(retry, () => (id ? this.#resendCommand(id) : this.#resendMessage()));
    else if (id) this.#resolve(id, { type: "failed", code, problem });
  }

  /** Send a message without an id again, which came too fast. */
  #resendMessage(): void {
    if (!this.#welcomedAt) this.#sendHello();
    else if (this.#awaitsSnapshot) this.#send({ type: "look" });
  }

  #resendCommand(id: string): void {
    const found = this.#queue.get(id);
    if (found && this.#welcomedAt) this.#send(found.message);
  }

  // Outgoing messages.

  #sendHello(): void {
    const seen = this.#needsSnapshot ? null : (this.table.value?.seq ?? null);
    const hello: Hello = { type: "hello", want: ["scene", "events"], seen, watch: this.#watch, seat: this.#seat };
    this.#send(hello);
  }

  #sendQueue(): void {
    if (!this.#welcomedAt) return;
    for (const pending of this.#queue.values()) {
      if (pending.isSent) continue;
      pending.isSent = true;
      this.#send(pending.message);
    }
  }

  #send(message: FromClient): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      // The socket is closing; pending commands are sent again after reconnecting.
    }
  }

  #ping(): void {
    this.#pingedAt = Date.now();
    this.#send({ type: "ping" });
    this.#startTimeout(ANSWER_TIMEOUT_MS, () => this.#handleDrop(0, ""));
  }

  // Timers.

  /** Call *otherwise* unless a message arrives within *timeout*. */
  #startTimeout(timeout: number, otherwise: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(otherwise, timeout);
  }

  #after(wait: number, then: () => void): void {
    const socket = this.#socket;
    const timer = setTimeout(() => {
      this.#retryTimers.delete(timer);
      if (socket === this.#socket) then();
    }, wait);
    this.#retryTimers.add(timer);
  }

  #handleDrop(code: number, closeReason: string): void {
    const reason = this.#reason || closeReason;
    if (this.#welcomedAt && Date.now() - this.#welcomedAt >= STABLE_AFTER_MS) this.#failedTries = 0;
    this.#disconnect();
    if (code === 4403 && reason === "not-your-eyes" && this.#seat !== null) return this.#leaveSeat(reason);
    if (code === 1009) this.#failAll("too-large");
    if (isFinalClose(code)) return this.#closeForGood(reason);
    const wait = retryDelay(this.#failedTries, code, Math.random());
    this.#failedTries += 1;
    this.state.value = { is: "lost", next: Date.now() + wait, reason };
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  /** We have lost the seat: go on with the view we are entitled to. */
  #leaveSeat(reason: string): void {
    this.#failAll(reason);
    this.#seat = this.#wantedSeat = null;
    this.restart();
  }

  #closeForGood(reason: string): void {
    this.state.value = { is: "closed", reason };
    this.#failAll(reason);
  }

  #failAll(code: string): void {
    for (const id of [...this.#queue.keys()]) this.#resolve(id, { type: "failed", code, problem: "" });
  }

  #disconnect(): void {
    clearTimeout(this.#timer);
    for (const timer of this.#retryTimers) clearTimeout(timer);
    this.#retryTimers.clear();
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomedAt = 0;
    this.#reason = "";
    this.#awaitsSnapshot = false;
    for (const pending of this.#queue.values()) pending.isSent = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** Return a unique id. crypto.randomUUID is missing on pages served by plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
