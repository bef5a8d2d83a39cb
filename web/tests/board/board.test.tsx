import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Board, type BoardProps } from "../../src/board/Board";
import type { Offer, Scene, Piece, Why } from "../../src/messages";
import { settings } from "../../src/settings";
import { setWords } from "../../src/words";

vi.mock("virtual:art", () => ({ default: "art.svg" }));

const piece = (id: string, x: number, y = 0): Piece => ({ id, art: "card", x, y, say: { code: "piece", params: { id } } });
const offer = (move: string, spots: string[], marks: string[] = []): Offer => ({ move, spots, marks, say: { code: "does", params: { move } } });
const SCENE: Scene = {
  width: 9,
  height: 9,
  pieces: [piece("a", 1, 1), piece("b", 3, 1), piece("x", 1, 5), piece("y", 3, 5), piece("stone", 7, 7)],
  offers: [offer("ax", ["a", "x"]), offer("ay", ["a", "y"], ["loses"]), offer("bx", ["b", "x"])],
  notes: [],
  seats: [],
};
const WORDS = `
piece = Piece { $id }
does = Play { $move }
no = Not so!
web-board-keys = Board
web-spot = { $piece }: { $does }
web-spot-chosen = { $piece }, chosen
web-spot-leads = { $count } moves
web-choose-next = { $count } left
web-choose-of = Choose { $pieces }
list-and = { $list } and { $item }
web-asked = { $does }?
web-play = Play
web-back = Back
web-open-rule = Rule { $rule }
mark-loses = loses
web-offer-marked = { $does } ({ $marks })
`;

let root: HTMLElement;
const played: string[] = [];
const rules: string[] = [];

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => new Response('<svg xmlns="http://www.w3.org/2000/svg"><g id="card"><rect/></g></svg>'));
  setWords("en", WORDS);
  setWords("en", WORDS, "game");
  played.length = rules.length = 0;
  root = document.createElement("div");
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
  settings.confirm.value = false;
});

const refusal: Why = { move: "", problem: "", refusal: { code: "no", rule: "G5" } };

async function show(more: Partial<BoardProps> = {}): Promise<void> {
  const props: BoardProps = {
    scene: SCENE,
    game: "game",
    ply: 3,
    newEvents: [],
    play: ({ move }) => played.push(move),
    whyNot: async () => refusal,
    openRule: (rule) => rules.push(rule),
    ...more,
  };
  await act(() => render(<Board {...props} />, root));
  await vi.waitFor(() => expect(root.querySelector(".marks")).not.toBeNull(), 300_000);
  await act(() => undefined);
}

const marks = (kind = ""): (string | null)[] => [...root.querySelectorAll(`.mark${kind}`)].map((one) => one.getAttribute("data-spot"));
const mark = (id: string): SVGElement => root.querySelector<SVGElement>(`[data-spot="${id}"]`)!;
const click = (id: string): Promise<void> => act(() => void mark(id).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 })));
const key = (name: string): Promise<void> =>
  act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true })));
const bar = (): string => root.querySelector(".board-bar")!.textContent!;
const press = (name: string): Promise<void> =>
  act(() => [...root.querySelectorAll("button")].find((button) => button.textContent!.trim() === name)!.click());

describe("the board", () => {
  test("marks what can be chosen, and says what it does", async () => {
    await show();
    expect(marks()).toEqual(["a", "b"]);
    expect(mark("a").getAttribute("aria-label")).toBe("Piece a: 2 moves");
  });

  test("narrows and plays", async () => {
    await show();
    await click("a");
    expect(marks(".chosen")).toEqual(["a"]);
    expect(marks(".open")).toEqual(["x", "y"]);
    expect(mark("y").getAttribute("aria-label")).toBe("Piece y: Play ay (loses)");
    await click("x");
    expect(played).toEqual(["ax"]);
    expect(marks(".chosen")).toEqual([]);
  });

  test("asks before a move that loses, and goes back", async () => {
    await show();
    await click("a");
    await click("y");
    expect(played).toEqual([]);
    expect(bar()).toContain("Play ay");
    await press("Back");
    expect(marks(".chosen")).toEqual(["a"]);
    await click("y");
    await press("Play");
    expect(played).toEqual(["ay"]);
  });

  test("asks before every move for those who wish it", async () => {
    settings.confirm.value = true;
    await show();
    await click("b");
    await click("x");
    expect(played).toEqual([]);
    await press("Play");
    expect(played).toEqual(["bx"]);
  });

  test("has a button for a move that has no spot", async () => {
    await show({ scene: { ...SCENE, offers: [...SCENE.offers, offer("pass", [])] } });
    expect(bar()).toContain("Play pass");
    await press("Play pass");
    expect(played).toEqual(["pass"]);
  });

  test("is played by keys alone", async () => {
    await show();
    mark("a").focus();
    await key("ArrowRight");
    expect(document.activeElement).toBe(mark("b"));
    await key("Enter");
    expect(marks(".chosen")).toEqual(["b"]);
    await key("Escape");
    expect(marks(".chosen")).toEqual([]);
    mark("b").focus();
    await key(" ");
    await key("ArrowDown");
    await key("Enter");
    expect(played).toEqual(["bx"]);
  });

  test("leads on by keys: from what is chosen to what can be chosen next", async () => {
    await show();
    mark("b").focus();
    await key("Enter");
    expect(document.activeElement).toBe(mark("x"));
  });

  test("has a button for each of a few spots that come next", async () => {
    await show();
    await click("a");
    expect([...root.querySelectorAll(".board-line.few button")].map((one) => one.textContent!.trim())).toEqual(["x", "y ✖", "Back"]);
    await press("x");
    expect(played).toEqual(["ax"]);
  });

  describe("by finger", () => {
    /** Tap a button, which does the same as tapping its spot. */
    const tap = async (name: string): Promise<void> => {
      mark("a").dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType: "touch" }));
      await press(name);
    };

    test("shows first what the last spot would do, and plays when asked to", async () => {
      await show();
      await click("a");
      await tap("x");
      expect(played).toEqual([]);
      expect(bar()).toContain("Play ax");
      expect(marks(".tried")).toEqual(["x"]);
      expect(marks(".open").sort()).toEqual(["x", "y"]);
      await press("Play");
      expect(played).toEqual(["ax"]);
    });

    test("goes back to the choice", async () => {
      await show();
      await click("a");
      await tap("x");
      await press("Back");
      expect(marks(".tried")).toEqual([]);
      expect(marks(".chosen")).toEqual(["a"]);
    });
  });

  test("is one stop of the Tab key", async () => {
    await show();
    expect(root.querySelectorAll('.mark[tabindex="0"]')).toHaveLength(1);
  });

  test("forgets what was chosen when another position comes", async () => {
    await show();
    await click("a");
    await show({ ply: 4, scene: { ...SCENE } });
    expect(marks(".chosen")).toEqual([]);
  });

  test("keeps what was chosen when the same position comes again", async () => {
    await show();
    await click("a");
    await show({ scene: { ...SCENE } });
    expect(marks(".chosen")).toEqual(["a"]);
  });

  test("is only to look at where nobody plays", async () => {
    await show({ play: undefined, whyNot: undefined });
    expect(marks()).toEqual([]);
    expect(root.querySelector("svg")!.getAttribute("role")).toBe("img");
  });
});
