// What hands do on the board: they tap spots, drag pieces onto them, and move the view.
import type { RefObject } from "preact";

import type { Picture } from "../messages";
import { choosing, next, rest } from "./choose";
import type { Hands, Touch } from "./gestures";
import type { Point } from "./hit";
import type { Picking } from "./picking";
import type { Stage } from "./stage";
import { within, zoomed, type View } from "./view";

/** What hands hold on to: the board as it is now. */
export interface Held {
  readonly stage: RefObject<Stage | null>;
  readonly picking: Picking;
  readonly picture: Picture;
  readonly unit: number;
  readonly isLive: boolean;
  /** What was chosen before something was dragged. */
  readonly held: RefObject<readonly string[]>;
  setView(change: (old: View) => View): void;
  setPointed(id: string | null): void;
}

/** So far beside a spot, in units of the scene, a mouse still means it, and a drop does. */
const NEAR = 0.05;
const DROP = 0.35;
const FINGER = 24;

export function handsOn(board: Held): Hands {
  const { picking, picture, setPointed } = board;
  const { menu, now } = picking;
  const stage = board.stage.current;
  const { width, height } = picture;
  const nextAt = (at: Point, slack: number): string | null => stage?.at(at, now.next.keys(), slack) ?? null;

  /** The spot that is meant: one that comes next, else any that goes with what is chosen. */
  const spotAt = (at: Point, touch: Touch): string | null => {
    const later = now.live.flatMap((offer) => rest(offer, now.chosen) ?? []);
    const slack = touch.coarse ? FINGER * touch.unit : NEAR;
    return nextAt(at, NEAR) ?? stage?.at(at, [...now.chosen, ...later], 0) ?? nextAt(at, slack);
  };
  return {
    tap(at, touch) {
      setPointed(null);
      if (!board.isLive) return;
      const id = spotAt(at, touch) ?? idAt(touch.target, "data-spot") ?? idAt(touch.target, "data-id");
      if (id !== null) picking.click(id);
    },
    grab(at, touch) {
      const id = spotAt(at, touch);
      const list = id === null || now.chosen.includes(id) ? null : next(menu, now.chosen, id);
      if (id === null || !list || choosing(menu, list).complete.length) return false;
      board.held.current = now.chosen;
      picking.hold(list);
      stage?.drag(id, at);
      return true;
    },
    drag(at) {
      stage?.drag(now.chosen.at(-1) ?? null, at);
      setPointed(nextAt(at, DROP));
    },
    drop(at, touch) {
      const own = now.chosen.at(-1);
      stage?.drag(null);
      setPointed(null);
      const id = at && (nextAt(at, DROP) ?? spotAt(at, touch) ?? idAt(touch.under, "data-id"));
      if (id && !now.chosen.includes(id)) return picking.click(id);
      // Let go where it came from, it stays chosen, as by a click.
      if (!id || id !== own) picking.hold(board.held.current);
    },
    pan(right, down) {
      const moved = (old: View): View => ({ ...old, x: old.x - right * board.unit, y: old.y - down * board.unit });
      board.setView((old) => within(moved(old), width, height));
    },
    pinch: (by, at) => board.setView((old) => zoomed(old, by, at, width, height)),
    hover: (at) => setPointed(at && nextAt(at, NEAR)),
  };
}

function idAt(target: Element | null, kind: "data-spot" | "data-id"): string | null {
  return target?.closest(`[${kind}]`)?.getAttribute(kind) ?? null;
}
