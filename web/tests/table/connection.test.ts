import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { TableConnection, ANSWER_TIMEOUT_MS, PING_INTERVAL_MS } from "../../src/table/connection";
import { isFinalClose, retryDelay } from "../../src/table/retryDelay";
import { FakeSocket, ply, snapshot, update } from "./fakeSocket";

const wires: FakeSocket[] = [];
const last = (): FakeSocket => wires.at(-1)!;
const say = { type: "say", text: "hello" } as const;
const LONG = 60_000;

function connected(): TableConnection {
  const link = new TableConnection(() => {
    wires.push(new FakeSocket());
    return last();
  });
  link.connect();
  last().onopen?.();
  last().say(snapshot(4));
  return link;
}

function comeBack(seq = 4): void {
  vi.advanceTimersToNextTimer();
  last().onopen?.();
  last().say(snapshot(seq));
}

beforeEach(() => {
  vi.useFakeTimers();
  wires.length = 0;
});
afterEach(() => void vi.useRealTimers());

describe("a line to a table", () => {
  test("says hello, is let in and is open", () => {
    const link = connected();

    expect(last().sent[0]).toEqual({ type: "hello", want: ["scene", "events"], seen: null, watch: "", seat: null });
    expect(link.state.value).toEqual({ is: "open" });
    expect(link.table.value?.seq).toBe(4);
  });

  test("sends no command before it is let in", () => {
    const link = new TableConnection(() => (wires.push(new FakeSocket()), last()));
    link.connect();
    void link.send(say);
    last().onopen?.();
    expect(last().commands).toHaveLength(0);

    last().say(snapshot(4));

    expect(last().commands).toHaveLength(1);
  });

  test("answers a command once, whatever was refused or done", async () => {
    const link = connected();
    const [first, second] = [link.send(say), link.send(say)];
    const [one, two] = last().commands;
    const refusal = { code: "no-chat", rule: "T12" };

    last().say({ type: "done", id: one!.id, seq: 5 });
    last().say({ type: "refused", id: two!.id, refusal, seq: 5 });
    last().say({ type: "done", id: one!.id, seq: 5 });

    expect(await first).toEqual({ type: "done" });
    expect(await second).toEqual({ type: "refused", refusal });
    expect(link.pendingCount.value).toBe(0);
  });

  test("comes back after a drop with what it has seen", () => {
    const link = connected();
    last().say(update(4, 0, ply(0, "e3")));
    last().drop();
    expect(link.state.value.is).toBe("lost");

    vi.advanceTimersToNextTimer();
    last().onopen?.();

    expect(wires).toHaveLength(2);
    expect(last().sent[0]).toMatchObject({ type: "hello", seen: 5 });
    last().say({ type: "presence", seats: [0], watching: 0 });
    expect(link.state.value.is).toBe("open");
    expect(link.table.value?.plies).toHaveLength(1);
  });

  test("sends what was not answered again under the same id, and nothing else", async () => {
    const link = connected();
    const [first, second] = [link.send(say), link.send(say)];
    const before = last().commands;
    last().say({ type: "done", id: before[0]!.id, seq: 5 });
    last().drop();

    comeBack();

    expect(last().commands).toEqual([before[1]]);
    last().say({ type: "done", id: before[1]!.id, seq: 6 });
    expect(await Promise.all([first, second])).toEqual([{ type: "done" }, { type: "done" }]);
  });

  test("loses and doubles nothing, at whichever step it drops", async () => {
    const steps = [
      () => {},
      () => last().onopen?.(),
      () => last().say(snapshot(4)),
      () => last().say({ type: "presence", seats: [], watching: 1 }),
    ];
    for (let dropped = 0; dropped <= steps.length; dropped += 1) {
      const link = connected();
      const answer = link.send(say);
      const { id } = last().commands[0]!;
      last().drop();
      vi.advanceTimersToNextTimer();
      for (const step of steps.slice(0, dropped)) step();
      last().drop();
      comeBack();
      expect(last().commands.map((one) => one.id)).toEqual([id]);
      last().say({ type: "done", id, seq: 5 });
      last().drop();
      comeBack();
      expect(last().commands).toEqual([]);
      expect(await answer).toEqual({ type: "done" });
      link.close();
    }
  });

  test("keeps what is asked for while it is away", () => {
    const link = connected();
    last().drop();
    void link.send(say);
    expect(link.pendingCount.value).toBe(1);

    comeBack();

    expect(last().commands).toHaveLength(1);
  });

  test("sends a command again after the time that it is told when it was too fast", () => {
    const link = connected();
    void link.send(say);
    const { id } = last().commands[0]!;
    last().say({ type: "error", code: "too-fast", problem: "", id, retry: 300 });
    expect(last().commands).toHaveLength(1);

    vi.advanceTimersByTime(300);

    expect(last().commands.map((one) => one.id)).toEqual([id, id]);
  });

  test("says hello again when that was too fast", () => {
    const link = new TableConnection(() => (wires.push(new FakeSocket()), last()));
    link.connect();
    last().onopen?.();
    last().say({ type: "error", code: "too-fast", problem: "", id: "", retry: 300 });

    vi.advanceTimersByTime(300);

    expect(last().count("hello")).toBe(2);
  });

  test("tells of a command that cannot be understood", async () => {
    const link = connected();
    const answer = link.send(say);
    last().say({ type: "error", code: "bad-message", problem: "what?", id: last().commands[0]!.id, retry: null });

    expect(await answer).toEqual({ type: "failed", code: "bad-message", problem: "what?" });
  });

  test("asks for a snapshot once when something does not fit", () => {
    const link = connected();
    last().say(update(7, 0, ply(0, "e3")));
    last().say(update(8, 0, ply(0, "e3")));
    expect(last().count("look")).toBe(1);

    last().say(snapshot(9, [ply(0, "e3")]));

    expect(link.table.value?.seq).toBe(9);
    last().say(update(12, 0));
    expect(last().count("look")).toBe(2);
  });

  test("notices a dead line by silence", () => {
    const link = connected();
    last().say({ type: "pong", at: 0 });
    vi.advanceTimersByTime(PING_INTERVAL_MS);
    expect(last().count("ping")).toBe(2);
    expect(link.state.value.is).toBe("open");

    vi.advanceTimersByTime(ANSWER_TIMEOUT_MS);

    expect(link.state.value.is).toBe("lost");
    expect(wires[0]!.isClosed).toBe(true);
  });

  test("gives up a socket that never opens, and tries another", () => {
    const link = new TableConnection(() => (wires.push(new FakeSocket()), last()));
    link.connect();
    vi.advanceTimersByTime(ANSWER_TIMEOUT_MS);

    expect(link.state.value.is).toBe("lost");
    vi.advanceTimersToNextTimer();
    expect(wires).toHaveLength(2);
  });

  test("comes back at once when it is told to hurry", () => {
    const link = connected();
    last().drop();

    link.retryNow();

    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(ANSWER_TIMEOUT_MS - 1);
    expect(wires).toHaveLength(2);
  });

  test.each([4401, 4403, 4404])("does not come back after %i, and tells why", async (code) => {
    const link = connected();
    const answer = link.send(say);
    last().say({ type: "error", code: "no-looking-on", problem: "", id: "", retry: null });
    last().drop(code, "x");
    vi.advanceTimersByTime(LONG);

    expect(wires).toHaveLength(1);
    expect(link.state.value).toEqual({ is: "closed", reason: "no-looking-on" });
    expect(await answer).toMatchObject({ type: "failed" });
    expect(await link.send(say)).toMatchObject({ type: "failed" });
  });

  test("tells why it was dropped, where the server said so", () => {
    const link = connected();
    last().say({ type: "error", code: "damaged", problem: "", id: "", retry: null });
    last().drop(1013, "damaged");

    expect(link.state.value).toMatchObject({ is: "lost", reason: "damaged" });
  });

  test.each([1012, 1013, 4408, 4409, 4429])("comes back after %i", (code) => {
    connected();
    last().drop(code);
    vi.advanceTimersByTime(20_000);

    expect(wires.length).toBeGreaterThan(1);
  });

  test("looks from another seat with a new socket that has seen nothing", () => {
    const link = connected();
    link.viewFrom(1);
    last().onopen?.();

    expect(wires[0]!.isClosed).toBe(true);
    expect(last().sent[0]).toMatchObject({ seat: 1, seen: null });
    link.viewFrom(1);
    expect(wires).toHaveLength(2);
  });

  test("changes seats only when all that was asked for from the old one is answered", () => {
    const link = connected();
    void link.send(say);
    const { id } = last().commands[0]!;
    link.viewFrom(1);
    expect(wires).toHaveLength(1);
    last().drop();
    comeBack();
    expect(last().sent[0]).toMatchObject({ seat: null });

    last().say({ type: "done", id, seq: 5 });
    last().onopen?.();

    expect(last().sent[0]).toMatchObject({ seat: 1, seen: null });
  });

  test("looks with the eyes it has when a seat is not its own any more", () => {
    const link = connected();
    link.viewFrom(1);
    last().onopen?.();
    last().say({ type: "error", code: "not-your-eyes", problem: "", id: "", retry: null });
    last().drop(4403, "not-your-eyes");
    last().onopen?.();

    expect(last().sent[0]).toMatchObject({ seat: null });
    expect(link.state.value.is).toBe("connecting");
  });

  test("knows how far the server's clock is ahead", () => {
    vi.setSystemTime(1_000);
    const link = connected();
    vi.setSystemTime(1_100);
    last().say({ type: "pong", at: 5_050 });

    expect(link.clockOffset).toBe(4_000);
  });

  test("is silent when it has been closed", () => {
    const link = connected();
    link.close();
    vi.advanceTimersByTime(LONG);

    expect(wires).toHaveLength(1);
    expect(link.state.value.is).toBe("closed");
  });
});

describe("pauses before coming back", () => {
  test("grow, are spread, and have an end", () => {
    expect(retryDelay(0, 1006, 1)).toBe(400);
    expect(retryDelay(0, 1006, 0)).toBe(200);
    expect(retryDelay(3, 1006, 1)).toBe(3_200);
    expect(retryDelay(30, 1006, 1)).toBe(10_000);
  });

  test("are long when we were too many", () => {
    expect(retryDelay(0, 4429, 0)).toBeGreaterThanOrEqual(10_000);
    expect(isFinalClose(4429)).toBe(false);
  });
});
