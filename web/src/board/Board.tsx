// The board: it shows a scene and reports the offer that is chosen. It knows no game.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import type { Offer, Event, Scene, Preview, Why } from "../messages";
import { announce } from "../ui/announce";
import { word } from "../words";
import { loadArt, type Art } from "./art";
import { ActionBar } from "./ActionBar";
import { likelyOffer } from "./moveChoice";
import { watchGestures } from "./gestures";
import { gestureHandler, type DraggedPiece, type BoardState } from "./gestureActions";
import { useBoardKeys } from "./useBoardKeys";
import { spotText } from "./labels";
import { SpotMarks, spotsOf } from "./SpotMarks";
import { usePicking } from "./usePicking";
import { usePreview } from "./usePreview";
import { Stage } from "./stage";
import { viewCentre, viewBox, WHOLE_BOARD, clampView, zoomAt, type View } from "./zoomView";
import { ZoomButtons } from "./ZoomButtons";

export interface BoardProps {
  readonly scene: Scene;
  readonly game: string;
  readonly ply: number;
  /** The events between the previous scene and this one; with none, nothing moves. */
  readonly newEvents: readonly Event[];
  /** Play an offer; without it, the board is read-only. */
  readonly play?: (offer: Offer) => void;
  readonly preview?: (move: string) => Promise<Preview | null>;
  readonly whyNot?: (spots: readonly string[]) => Promise<Why | null>;
  readonly openRule?: (rule: string) => void;
  /** Called when a scene has been shown completely. */
  readonly onSettled?: (scene: Scene) => void;
}

/** Return all drawings once they are loaded. */
export function useArt(): Art | null {
  const [art, setArt] = useState<Art | null>(null);
  useEffect(() => void loadArt().then(setArt, () => announce(word("web-broken"))), []);
  return art;
}

export function Board(props: BoardProps) {
  const { scene, game, ply } = props;
  const { width, height } = scene;
  const art = useArt();
  const svg = useRef<SVGSVGElement>(null);
  const root = useRef<SVGGElement>(null);
  const stage = useRef<Stage | null>(null);
  const [isReady, setReady] = useState(false);
  const [view, setView] = useState<View>(WHOLE_BOARD);
  const unit = usePixelSize(svg, `${width} ${height} ${view.zoom}`);
  const [pointed, setPointed] = useState<string | null>(null);
  const [isDragging, setDragging] = useState(false);
  const byFinger = useRef(false);

  const pieces = useMemo(() => new Map(scene.pieces.map((piece) => [piece.id, piece])), [scene]);
  const picked = usePicking(props, pieces, (id) => stage.current?.shake(id), byFinger);
  const picking = {
    ...picked,
    click(id: string): void {
      stage.current?.finishMotion();
      picked.click(id);
    },
  };
  const { menu, now, unconfirmed, tappedSpot } = picking;
  const spots = useMemo(() => spotsOf(menu, now, (id) => pieces.get(id), tappedSpot, isDragging), [menu, now, pieces, tappedSpot, isDragging]);
  const under = spots.find((spot) => spot.id === pointed && !spot.chosen) ?? null;
  const preview = usePreview(under?.complete ?? unconfirmed ?? (isDragging ? null : likelyOffer(menu, now)), ply, props.preview);
  const keys = useBoardKeys(svg, spots, picking, setPointed, byFinger);

  useLayoutEffect(() => {
    if (!art || !root.current) return;
    stage.current ??= new Stage(root.current, art);
    stage.current.onShown = () => props.onSettled?.(scene);
    stage.current.show(scene, props.newEvents);
    setReady(true);
  }, [art, scene]);
  useLayoutEffect(() => stage.current?.ghosts(preview), [preview, scene]);
  useEffect(() => () => stage.current?.stop(), []);
  useEffect(() => setPointed(null), [ply]);

  const dragged = useRef<DraggedPiece | null>(null);
  const isLive = !!(props.play ?? props.whyNot);
  const latest = useRef<BoardState | null>(null);
  latest.current = { stage, picking, setView, setPointed, setDragging, scene, unit, view, dragged, isLive };
  useEffect(() => watchGestures(svg.current!, () => gestureHandler(latest.current!)), []);

  const isOpen = spots.length > 0;
  const zoom = (by: number): void => setView(by ? zoomAt(view, by, viewCentre(view, width, height), width, height) : WHOLE_BOARD);
  return (
    <div class={`board ${view.zoom > 1 ? "zoomed" : ""} ${preview?.scene ? "previewing" : ""} ${isDragging ? "dragging" : ""}`} {...keys.listeners}>
      <div class="board-frame" style={{ "--ratio": width / height }}>
        <svg
          ref={svg}
          style={{ "--fine": lineWidth(unit), aspectRatio: `${width} / ${height}` }}
          role={isOpen ? "group" : "img"}
          tabindex={-1}
          aria-label={word(isOpen ? "web-board-keys" : "web-board", {}, game)}
          viewBox={viewBox(clampView(view, width, height), width, height)}
        >
          <rect class="board-table" x=".015" y=".015" width={width - 0.03} height={height - 0.03} rx=".3" />
          <g ref={root} aria-hidden="true" />
          {isReady && (
            <SpotMarks spots={spots} game={game} shape={stage.current!.shape} current={keys.current} pointed={pointed} unit={unit} />
          )}
        </svg>
      </div>
      <div class="board-foot">
        {(isLive || props.openRule) && (
          <ActionBar
            game={game}
            picking={picking}
            hint={under ? spotText(under.through, under.complete, game) : ""}
            preview={preview}
            openRule={props.openRule}
            spots={spots}
            point={setPointed}
            isDragging={isDragging}
          />
        )}
        <ZoomButtons zoom={zoom} view={view} />
      </div>
    </div>
  );
}

/** Return the width of lines, thinner where pieces are small, as on a phone. */
const lineWidth = (unit: number): number => Math.min(1.2, Math.max(0.5, 1 / unit / 56));

/** Return the size of a pixel in units of the scene, to keep touch targets large enough. */
function usePixelSize(svg: { readonly current: SVGSVGElement | null }, changes: string): number {
  const [unit, setUnit] = useState(0.02);
  useLayoutEffect(() => {
    const measure = (): void => {
      const scale = svg.current?.getScreenCTM?.()?.a;
      if (scale) setUnit(1 / scale);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg.current!);
    return () => observer.disconnect();
  }, [changes]);
  return unit;
}
