// Draws pieces, and touches only those that a new scene changes.
import type { Piece } from "../messages";
import { element, NEUTRAL, type Art, type Shape } from "./art";
import { pieceShape } from "./outlines";

/** A piece on the screen. */
export interface PaintedPiece {
  thing: Piece;
  readonly body: SVGGElement;
  drawing: SVGElement;
  children: Map<string, PaintedPiece> | null;
}

/** The pieces that a new scene added and removed. */
export interface Change {
  readonly came: readonly string[];
  readonly gone: readonly PaintedPiece[];
}

const NO_CHILDREN: readonly Piece[] = [];

/** Draws lists of pieces into a group. */
export class Painter {
  readonly root: SVGGElement;
  readonly #art: Art;
  #painted = new Map<string, PaintedPiece>();
  #things: readonly Piece[] = NO_CHILDREN;

  constructor(root: SVGGElement, art: Art) {
    this.root = root;
    this.#art = art;
    // Pieces have their drawing before their children, so the root has a first element too.
    if (!root.firstChild) root.append(element("g"));
  }

  /** Return the drawn piece with an id. */
  get(id: string): PaintedPiece | undefined {
    return this.#painted.get(id);
  }

  /** Return the drawn piece with an id, also if it lies on another one. */
  find(id: string, among: Iterable<PaintedPiece> = this.#painted.values()): PaintedPiece | undefined {
    for (const painted of among) {
      if (painted.thing.id === id) return painted;
      const found = painted.children && this.find(id, painted.children.values());
      if (found) return found;
    }
    return undefined;
  }

  /** Show these pieces in this order; pieces that went are removed from the document. */
  show(things: readonly Piece[]): Change {
    if (things === this.#things) return { came: [], gone: [] };
    this.#things = things;
    return this.#update(this.root, this.#painted, things, true);
  }

  /** Return the shape of a piece, in its own unit. */
  shape(thing: Piece): Shape {
    return pieceShape(thing, (art) => this.#art.shape(art));
  }

  /** Put pieces that motion has lifted back into their order. */
  restoreOrder(): void {
    reorder(this.root, this.#painted, this.#things);
  }

  /** Lift a piece above all others until the order is restored. */
  lift(id: string): void {
    const painted = this.#painted.get(id);
    if (painted && this.root.lastChild !== painted.body) insertNode(this.root, painted.body, null);
  }

  /** Return a piece that is not part of the scene, such as a ghost or a dragged copy. */
  make(thing: Piece): PaintedPiece {
    const body = element("g");
    const drawing = this.#art.draw(thing.art, thing.tone, thing.text);
    body.setAttribute("class", `tone-${thing.tone || NEUTRAL}`);
    placePiece(body, thing);
    body.append(drawing);
    const painted: PaintedPiece = { thing, body, drawing, children: null };
    if (thing.children?.length) {
      painted.children = new Map();
      for (const child of thing.children) {
        const made = this.make(child);
        painted.children.set(child.id, made);
        body.append(made.body);
      }
    }
    return painted;
  }

  #update(root: SVGGElement, painted: Map<string, PaintedPiece>, things: readonly Piece[], named: boolean): Change {
    const came: string[] = [];
    for (const thing of things) {
      const known = painted.get(thing.id);
      if (known) this.#change(known, thing);
      else {
        const made = this.make(thing);
        if (named) made.body.dataset["id"] = thing.id;
        painted.set(thing.id, made);
        came.push(thing.id);
      }
    }
    const gone = painted.size > things.length ? removeMissing(painted, things) : [];
    reorder(root, painted, things);
    return { came, gone };
  }

  #change(painted: PaintedPiece, thing: Piece): void {
    const before = painted.thing;
    if (before === thing) return;
    painted.thing = thing;
    move(painted.body, before, thing);
    if (before.tone !== thing.tone) painted.body.setAttribute("class", `tone-${thing.tone || NEUTRAL}`);
    if (before.art !== thing.art || before.tone !== thing.tone || before.text !== thing.text) {
      const drawing = this.#art.draw(thing.art, thing.tone, thing.text);
      painted.drawing.replaceWith(drawing);
      painted.drawing = drawing;
    }
    const children = thing.children ?? NO_CHILDREN;
    if (children.length || painted.children) {
      painted.children ??= new Map();
      this.#update(painted.body, painted.children, children, false);
    }
  }
}

/** Remove and return what is drawn and not in *things*. */
function removeMissing(painted: Map<string, PaintedPiece>, things: readonly Piece[]): PaintedPiece[] {
  const here = new Set(things.map((thing) => thing.id));
  const gone: PaintedPiece[] = [];
  for (const [id, one] of painted) {
    if (here.has(id)) continue;
    painted.delete(id);
    one.body.remove();
    gone.push(one);
  }
  return gone;
}

/** Reorder what is drawn like *things*, with as few moves as possible. */
function reorder(root: SVGGElement, painted: Map<string, PaintedPiece>, things: readonly Piece[]): void {
  let at = root.firstChild?.nextSibling ?? null;
  for (const thing of things) {
    const body = painted.get(thing.id)!.body;
    // Skip a piece that comes too early: its own turn follows.
    if (at !== body && at?.nextSibling === body) at = body;
    if (at === body) at = body.nextSibling;
    else insertNode(root, body, at);
  }
}

interface MovableParent {
  moveBefore?(node: Node, before: Node | null): void;
}

/** Insert a node before another, without interrupting its animation where browsers can. */
function insertNode(root: Element & MovableParent, node: Element, before: Node | null): void {
  if (root.moveBefore && node.isConnected && root.isConnected) root.moveBefore(node, before);
  else root.insertBefore(node, before);
}

/** Set the position, rotation and size of a piece. */
export function placePiece(body: SVGGElement, thing: Piece): void {
  body.style.setProperty("translate", translation(thing));
  if (thing.turn) body.style.setProperty("rotate", `${thing.turn}deg`);
  if (thing.size !== undefined && thing.size !== 1) body.style.setProperty("scale", `${thing.size}`);
}

function move(body: SVGGElement, before: Piece, thing: Piece): void {
  if (before.x !== thing.x || before.y !== thing.y) body.style.setProperty("translate", translation(thing));
  if ((before.turn ?? 0) !== (thing.turn ?? 0)) body.style.setProperty("rotate", `${thing.turn ?? 0}deg`);
  if ((before.size ?? 1) !== (thing.size ?? 1)) body.style.setProperty("scale", `${thing.size ?? 1}`);
}

/** Return a position as a CSS translation. */
export function translation(place: { readonly x: number; readonly y: number }): string {
  return `${place.x}px ${place.y}px`;
}
