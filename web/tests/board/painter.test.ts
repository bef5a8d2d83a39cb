import { beforeEach, describe, expect, test, vi } from "vitest";

import { Art, element } from "../../src/board/art";
import { Painter } from "../../src/board/painter";
import type { Piece } from "../../src/messages";

vi.mock("virtual:art", () => ({ default: "art.svg" }));

const DRAWINGS = `<svg xmlns="http://www.w3.org/2000/svg">
  <g id="card"><path d="M-.5 -.5H.5V.5H-.5Z"/></g>
  <g id="mouse"><circle r=".4"/><path data-tone="red" d="M0 0"/><path data-tone="blue red" d="M1 1"/></g>
  <g id="label"><text data-text=""/></g>
</svg>`;

const piece = (id: string, more: Partial<Piece> = {}): Piece => ({ id, art: "card", x: 1, y: 2, ...more });

let root: SVGGElement;
let painter: Painter;

beforeEach(() => {
  document.body.replaceChildren();
  const svg = element("svg");
  root = element("g");
  svg.append(root);
  document.body.append(svg);
  painter = new Painter(root, new Art(new DOMParser().parseFromString(DRAWINGS, "image/svg+xml")));
});

const ids = (): (string | null)[] => [...root.querySelectorAll("[data-id]")].map((one) => one.getAttribute("data-id"));
const body = (id: string): SVGGElement => painter.get(id)!.body;

describe("the painter", () => {
  test("lays things where they belong", () => {
    painter.show([piece("a", { turn: 90, size: 0.5, tone: "red" })]);
    expect(body("a").style.getPropertyValue("translate")).toBe("1px 2px");
    expect(body("a").style.getPropertyValue("rotate")).toBe("90deg");
    expect(body("a").style.getPropertyValue("scale")).toBe("0.5");
    expect(body("a").getAttribute("class")).toBe("tone-red");
  });

  test("keeps the element of a thing that changes", () => {
    painter.show([piece("a"), piece("b")]);
    const kept = body("a");
    painter.show([piece("a", { x: 7, turn: 180 }), piece("b")]);
    expect(body("a")).toBe(kept);
    expect(kept.style.getPropertyValue("translate")).toBe("7px 2px");
  });

  test("touches nothing that is the same", async () => {
    painter.show([piece("a", { children: [piece("c")] }), piece("b")]);
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    observer.observe(root, { subtree: true, childList: true, attributes: true });
    painter.show([piece("a", { children: [piece("c")] }), piece("b")]);
    await Promise.resolve();
    expect([...seen, ...observer.takeRecords()]).toEqual([]);
  });

  test("tells what came and what is gone", () => {
    painter.show([piece("a"), piece("b")]);
    const { came, gone } = painter.show([piece("b"), piece("c")]);
    expect(came).toEqual(["c"]);
    expect(gone.map((one) => one.piece.id)).toEqual(["a"]);
    expect(ids()).toEqual(["b", "c"]);
  });

  test("keeps the order of the scene, however it changes", () => {
    const orders = ["abcde", "edcba", "bcdea", "eabcd", "ace", "xaybzc", "zcx", "abcdefgh"];
    for (const order of orders) {
      painter.show([...order].map((id) => piece(id)));
      expect(ids().join("")).toBe(order);
    }
  });

  test("puts back what was lifted", () => {
    painter.show([..."abc"].map((id) => piece(id)));
    painter.lift("a");
    expect(ids()).toEqual(["b", "c", "a"]);
    painter.restoreOrder();
    expect(ids()).toEqual(["a", "b", "c"]);
  });

  test("changes children in their parent, after its own drawing", () => {
    painter.show([piece("a", { children: [piece("x"), piece("y")] })]);
    painter.show([piece("a", { children: [piece("y", { art: "mouse" })] })]);
    expect(body("a").childElementCount).toBe(2);
    expect(painter.find("y")?.drawing.getAttribute("href")).toBe("#art-neutral-mouse");
    expect(painter.find("y")?.piece.art).toBe("mouse");
  });

  test("draws anew what has another face", () => {
    painter.show([piece("a", { art: "label", text: "1" })]);
    painter.show([piece("a", { art: "label", text: "2" })]);
    expect(body("a").textContent).toBe("2");
  });
});

describe("the art", () => {
  test("is kept once for all pieces of a tone", () => {
    painter.show([piece("a", { art: "mouse", tone: "red" }), piece("b", { art: "mouse", tone: "red" })]);
    expect(document.querySelectorAll("#art-red-mouse")).toHaveLength(1);
    expect(root.querySelectorAll("use")).toHaveLength(2);
  });

  test("leaves out the parts of other tones", () => {
    painter.show([piece("a", { art: "mouse", tone: "blue" }), piece("b", { art: "mouse" })]);
    expect(document.querySelectorAll("#art-blue-mouse path")).toHaveLength(1);
    expect(document.querySelectorAll("#art-neutral-mouse path")).toHaveLength(0);
  });
});

describe("the drawings", () => {
  const parsed = (text: string): Document => new DOMParser().parseFromString(text, "image/svg+xml");
  const SVG = 'xmlns="http://www.w3.org/2000/svg"';
  const ours = parsed(`<svg ${SVG}><g id="plain"><rect/><text data-text=""/></g><g id="card"><path/></g></svg>`);
  const games = parsed(`<svg ${SVG}><g id="dicey/die"><circle/></g></svg>`);
  const tags = (drawn: SVGElement): string[] => {
    const id = drawn.getAttribute("href")?.slice(1);
    return [...(id ? document.getElementById(id)! : drawn).children].map((one) => one.tagName);
  };

  test("are ours, and those of single games", () => {
    const art = new Art(ours, games);
    expect(tags(art.draw("card"))).toEqual(["path"]);
    expect(tags(art.draw("dicey/die", "gold"))).toEqual(["circle"]);
  });

  test("that are not there are a plain tile with the text", () => {
    const drawn = new Art(ours).draw("dicey/die", "gold", "7");
    expect(tags(drawn)).toEqual(["rect", "text"]);
    expect(drawn.textContent).toBe("7");
  });
});
