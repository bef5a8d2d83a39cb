// The board: a picture in, a chosen offer out. It knows no game.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import type { Choice, Happening, Picture, Preview, Why } from "../messages";
import { settings } from "../settings";
import { announce } from "../ui/announce";
import { say, word } from "../words";
import { loadArt, type Art } from "./art";
import { Bar, type Told } from "./Bar";
import { choosing, Menu, next, rest } from "./choose";
import { watch, type Hands, type Touch } from "./gestures";
import type { Point } from "./hit";
import { spotInWords, thingInWords } from "./labels";
import { Marks, spotsOf } from "./Marks";
import { needsWord } from "./marks";
import { inReadingOrder, nearest, type Direction } from "./nearest";
import { usePreview } from "./preview";
import { Stage } from "./stage";
import { viewBox, WHOLE, within, zoomed, type View } from "./view";
import { Zoom } from "./Zoom";

export interface BoardProps {
  readonly picture: Picture;
  readonly game: string;
  readonly ply: number;
  /** What led from the picture before to this one; none: nothing moves. */
  readonly happenings: readonly Happening[];
  /** Play an offer; absent: the board is only to look at. */
  readonly play?: (offer: Choice) => void;
  readonly preview?: (move: string) => Promise<Preview | null>;
  readonly whyNot?: (spots: readonly string[]) => Promise<Why | null>;
  readonly openRule?: (rule: string) => void;
}

const FINGER = 44;
const MOUSE = 24;
const isCoarse = matchMedia("(pointer: coarse)").matches;
const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const NONE: readonly string[] = [];

/** All drawings, once they are here. */
export function useArt(): Art | null {
  const [art, setArt] = useState<Art | null>(null);
  useEffect(() => void loadArt().then(setArt, () => announce(word("web-broken"))), []);
  return art;
}

export function Board(props: BoardProps) {
  const { picture, game, ply, play } = props;
  const art = useArt();
  const svg = useRef<SVGSVGElement>(null);
  const root = useRef<SVGGElement>(null);
  const stage = useRef<Stage | null>(null);
  const [isReady, setReady] = useState(false);
  const [view, setView] = useState<View>(WHOLE);
  const [unit, setUnit] = useState(0.02);
  const [pick, setPick] = useState<{ ply: number; chosen: readonly string[]; asked: Choice | null }>({ ply, chosen: NONE, asked: null });
  const [told, setTold] = useState<Told | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const focused = useRef(false);
  const before = useRef<readonly string[] | null>(null);

  const menu = useMemo(() => new Menu(play ? picture.offers : []), [picture, !play]);
  const kept = pick.ply === ply && menu.live(pick.chosen).length ? pick : null;
  const chosen = kept?.chosen ?? NONE;
  const asked = kept?.asked ?? null;
  const now = useMemo(() => choosing(menu, chosen), [menu, chosen]);
  const things = useMemo(() => new Map(picture.pieces.map((thing) => [thing.id, thing])), [picture]);
  const spots = useMemo(() => spotsOf(menu, now, (id) => things.get(id)), [menu, now, things]);
  const here = spots.find((spot) => spot.id === current) ?? inReadingOrder(spots.filter((spot) => !spot.chosen))[0] ?? spots[0];
  const under = spots.find((spot) => spot.id === pointed && !spot.chosen) ?? null;
  const preview = usePreview(asked ?? under?.complete ?? null, ply, props.preview);

  useLayoutEffect(() => {
    if (!art || !root.current) return;
    stage.current ??= new Stage(root.current, art);
    stage.current.show(picture, props.happenings);
    setReady(true);
  }, [art, picture]);
  useLayoutEffect(() => stage.current?.ghosts(preview), [preview]);
  useEffect(() => () => stage.current?.stop(), []);
  useEffect(() => {
    setTold(null);
    setPointed(null);
  }, [ply]);
  useEffect(() => watchSize(svg.current!, setUnit), [picture.width, picture.height, view.zoom]);

  // Who was on the board stays on it, though the mark that had the focus is gone.
  useLayoutEffect(() => {
    if (!focused.current || !svg.current || svg.current.contains(document.activeElement)) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    markOf(svg.current, here?.id ?? "")?.focus() ?? svg.current.focus();
  });

  const choose = (list: readonly string[]): void => {
    const then = choosing(menu, list);
    setTold(null);
    setPointed(null);
    if (then.complete.length === 1 && then.live.length === 1) return offer(then.complete[0]!, list);
    setPick({ ply, chosen: list, asked: null });
    if (list.length) announce(word("web-choose-next", { count: then.next.size + then.complete.length }));
  };
  const offer = (one: Choice, list: readonly string[]): void => {
    if (!needsWord(one, settings.confirm.value)) return playNow(one);
    setPick({ ply, chosen: list, asked: one });
    announce(word("web-asked", { does: say(one.say, game) }));
  };
  const playNow = (one: Choice): void => {
    setPick({ ply, chosen: NONE, asked: null });
    setTold(null);
    setPointed(null);
    play?.(one);
  };
  const back = (): void => {
    setTold(null);
    setPick({ ply, chosen: asked ? chosen.slice(0, -1) : chosen.slice(0, -1), asked: null });
  };
  const click = (id: string): void => {
    const list = next(menu, chosen, id);
    if (list) choose(list);
    else void refuse(id);
  };
  const refuse = async (id: string): Promise<void> => {
    const thing = things.get(id);
    stage.current?.shake(id);
    const why = props.whyNot ? await props.whyNot([...chosen, id]).catch(() => null) : null;
    const text = why?.refusal ? say(why.refusal.say, game) : thing?.say ? thingInWords(thing, game) : "";
    if (!text) return;
    setTold({ text, rule: why?.refusal?.rule ?? "" });
    announce(text);
  };

  /** The spot that is meant by a point: one that comes next, else one that goes with it. */
  const spotAt = (at: Point, touch: Touch | null): string | null => {
    const slack = touch?.coarse ? (FINGER / 2) * touch.unit : 0.1;
    const later = (): Set<string> => new Set(now.live.flatMap((one) => rest(one, chosen) ?? []));
    return stage.current?.at(at, now.next.keys(), slack) ?? stage.current?.at(at, [...chosen, ...later()], 0) ?? null;
  };
  const hands: Hands = {
    tap(at, touch) {
      setPointed(null);
      const id = spotAt(at, touch) ?? idAt(touch.target, "data-spot") ?? idAt(touch.target, "data-id");
      if (!id || (!play && !props.whyNot)) return;
      setCurrent(id);
      click(id);
    },
    grab(at, touch) {
      const id = spotAt(at, touch);
      const list = id === null || chosen.includes(id) ? null : next(menu, chosen, id);
      if (!list || choosing(menu, list).complete.length) return false;
      before.current = chosen;
      setPick({ ply, chosen: list, asked: null });
      setTold(null);
      stage.current?.drag(id, at);
      return true;
    },
    drag(at) {
      stage.current?.drag(dragged(chosen), at);
      setPointed(stage.current?.at(at, now.next.keys(), 0.25) ?? null);
    },
    drop(at, touch) {
      stage.current?.drag(null);
      const id = at && (stage.current?.at(at, now.next.keys(), 0.35) ?? spotAt(at, touch));
      setPointed(null);
      if (id && !chosen.includes(id)) return click(id);
      const mine = things.get(dragged(chosen) ?? "");
      const isBack = at && mine && stage.current?.at(at, [mine.id], 0.2);
      if (!isBack) setPick({ ply, chosen: before.current ?? NONE, asked: null });
    },
    pan(right, down) {
      if (view.zoom > 1) setView(within({ ...view, x: view.x - right * unit, y: view.y - down * unit }, picture.width, picture.height));
    },
    pinch: (by, at) => setView(zoomed(view, by, at, picture.width, picture.height)),
    hover(at) {
      const id = at && play ? (stage.current?.at(at, now.next.keys(), 0.05) ?? null) : null;
      setPointed(id);
    },
  };
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => watch(svg.current!, () => latest.current), []);

  const keys = (event: KeyboardEvent): void => {
    const id = (event.target as Element).getAttribute?.("data-spot") ?? here?.id ?? null;
    const go = (to: string | null | undefined): void => {
      if (to) markOf(svg.current, to)?.focus();
    };
    const from = spots.find((spot) => spot.id === id);
    const way = ARROWS[event.key];
    if (way) go(from ? nearest(spots, from, way) : here?.id);
    else if (event.key === "Home") go(inReadingOrder(spots)[0]?.id);
    else if (event.key === "End") go(inReadingOrder(spots).at(-1)?.id);
    else if (event.key === "Escape" && (chosen.length || told)) back();
    else if ((event.key === "Enter" || event.key === " ") && id) click(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const focusIn = (event: FocusEvent): void => {
    const id = (event.target as Element).getAttribute("data-spot");
    focused.current = true;
    if (id === null) return;
    setCurrent(id);
    setPointed(id);
  };
  const focusOut = (event: FocusEvent): void => {
    if (!event.relatedTarget && !(event.target as Element).isConnected) return;
    focused.current = false;
    setPointed(null);
  };

  const zoom = useCallback((by: number) => setView((old) => (by ? zoomed(old, by, middle(old, picture), picture.width, picture.height) : WHOLE)), [picture]);
  const hint = under ? spotInWords(under.through, under.complete, game) : "";
  const isOpen = spots.length > 0;
  return (
    <div class={`board ${isOpen ? "live" : ""} ${view.zoom > 1 ? "zoomed" : ""}`} onKeyDown={keys}>
      <div class="board-frame" style={{ aspectRatio: `${picture.width} / ${picture.height}`, "--ratio": picture.width / picture.height }}>
        <svg
          ref={svg}
          style={{ "--fine": fineness(unit) }}
          role={isOpen ? "group" : "img"}
          tabIndex={-1}
          aria-label={word(isOpen ? "web-board-keys" : "web-board", {}, game)}
          viewBox={viewBox(within(view, picture.width, picture.height), picture.width, picture.height)}
          onFocusIn={focusIn}
          onFocusOut={focusOut}
        >
          <rect class="board-table" x=".015" y=".015" width={picture.width - 0.03} height={picture.height - 0.03} rx=".3" />
          <g ref={root} aria-hidden="true" />
          {isReady && <Marks spots={spots} game={game} shape={stage.current!.shape} current={here?.id ?? null} least={(isCoarse ? FINGER : MOUSE) * unit} />}
        </svg>
        <Zoom zoom={zoom} view={view} />
      </div>
      <Bar
        game={game}
        asked={asked}
        among={now.complete.length === now.live.length ? now.complete : []}
        ready={chosen.length && now.complete.length === 1 ? now.complete[0]! : null}
        told={told}
        hint={hint}
        events={preview?.events ?? []}
        chosen={chosen.length > 0}
        left={now.next.size}
        play={playNow}
        back={back}
        openRule={(rule) => props.openRule?.(rule)}
      />
    </div>
  );
}

function markOf(svg: SVGSVGElement | null, id: string): SVGElement | null {
  return svg?.querySelector<SVGElement>(`[data-spot="${CSS.escape(id)}"]`) ?? null;
}

function idAt(target: Element | null, kind: "data-spot" | "data-id"): string | null {
  return target?.closest(`[${kind}]`)?.getAttribute(kind) ?? null;
}

const dragged = (chosen: readonly string[]): string | null => chosen.at(-1) ?? null;

const middle = (view: View, { width, height }: Picture): Point => ({
  x: view.x + width / view.zoom / 2,
  y: view.y + height / view.zoom / 2,
});

/** How thick lines are: thinner where a piece is small, as on a phone. */
const fineness = (unit: number): number => Math.min(1.2, Math.max(0.5, 1 / unit / 56));

/** Keep how many units of the scene a pixel is: so that fingers find small pieces. */
function watchSize(svg: SVGSVGElement, set: (unit: number) => void): () => void {
  const measure = (): void => {
    const scale = svg.getScreenCTM?.()?.a;
    if (scale) set(1 / scale);
  };
  measure();
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver(measure);
  observer.observe(svg);
  return () => observer.disconnect();
}
