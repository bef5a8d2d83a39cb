// The drawings: fetched once, and shared by all boards of the page.
import url from "virtual:art";

import { GAMES_ART } from "../urls";

export const SVG = "http://www.w3.org/2000/svg";
export const NEUTRAL = "neutral";

/** Create an SVG element with attributes. */
export function element<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, name);
  for (const key in attributes) made.setAttribute(key, attributes[key]!);
  return made;
}

/** The outline of a drawing or a piece, for marks around it. */
export interface Shape {
  /** Its centre, in its own unit. */
  readonly x: number;
  readonly y: number;
  /** Half its width and height. */
  readonly across: number;
  readonly down: number;
  /** Whether it is rectangular instead of round. */
  readonly square: boolean;
}

/** The drawing that replaces a missing one: a tile with a text. */
const FALLBACK_DRAWING = "plain";

const UNKNOWN: Shape = { x: 0, y: 0, across: 0.5, down: 0.5, square: false };

/** Provides drawings in tones, each stored once for the whole page. */
export class Art {
  readonly #drawings = new Map<string, Element>();
  readonly #toned = new Map<string, SVGGElement>();
  readonly #shapes = new Map<string, Shape>();
  readonly #sheet = element("svg", { "aria-hidden": "true", width: "0", height: "0", class: "art-sheet" });

  /** Collect the drawings of some documents; unknown names get a plain tile. */
  constructor(...documents: readonly Document[]) {
    for (const drawings of documents) {
      for (const drawing of drawings.documentElement.children) this.#drawings.set(drawing.id, drawing);
    }
    this.#sheet.append(element("defs"));
  }

  /** Return a drawing in a tone. It is shared unless it carries a text. */
  draw(name: string, tone = "", text = ""): SVGElement {
    const key = `art-${tone || NEUTRAL}-${name}`;
    const toned = this.#toned.get(key) ?? this.#tone(key, name, tone || NEUTRAL);
    if (!toned.querySelector("[data-text]")) return element("use", { href: `#${key}` });
    const own = toned.cloneNode(true) as SVGGElement;
    own.removeAttribute("id");
    for (const place of own.querySelectorAll("[data-text]")) place.textContent = text;
    return own;
  }

  /** Return the outline of a drawing. */
  shape(name: string): Shape {
    const known = this.#shapes.get(name);
    if (known) return known;
    const drawing = this.#find(name);
    const found = drawing ? measure(this.draw(name), drawing, this.#sheet) : UNKNOWN;
    this.#shapes.set(name, found);
    return found;
  }

  #find(name: string): Element | undefined {
    return this.#drawings.get(name) ?? this.#drawings.get(FALLBACK_DRAWING);
  }

  #tone(key: string, name: string, tone: string): SVGGElement {
    const made = element("g", { id: key });
    const drawing = this.#find(name);
    if (drawing) made.append(...document.importNode(drawing, true).childNodes);
    for (const part of made.querySelectorAll("[data-tone]")) {
      if (part.getAttribute("data-tone")!.split(" ").includes(tone)) part.removeAttribute("data-tone");
      else part.remove();
    }
    this.#toned.set(key, made);
    if (!this.#sheet.isConnected) document.body.append(this.#sheet);
    this.#sheet.firstElementChild!.append(made);
    return made;
  }
}

/** Measure a drawing by laying it out invisibly; without layout, as in tests, guess. */
function measure(drawn: SVGElement, drawing: Element, sheet: SVGSVGElement): Shape {
  const square = hasCorners(drawing);
  sheet.append(drawn);
  const box = (drawn as SVGGraphicsElement).getBBox?.();
  drawn.remove();
  if (!box?.width) return { ...UNKNOWN, square };
  const [across, down] = [box.width / 2, box.height / 2];
  return { x: box.x + across, y: box.y + down, across, down, square };
}

/** Whether the bottom part of a drawing is a rectangle, as on cards and tiles. */
export function hasCorners(drawing: Element): boolean {
  const first = drawing.querySelector("path,rect,circle,ellipse,polygon");
  if (first?.tagName !== "path") return first?.tagName === "rect";
  const way = first.getAttribute("d") ?? "";
  return /[HV]/i.test(way) && !/[ACSL]/i.test(way);
}

let artPromise: Promise<Art> | null = null;

/** Load all drawings on first use. */
export function loadArt(): Promise<Art> {
  artPromise ??= fetchArt().catch((reason: unknown) => {
    artPromise = null;
    throw reason;
  });
  return artPromise;
}

async function fetchArt(): Promise<Art> {
  // Without the drawings of single games, every game still works with plain tiles.
  const more = GAMES_ART ? fetchDrawings(GAMES_ART).then((found) => [found], () => []) : [];
  return new Art(await fetchDrawings(url), ...(await more));
}

async function fetchDrawings(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no art: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
}
