// Draws pieces, and touches only those that a new scene changes.
import type { Piece } from "../messages";
import { element, NEUTRAL, type Art, type Shape } from "./art";
import { pieceShape } from "./outlines";

/** A piece on the screen. */
export interface PaintedPiece {
  piece: Piece;
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
  #pieces: readonly Piece[] = NO_CHILDREN;

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
      if (painted.piece.id === id) return painted;
      const found = painted.children && this.find(id, painted.children.values());
      if (found) return found;
    }
    return undefined;
  }

  /** Show these pieces in this order; pieces that went are removed from the document. */
  show(pieces: readonly Piece[]): Change {
    if (pieces === this.#pieces) return { came: [], gone: [] };
    this.#pieces = pieces;
    return this.#update(this.root, this.#painted, pieces, true);
  }

  /** Return the shape of a piece, in its own unit. */
  shape(piece: Piece): Shape {
    return pieceShape(piece, (art) => this.#art.shape(art));
  }

  /** Put pieces that motion has lifted back into their order. */
  restoreOrder(): void {
    reorder(this.root, this.#painted, this.#pieces);
  }

  /** Lift a piece above all others until the order is restored. */
  lift(id: string): void {
    const painted = this.#painted.get(id);
    if (painted && this.root.lastChild !== painted.body) insertNode(this.root, painted.body, null);
  }

  /** Return a piece that is not part of the scene, such as a ghost or a dragged copy. */
  make(piece: Piece): PaintedPiece {
    const body = element("g");
    const drawing = this.#art.draw(piece.art, piece.tone, piece.text);
    body.setAttribute("class", `tone-${piece.tone || NEUTRAL}`);
    placePiece(body, piece);
    body.append(drawing);
    const painted: PaintedPiece = { piece, body, drawing, children: null };
    if (piece.children?.length) {
      painted.children = new Map();
      for (const child of piece.children) {
        const made = this.make(child);
        painted.children.set(child.id, made);
        body.append(made.body);
      }
    }
    return painted;
  }

  #update(root: SVGGElement, painted: Map<string, PaintedPiece>, pieces: readonly Piece[], named: boolean): Change {
    const came: string[] = [];
    for (const piece of pieces) {
      const known = painted.get(piece.id);
      if (known) this.#change(known, piece);
      else {
        const made = this.make(piece);
        if (named) made.body.dataset["id"] = piece.id;
        painted.set(piece.id, made);
        came.push(piece.id);
      }
    }
    const gone = painted.size > pieces.length ? removeMissing(painted, pieces) : [];
    reorder(root, painted, pieces);
    return { came, gone };
  }

  #change(painted: PaintedPiece, piece: Piece): void {
    const before = painted.piece;
    if (before === piece) return;
    painted.piece = piece;
    move(painted.body, before, piece);
    if (before.tone !== piece.tone) painted.body.setAttribute("class", `tone-${piece.tone || NEUTRAL}`);
    if (before.art !== piece.art || before.tone !== piece.tone || before.text !== piece.text) {
      const drawing = this.#art.draw(piece.art, piece.tone, piece.text);
      painted.drawing.replaceWith(drawing);
      painted.drawing = drawing;
    }
    const children = piece.children ?? NO_CHILDREN;
    if (children.length || painted.children) {
      painted.children ??= new Map();
      this.#update(painted.body, painted.children, children, false);
    }
  }
}

/** Remove and return what is drawn and not in *things*. */
function removeMissing(painted: Map<string, PaintedPiece>, pieces: readonly Piece[]): PaintedPiece[] {
  const here = new Set(pieces.map((piece) => piece.id));
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
function reorder(root: SVGGElement, painted: Map<string, PaintedPiece>, pieces: readonly Piece[]): void {
  let at = root.firstChild?.nextSibling ?? null;
  for (const piece of pieces) {
    const body = painted.get(piece.id)!.body;
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
export function placePiece(body: SVGGElement, piece: Piece): void {
  body.style.setProperty("translate", translation(piece));
  if (piece.turn) body.style.setProperty("rotate", `${piece.turn}deg`);
  if (piece.size !== undefined && piece.size !== 1) body.style.setProperty("scale", `${piece.size}`);
}

function move(body: SVGGElement, before: Piece, piece: Piece): void {
  if (before.x !== piece.x || before.y !== piece.y) body.style.setProperty("translate", translation(piece));
  if ((before.turn ?? 0) !== (piece.turn ?? 0)) body.style.setProperty("rotate", `${piece.turn ?? 0}deg`);
  if ((before.size ?? 1) !== (piece.size ?? 1)) body.style.setProperty("scale", `${piece.size ?? 1}`);
}

/** Return a position as a CSS translation. */
export function translation(place: { readonly x: number; readonly y: number }): string {
  return `${place.x}px ${place.y}px`;
}
