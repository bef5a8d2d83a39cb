// Marks on spots that are or can be chosen, told apart by shape; each is a button for keys and screen readers.
import type { Offer, Piece } from "../messages";
import { word } from "../words";
import type { Shape } from "./art";
import { completingOffer, reachableSpots, type MoveChoice, type OfferIndex } from "./moveChoice";
import { scaledShape } from "./hitTest";
import { spotLabel, pieceText } from "./labels";
import { MARK_SIGNS, shownMarks } from "./offerMarks";
import type { Place } from "./arrowKeys";
import { outlinePath, cornerPath } from "./outlines";

/** Minimum size of targets for fingers, and for a mouse. */
const FINGER_TARGET_PX = 44;
const MOUSE_TARGET_PX = 24;
const isCoarse = matchMedia("(pointer: coarse)").matches;
/** With more marks than this, each is drawn lighter. */
const MANY_MARKS = 20;

export interface Spot extends Place {
  readonly piece: Piece;
  readonly chosen: boolean;
  /** Tapped once; a second tap plays the move. */
  readonly tried: boolean;
  readonly through: readonly Offer[];
  readonly complete: Offer | null;
}

/** Return the spots to mark: chosen ones and the next ones, or while dragging, all where the piece can be dropped. */
export function spotsOf(menu: OfferIndex, now: MoveChoice, piece: (id: string) => Piece | undefined, tried: string | null, isDragging: boolean): readonly Spot[] {
  const spots: Spot[] = [];
  const add = (id: string, chosen: boolean, through: readonly Offer[]): void => {
    const found = piece(id);
    if (!found) return;
    const complete = chosen ? null : completingOffer(menu, now.chosen, id);
    spots.push({ id, x: found.x, y: found.y, piece: found, chosen, tried: id === tried, through, complete });
  };
  for (const id of new Set(now.chosen)) add(id, true, now.candidates);
  for (const [id, through] of isDragging ? reachableSpots(now) : now.next) if (!now.chosen.includes(id)) add(id, false, through);
  // Draw a tapped spot above its neighbours.
  return spots.sort((one, other) => Number(one.tried) - Number(other.tried));
}

interface SpotMarksProps {
  readonly spots: readonly Spot[];
  readonly game: string;
  readonly shape: (piece: Piece) => Shape;
  /** The spot that the Tab key goes to. */
  readonly current: string | null;
  /** The spot under the pointer, also while dragging. */
  readonly pointed: string | null;
  /** The size of a pixel in units of the scene. */
  readonly unit: number;
}

export function SpotMarks({ spots, game, shape, current, pointed, unit }: SpotMarksProps) {
  return (
    <g class={`marks ${spots.length > MANY_MARKS ? "many" : ""}`}>
      {spots.map((spot) => (
        <Mark
          key={spot.id}
          spot={spot}
          game={game}
          shape={shape(spot.piece)}
          isCurrent={spot.id === current}
          isPointed={spot.id === pointed}
          unit={unit}
        />
      ))}
    </g>
  );
}

interface MarkProps {
  readonly spot: Spot;
  readonly game: string;
  readonly shape: Shape;
  readonly isCurrent: boolean;
  readonly isPointed: boolean;
  readonly unit: number;
}

function Mark({ spot, game, shape, isCurrent, isPointed, unit }: MarkProps) {
  const { piece, chosen, tried, through, complete } = spot;
  const box = scaledShape(piece, shape);
  const least = (isCoarse ? FINGER_TARGET_PX : MOUSE_TARGET_PX) * unit;
  const touch = { ...box, across: Math.max(box.across, least / 2), down: Math.max(box.down, least / 2) };
  const label = chosen
    ? word("web-spot-chosen", { piece: pieceText(piece, game) })
    : spotLabel(piece, through, complete, game);
  const line = chosen || tried || !box.square ? outlinePath(box, 0.03) : cornerPath(box, 0.015);
  return (
    <g
      class={`mark ${chosen ? "chosen" : complete ? "open" : "open movable"} ${tried ? "tried" : ""} ${isPointed ? "pointed" : ""} ${box.square ? "square" : "round"}`}
      role="button"
      tabindex={isCurrent ? 0 : -1}
      data-spot={spot.id}
      aria-label={label}
      aria-pressed={chosen || tried}
      style={{ translate: `${piece.x}px ${piece.y}px`, rotate: `${piece.turn ?? 0}deg` }}
    >
      <path class="touch" d={outlinePath(touch, 0)} />
      <path class="halo" d={outlinePath(box, 0.03)} />
      <path class="edge" d={line} />
      <path class="line" d={line} />
      {complete && <Badges offer={complete} box={box} turn={piece.turn ?? 0} size={Math.max(0.15, 8 * unit)} />}
    </g>
  );
}

interface BadgesProps {
  readonly offer: Offer;
  readonly box: Shape;
  readonly turn: number;
  readonly size: number;
}

/** The signs of an offer's marks, upright at a corner. */
function Badges({ offer, box, turn, size }: BadgesProps) {
  const [x, y] = [box.x + box.across - size / 4, box.y - box.down + size / 4];
  return (
    <g style={{ rotate: `${-turn}deg` }}>
      {shownMarks(offer).map((mark, at) => (
        <g key={mark} class={`badge ${mark}`} style={{ translate: `${x - 2 * size * at}px ${y}px`, scale: `${size}` }}>
          <circle r="1" />
          <text y=".5">{MARK_SIGNS[mark]}</text>
        </g>
      ))}
    </g>
  );
}
