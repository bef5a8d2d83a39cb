// The scene itself, outside Preact: layers, pieces, motion, ghosts, and the dragged piece.
import type { Event, Scene, Preview, Piece } from "../messages";
import { isMotionOff } from "../settings";
import { MotionPlayer, causeArrow } from "./motionPlayer";
import { element, type Art, type Shape } from "./art";
import { previewDifference } from "./previewDiff";
import { hitTest, type Point } from "./hitTest";
import { withoutMotion, planMotion } from "./motionPlan";
import { outline } from "./outlines";
import { Painter, placePiece, translation } from "./painter";

interface NextScene {
  readonly scene: Scene;
  readonly newEvents: readonly Event[];
}

/** Remaining motion that is not worth waiting for. */
const NEGLIGIBLE_MS = 60;

/** Whether a ghost shows more than another mark on an existing piece. */
const isElsewhere = (before: Piece | undefined, ghost: Piece): boolean =>
  !before || before.art !== ghost.art || before.x !== ghost.x || before.y !== ghost.y || (before.turn ?? 0) !== (ghost.turn ?? 0);

const LAYERS = ["pieces", "leaving", "ghosts", "signs"] as const;
type Layers = Record<(typeof LAYERS)[number], SVGGElement>;

export class Stage {
  readonly #painter: Painter;
  readonly #motion: MotionPlayer;
  readonly #layers: Layers;
  readonly #root: SVGGElement;
  /** The shown scene, and the one that follows when the motion has ended. */
  #scene: Scene | null = null;
  #next: NextScene | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pieces: ReadonlyMap<string, Piece> = new Map();
  #preview: Preview | null = null;
  #dimmed: readonly SVGGElement[] = [];
  #dragged: SVGGElement | null = null;
  /** Called when the latest scene has been shown completely. */
  onShown: () => void = () => undefined;
  /** The original of the dragged piece. */
  #lifted: SVGGElement | undefined;

  /** Show scenes in *root*, a group of an SVG document. */
  constructor(root: SVGGElement, art: Art) {
    this.#root = root;
    const made = LAYERS.map((name) => [name, element("g", { class: name })] as const);
    this.#layers = Object.fromEntries(made) as Layers;
    root.replaceChildren(...made.map(([, layer]) => layer));
    this.#painter = new Painter(this.#layers.pieces, art);
    this.#motion = new MotionPlayer(this.#painter, { leaving: this.#layers.leaving, signs: this.#layers.signs });
  }

  /**
   * Show a scene, with motion for the events since the last one.
   *
   * While earlier motion plays, the scene waits for its end or for the next click. Clicks always refer to the
   * latest scene.
   */
  show(scene: Scene, newEvents: readonly Event[]): void {
    if (scene === (this.#next?.scene ?? this.#scene)) return;
    this.#pieces = new Map(scene.pieces.map((piece) => [piece.id, piece]));
    this.#next = { scene, newEvents: [...(this.#next?.newEvents ?? []), ...newEvents] };
    if (newEvents.length && !isMotionOff() && this.#motion.busy > NEGLIGIBLE_MS) this.#showLater(this.#motion.busy);
    else this.#showNext();
  }

  /** Show the latest scene immediately, because somebody clicked. */
  finishMotion(): void {
    this.#showNext(false);
    this.#motion.stop();
    this.#toggleMarks();
  }

  #showLater(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#showNext(), wait);
  }

  #showNext(isMoving = true): void {
    clearTimeout(this.#timer);
    if (!this.#next) return;
    const { scene, newEvents } = this.#next;
    const steps = this.#scene && isMoving ? planMotion(this.#scene, scene, newEvents) : [];
    this.#next = null;
    this.#motion.stop();
    this.ghosts(null);
    this.#scene = scene;
    const { gone } = this.#painter.show(scene.pieces);
    this.#motion.play(isMotionOff() ? withoutMotion(steps) : steps, gone);
    this.#toggleMarks();
  }

  /** Hide the marks of spots while pieces move. */
  #toggleMarks(): void {
    const { busy } = this.#motion;
    this.#root.ownerSVGElement?.classList.toggle("moving", busy > 0);
    if (busy > 0) setTimeout(() => this.#toggleMarks(), busy + 1);
    else if (this.#preview) this.ghosts(this.#preview);
    if (!busy && !this.#next) this.onShown();
  }

  /** End all motion. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#motion.stop();
  }

  piece(id: string): Piece | undefined {
    return this.#pieces.get(id);
  }

  readonly shape = (piece: Piece): Shape => this.#painter.shape(piece);

  /** Return the piece meant by a point: one of the lists, else any described piece. */
  at(point: Point, reach: number, ...lists: readonly Iterable<string>[]): string | null {
    return hitTest([...this.#pieces.values()], this.shape, point, reach, ...lists.map((ids) => new Set(ids)));
  }

  /** Show what a move would change once nothing moves; null shows nothing. */
  ghosts(preview: Preview | null): void {
    this.#preview = preview;
    const layer = this.#layers.ghosts;
    layer.replaceChildren();
    for (const body of this.#dimmed) body.classList.remove("dimmed");
    this.#dimmed = [];
    if (!preview?.scene || !this.#scene || this.#next || this.#motion.busy) return;
    const { shown, gone, causes } = previewDifference(this.#scene, preview.scene, preview.events);
    this.#dimPieces([...shown, ...gone]);
    for (const piece of gone) layer.append(this.#outlined(piece, "cross"));
    for (const piece of shown) {
      const { body } = this.#painter.make(piece);
      body.classList.add("ghost");
      layer.append(body);
      // A new mark on a piece needs no outline.
      if (isElsewhere(this.#pieces.get(piece.id), piece)) layer.append(this.#outlined(piece, "ghostly"));
    }
    for (const [from, to] of causes) layer.append(causeArrow(from, to));
  }

  /** Dim pieces that ghosts would cover. */
  #dimPieces(pieces: readonly Piece[]): void {
    this.#dimmed = pieces.flatMap(({ id }) => this.#painter.get(id)?.body ?? []);
    for (const body of this.#dimmed) body.classList.add("dimmed");
  }

  #outlined(piece: Piece, kind: string): SVGGElement {
    const made = outline(this.shape(piece), kind);
    if (kind === "cross") made.append(element("path", { d: "M-.3 -.3L.3 .3M.3 -.3L-.3 .3" }));
    placePiece(made, piece);
    return made;
  }

  /** Let a copy of a piece follow the pointer; null ends that. */
  drag(id: string | null, point: Point = { x: 0, y: 0 }): void {
    if (id === null) {
      this.#dragged?.remove();
      this.#dragged = null;
      this.#lifted?.classList.remove("lifted");
      return;
    }
    const piece = this.#pieces.get(id);
    if (!this.#dragged && piece) {
      this.finishMotion();
      this.#dragged = this.#painter.make(piece).body;
      this.#dragged.classList.add("dragged");
      // Above everything else, including marks.
      this.#root.ownerSVGElement?.append(this.#dragged);
      this.#lifted = this.#painter.get(id)?.body;
      this.#lifted?.classList.add("lifted");
    }
    this.#dragged?.style.setProperty("translate", translation(point));
  }

  /** Shake a piece to refuse a click. */
  shake(id: string): void {
    const body = this.#painter.get(id)?.body;
    const piece = this.#pieces.get(id);
    if (!body?.animate || !piece || isMotionOff()) return;
    const frames = [0, 0.06, -0.05, 0.03, 0].map((by) => ({ translate: translation({ x: piece.x + by, y: piece.y }) }));
    body.animate(frames, { duration: 320, easing: "ease-in-out" });
  }
}
