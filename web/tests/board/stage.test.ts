import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Art, element } from "../../src/board/art";
import { Stage } from "../../src/board/stage";
import type { Event, Scene, Piece } from "../../src/messages";

vi.mock("virtual:art", () => ({ default: "art.svg" }));

const piece = (x: number): Piece => ({ id: "mouse", art: "card", x, y: 0 });
const scene = (x: number): Scene => ({ width: 9, height: 9, pieces: [piece(x)], offers: [], notes: [], seats: [] });
const WALK: Event[] = [{ code: "walked", slides: [["mouse", "mouse"]] }];

let svg: SVGSVGElement;
let stage: Stage;
const cancelled = vi.fn();
const { animate } = Element.prototype;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  cancelled.mockClear();
  Element.prototype.animate = () => ({ finished: new Promise(() => undefined), cancel: cancelled }) as unknown as Animation;
  svg = element("svg");
  const root = element("g");
  svg.append(root);
  document.body.append(svg);
  stage = new Stage(root, new Art(new DOMParser().parseFromString('<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml")));
  stage.show(scene(0), []);
});

afterEach(() => {
  vi.useRealTimers();
  Element.prototype.animate = animate;
  svg.remove();
});

const place = (): string => svg.querySelector<SVGElement>('[data-id="mouse"]')!.style.getPropertyValue("translate");

describe("the stage", () => {
  test("lays pieces at once where they end, and moves them there", () => {
    stage.show(scene(1), WALK);
    expect(place()).toBe("1px 0px");
    expect(svg.classList.contains("moving")).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(svg.classList.contains("moving")).toBe(false);
  });

  test("lets a move be seen before the answer to it", () => {
    stage.show(scene(1), WALK);
    vi.advanceTimersByTime(100);
    stage.show(scene(2), WALK);
    expect(place()).toBe("1px 0px");
    expect(stage.piece("mouse")?.x).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(place()).toBe("2px 0px");
  });

  test("waits for nothing when somebody does something", () => {
    stage.show(scene(1), WALK);
    stage.show(scene(2), WALK);
    stage.finishMotion();
    expect(place()).toBe("2px 0px");
    expect(cancelled).toHaveBeenCalled();
  });

  test("goes on to the last of several answers", () => {
    for (const x of [1, 2, 3]) stage.show(scene(x), WALK);
    vi.advanceTimersByTime(1000);
    expect(place()).toBe("3px 0px");
  });

  test("shows at once what nobody is told of, as a move that is taken back", () => {
    stage.show(scene(1), WALK);
    stage.show(scene(0), []);
    expect(place()).toBe("0px 0px");
  });
});
