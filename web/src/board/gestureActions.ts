// What hands do on the board: they tap spots, drag pieces onto them, and move the view.
import type { RefObject } from "preact";

import type { Scene } from "../messages";
import { moveChoice, choiceAfter, reachableSpots } from "./moveChoice";
import type { GestureHandler, TouchInfo } from "./gestures";
import type { Point } from "./hitTest";
import type { Picking } from "./usePicking";
import type { Stage } from "./stage";
import { clampView, zoomAt, type View } from "./zoomView";

/** What is dragged, and what was and is chosen with it. */
export interface DraggedPiece {
  readonly id: string;
  readonly before: readonly string[];
  readonly chosen: readonly string[];
}

/** What hands hold on to: the board as it is now. */
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

/** So many pixels beside the middle of a spot it is still meant: by a finger or a drop, and by a mouse. */
const FINGER_REACH_PX = 22;
const MOUSE_REACH_PX = 12;

export function gestureHandler(board: BoardState): GestureHandler {
  const { picking, scene, dragged, setPointed } = board;
  const { menu, now } = picking;
  const stage = board.stage.current;
  const { width, height } = scene;

  /** What is meant: a spot that comes next, else any that goes with what is chosen, else what is there. */
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
      // What is played by itself is not in the way of who moves the view.
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
      // A move of its own that is dragged away is asked about: the place it is dropped at means nothing.
      if (onto !== held.id && then.complete.length === 1) return picking.hold(held.chosen, then.complete[0]);
      if (onto !== null && onto !== held.id) return picking.refuse(onto, held.chosen);
      // Let go where nothing is or where it came from, it is chosen, as by a click.
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
