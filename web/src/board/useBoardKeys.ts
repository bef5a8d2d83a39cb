// The board by keyboard: one Tab stop, and arrow keys from spot to spot.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import type { Spot } from "./SpotMarks";
import { inReadingOrder, nearest, type Direction } from "./arrowKeys";
import type { Picking } from "./usePicking";

const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export interface BoardKeys {
  /** The spot that the Tab key goes to. */
  readonly current: string | null;
  readonly listeners: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocusIn: (event: FocusEvent) => void;
    readonly onFocusOut: (event: FocusEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

type Svg = RefObject<SVGSVGElement | null>;

export function useBoardKeys(
  svg: Svg,
  spots: readonly Spot[],
  picking: Picking,
  point: (id: string | null) => void,
  byFinger: { current: boolean },
): BoardKeys {
  const [last, setLast] = useState<Spot | null>(null);
  const isHere = useRef(false);
  const was = useRef(picking.now.chosen);
  const current = focusTarget(spots, last);
  const focus = (id: string | null | undefined): void => {
    if (id) svg.current?.querySelector<SVGElement>(`[data-spot="${CSS.escape(id)}"]`)?.focus();
  };

  // Keep keyboard users on the board when the focused spot disappears.
  useLayoutEffect(() => {
    const active = document.activeElement;
    // From a chosen spot, move on to the next one.
    const isDone = was.current !== picking.now.chosen && active?.matches(".mark.chosen");
    was.current = picking.now.chosen;
    if (!isHere.current || (active && active !== document.body && active !== svg.current && !isDone)) return;
    if (current) focus(current.id);
    else svg.current?.focus();
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    isHere.current = true;
    byFinger.current = false;
    const inside = svg.current?.contains(event.target as Node);
    if (event.key === "Escape" && (picking.now.chosen.length || picking.refusal)) picking.back();
    else if (!inside || !handleKey(event.key, spots, spotIdOf(event), focus, picking)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocusIn = (event: FocusEvent): void => {
    const spot = spots.find((one) => one.id === spotIdOf(event));
    const isByKeys = (event.target as Element).matches(":focus-visible");
    if (isByKeys) isHere.current = true;
    if (!spot) return;
    setLast(spot);
    if (isByKeys) point(spot.id);
  };
  const onFocusOut = (event: FocusEvent): void => {
    // The focus moves elsewhere; without a target, the focused spot may just have been removed.
    if (event.relatedTarget) isHere.current = (event.currentTarget as Element).contains(event.relatedTarget as Node);
    point(null);
  };
  const onPointerDown = (event: PointerEvent): void => {
    isHere.current = false;
    byFinger.current = event.pointerType === "touch";
  };
  const onClick = (event: MouseEvent): void => {
    const id = spotIdOf(event);
    // Screen readers click without a pointer; pointer clicks are handled elsewhere.
    if (event.detail !== 0 || id === null) return;
    isHere.current = true;
    byFinger.current = false;
    picking.click(id);
  };
  return { current: current?.id ?? null, listeners: { onKeyDown, onFocusIn, onFocusOut, onPointerDown, onClick } };
}

/** Return the best spot to focus: the last one, else the nearest to it, else the first. */
function focusTarget(spots: readonly Spot[], last: Spot | null): Spot | null {
  const open = spots.filter((spot) => !spot.chosen);
  const same = last && spots.find((spot) => spot.id === last.id && !spot.chosen);
  if (same) return same;
  if (!open.length) return spots[0] ?? null;
  if (!last) return spots.find((spot) => spot.id === inReadingOrder(open)[0]!.id) ?? null;
  const far = (spot: Spot): number => Math.hypot(spot.x - last.x, spot.y - last.y);
  return open.reduce((best, spot) => (far(spot) < far(best) ? spot : best));
}

function handleKey(key: string, spots: readonly Spot[], id: string | null, focus: (id: string | null | undefined) => void, picking: Picking): boolean {
  const from = spots.find((spot) => spot.id === id);
  const way = ARROWS[key];
  const read = inReadingOrder(spots);
  if (way) focus(from ? nearest(spots, from, way) : read[0]?.id);
  else if (key === "Home") focus(read[0]?.id);
  else if (key === "End") focus(read.at(-1)?.id);
  else if ((key === "Enter" || key === " ") && id) picking.click(id);
  else return false;
  return true;
}

function spotIdOf(event: Event): string | null {
  return (event.target as Element).closest?.("[data-spot]")?.getAttribute("data-spot") ?? null;
}
