import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import type { Question, Status } from "../../src/messages";
import type { TableContext } from "../../src/table/tableContext";
import { Curtain } from "../../src/table/Curtain";
import { PlayerActions, Proposals, UndoButtons } from "../../src/table/PlayerActions";
import { applyMessage } from "../../src/table/tableState";
import { type Command, TableConnection } from "../../src/table/connection";
import { Log } from "../../src/table/Log";
import { Stepper, type Step } from "../../src/table/Stepper";
import { setWords } from "../../src/words";
import { FakeSocket, ply, snapshot, STATUS } from "./fakeSocket";

let root: HTMLElement;
const sent: Command[] = [];

beforeAll(() =>
  setWords(
    "en",
    `
page-agree = Agree
page-decline = Decline
page-withdraw = Withdraw
page-resign = Resign
page-undo-free = Take back
web-undo-turn = Take back the turn
page-asks-draw = { $name } offers a draw.
web-waits-for = Waiting for { $names }.
web-resign-sure = Sure?
web-open-rule = Rule { $rule }
web-log-all = All { $plies }
page-to-ply = To ply { $ply }
web-curtain-show = Show
web-step-on = On
web-step-last = Last
page-ply = { $ply } of { $plies }
web-ply = ply { $ply }
`,
  ),
);
beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  sent.length = 0;
});
afterEach(() => {
  render(null, root);
  root.remove();
});

function at(status: Partial<Status> = {}): TableContext {
  const state = applyMessage(null, { ...snapshot(4), status: { ...STATUS, ...status } }, 0)!;
  const act = async (command: Command) => (sent.push(command), true);
  return { state, connection: new TableConnection(() => new FakeSocket()), game: "", refused: signal(null), openRule: () => undefined, act, isOver: status.phase === "over", tab: signal("log") };
}

const show = (node: Parameters<typeof render>[0]) => act(() => render(node, root));
const button = (text: string) => [...root.querySelectorAll("button")].find((one) => one.textContent!.trim() === text);
const click = (text: string) => act(() => button(text)!.click());

const question = (seat: number, ...waiting: number[]): Question => ({ proposal: 7, kind: "draw", seat, waiting, ply: null, target: null, level: null });

describe("a question of another player", () => {
  test("is answered with one click", async () => {
    await show(<Proposals at={at({ questions: [question(1, 0)] })} />);
    expect(root.textContent).toContain("P1 offers a draw.");

    await click("Agree");
    await click("Decline");

    expect(sent).toEqual([
      { type: "agree", proposal: 7 },
      { type: "decline", proposal: 7 },
    ]);
  });

  test("of my own can be withdrawn, and tells whom it waits for", async () => {
    await show(<Proposals at={at({ questions: [question(0, 1)] })} />);

    expect(root.textContent).toContain("Waiting for P1.");
    expect(button("Agree")).toBeUndefined();
    expect(button("Withdraw")).toBeDefined();
  });
});

describe("what may be done", () => {
  test("is not more than the table says", async () => {
    await show(<UndoButtons at={at()} />);
    expect(root.textContent).toBe("");

    await show(<UndoButtons at={at({ undo: { how: "free", ply: 3 } })} />);
    await click("Take back");

    expect(sent).toEqual([{ type: "undo", ply: 3 }]);
    expect(button("Take back the turn")).toBeUndefined();
  });

  test("takes a whole turn back where the table says so", async () => {
    await show(<UndoButtons at={at({ undo: { how: "free", ply: 3, turn: 1 } })} />);
    await click("Take back the turn");

    expect(sent).toEqual([{ type: "undo", ply: 1 }]);
  });

  test("asks before somebody gives up", async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    await show(<PlayerActions at={at()} />);
    await click("Resign");
    expect(sent).toEqual([]);

    await act(() => root.querySelector<HTMLButtonElement>("dialog .main")!.click());

    expect(sent).toEqual([{ type: "resign" }]);
  });
});

describe("the log", () => {
  const plies = Array.from({ length: 60 }, (_, at) => ply(at % 2, `m${at + 1}`, "placed"));
  const props = { game: "", plies, name: (seat: number) => `P${seat}`, plyHref: (to: number) => `/t/x?ply=${to}` };
  const numbers = () => [...root.querySelectorAll(".number")].map((one) => Number(one.textContent));

  test("shows the newest first, and all when asked to", async () => {
    await show(<Log {...props} openRule={() => undefined} />);
    expect(numbers().slice(0, 2)).toEqual([60, 59]);
    expect(numbers().length).toBeLessThan(60);

    await click("All 60");

    expect(numbers()).toHaveLength(60);
  });

  test("has the ply that is shown in it", async () => {
    await show(<Log {...props} openRule={() => undefined} here={10} />);

    expect(root.querySelector("[aria-current=step]")?.textContent).toBe("10");
  });

  test("tells last how it ended", async () => {
    const end = { say: { code: "won", params: {} }, rule: "G9", scores: [1, 0], winners: [0] };
    await show(<Log {...props} openRule={() => undefined} end={end} />);

    expect(root.querySelector(".log li")?.classList).toContain("ended");
  });

  test("opens rules", async () => {
    const openRule = vi.fn();
    await show(<Log {...props} openRule={openRule} />);
    await act(() => root.querySelector<HTMLButtonElement>(".rule-tag")!.click());

    expect(openRule).toHaveBeenCalledWith("G1");
  });
});

describe("the way through the plies", () => {
  const went = vi.fn();
  const go = (step: Step) => went(step(2));
  const props = { ply: 2, plies: 9, inWords: "", isReady: true, go };

  test("goes by arrow keys", async () => {
    await show(<Stepper {...props} isHidden={false} />);
    for (const key of ["ArrowRight", "ArrowLeft", "Home", "End"]) dispatchEvent(new KeyboardEvent("keydown", { key }));

    expect(went.mock.calls.map(([to]) => to as number)).toEqual([3, 1, 0, 9]);
  });

  test("plays by itself, the first step at once", async () => {
    went.mockClear();
    await show(<Stepper {...props} isHidden={false} />);
    await act(() => root.querySelector<HTMLButtonElement>("[aria-pressed]")!.click());

    expect(went).toHaveBeenCalledWith(3);
  });

  test("hides how long the game is", async () => {
    await show(<Stepper {...props} isHidden />);
    went.mockClear();
    dispatchEvent(new KeyboardEvent("keydown", { key: "End" }));

    expect(went).not.toHaveBeenCalled();
    expect(root.textContent).toContain("ply 2");
    expect(root.textContent).not.toContain("9");
    expect(root.querySelector("input")).toBeNull();
  });
});

describe("the curtain", () => {
  test("is drawn by whoever is next", async () => {
    const shown = vi.fn();
    await show(<Curtain seat={1} name="Bo" show={shown} />);
    await click("Show");

    expect(shown).toHaveBeenCalled();
  });
});
