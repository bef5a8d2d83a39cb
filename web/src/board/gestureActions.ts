// What gestures do on the board: tap spots, drag pieces onto them, and move the view.
import type { RefObject } from "preact";

import type { Scene } from "../messages";
import { moveChoice, choiceAfter, reachableSpots } from "./moveChoice";
import type { GestureHandler, TouchInfo } from "./gestures";
import type { Point } from "./hitTest";
import type { Picking } from "./usePicking";
import type { Stage } from "./stage";
import { clampView, zoomAt, type View } from "./zoomView";

/** A dragged piece, and the choice before and with it. */
export interface DraggedPiece {
  readonly id: string;
  readonly before: readonly string[];
  readonly chosen: readonly string[];
}

/** The current board, as far as gestures need it. */
export interface BoardState {
  readonly stage: RefObject<Stage | null>;
  readonly picking: Picking;
  readonly scene: Scene;
  readonly unit: number;
  readonly view: View;
  readonly isLive: boolean;
  readonly dragged: RefObject<DraggedPiece | null>;
  setDragging(isDragging: boolean): void;
  setView(change: (old: View) => View): void;
  setPointed(id: string | null): void;
}

/** How far from a spot's centre a point still counts, in pixels: for fingers and drops, and for a mouse. */
const FINGER_REACH_PX = 22;
const MOUSE_REACH_PX = 12;

export function gestureHandler(board: BoardState): GestureHandler {
  const { picking, scene, dragged, setPointed } = board;
  const { menu, now } = picking;
  const stage = board.stage.current;
  const { width, height } = scene;

  /** Return the spot meant by a point: a next spot, else one that fits the choice, else whatever is there. */
  const spotAt = (at: Point, { coarse, unit }: TouchInfo): string | null =>
    stage?.at(at, (coarse ? FINGER_REACH_PX : MOUSE_REACH_PX) * unit, now.next.keys(), [...now.chosen, ...reachableSpots(now).keys()]) ?? null;
  const dropAt = (at: Point, { id, chosen }: DraggedPiece) => {
    const then = moveChoice(menu, chosen);
    const spots = reachableSpots(then);
    const onto = stage?.at(at, FINGER_REACH_PX * board.unit, spots.keys(), [id]) ?? null;
    return { then, onto, fits: onto !== null && spots.has(onto) };
  };
  return {
    tap(at, touch) {
      setPointed(null);
      if (!board.isLive) return;
      const id = spotAt(at, touch);
      if (id === null) picking.clearRefusal();
      else picking.click(id);
    },
    grab(at, touch) {
      const id = spotAt(at, touch);
      const chosen = id === null || now.chosen.includes(id) ? null : choiceAfter(menu, now.chosen, id);
      if (id === null || !chosen) return false;
      // A piece whose move is complete must not keep people from panning the view.
      if (moveChoice(menu, chosen).complete.length && (touch.coarse || board.view.zoom > 1)) return false;
      dragged.current = { id, before: now.chosen, chosen };
      board.setDragging(true);
      picking.hold(chosen);
      return true;
    },
    drag(at) {
      const held = dragged.current;
      if (!held) return;
      stage?.drag(held.id, at);
      const { onto, fits } = dropAt(at, held);
      setPointed(fits ? onto : null);
    },
    drop(at) {
      const held = dragged.current;
      dragged.current = null;
      board.setDragging(false);
      stage?.drag(null);
      setPointed(null);
      if (!held) return;
      if (!at) return picking.hold(held.before);
      const { then, onto, fits } = dropAt(at, held);
      if (fits) return picking.choose(choiceAfter(menu, held.chosen, onto!) ?? held.chosen);
      // If a piece that is a whole move is dragged away, ask about the move: the drop target means nothing.
      if (onto !== held.id && then.complete.length === 1) return picking.hold(held.chosen, then.complete[0]);
      if (onto !== null && onto !== held.id) return picking.refuse(onto, held.chosen);
      // Dropped on nothing, or where it came from, the piece is chosen as by a click.
      picking.choose(held.chosen);
    },
    pan(right, down) {
      const moved = (old: View): View => ({ ...old, x: old.x - right * board.unit, y: old.y - down * board.unit });
      board.setView((old) => clampView(moved(old), width, height));
    },
    pinch: (by, at) => board.setView((old) => zoomAt(old, by, at, width, height)),
    hover(at) {
      const id = at && stage?.at(at, MOUSE_REACH_PX * board.unit, now.next.keys());
      setPointed(id && now.next.has(id) ? id : null);
    },
  };
}
