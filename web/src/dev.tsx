// A page to look at boards while working on them: `vite build --mode dev`. Not in the client.
//
// It shows the plies of a file of pictures (`?show=NAME&at=PLY`), and moves on by a key;
// `bench()` is how bench/web.py measures updates of the board.
import "./style/index.css";

import { signal } from "@preact/signals";
import { render } from "preact";

import { loadArt, element } from "./board/art";
import { Board } from "./board/Board";
import { BoardText } from "./board/BoardText";
import { Painter } from "./board/paint";
import type { Happening, Picture, Preview, Thing, Why } from "./messages";
import { applySettings, settings } from "./settings";
import { Announcer } from "./ui/announce";
import { teach } from "./words";

interface Shown {
  readonly ply: number;
  readonly picture: Picture;
  readonly events: readonly Happening[];
  readonly previews: Readonly<Record<string, Preview>>;
}

const asked = new URLSearchParams(location.search);
const plies = signal<readonly Shown[]>([]);
const at = signal(Number(asked.get("at") ?? 0));
const last = signal("");

async function start(): Promise<void> {
  settings.theme.value = asked.get("theme") === "dark" ? "dark" : "light";
  if (asked.has("still")) settings.motion.value = "none";
  applySettings();
  const name = asked.get("show");
  if (!name) return;
  const game = name.split("-")[0]!;
  const [shared, own] = await Promise.all([text("shared.ftl"), text(`${game}.ftl`)]);
  teach("en", shared);
  teach("en", shared, game, own);
  plies.value = JSON.parse(await text(`${name}.json`)) as Shown[];
  render(<Look game={game} />, document.getElementById("app")!);
}

const text = async (name: string): Promise<string> => (await fetch(`data/${name}`)).text();

function Look({ game }: { readonly game: string }) {
  const shown = plies.value[at.value]!;
  const preview = async (move: string): Promise<Preview | null> => shown.previews[move] ?? null;
  const whyNot = async (spots: readonly string[]): Promise<Why> => ({
    move: "",
    problem: "",
    refusal: { say: { code: "web-broken", params: {} }, rule: spots.length > 1 ? "A8" : "" },
  });
  return (
    <>
      <Board
        picture={shown.picture}
        game={game}
        ply={shown.ply}
        happenings={shown.events}
        play={(offer) => (last.value = offer.move)}
        preview={preview}
        whyNot={whyNot}
        openRule={(rule) => (last.value = rule)}
      />
      <p class="soft" id="last">{last.value}</p>
      {asked.has("words") && <BoardText picture={shown.picture} game={game} play={(offer) => (last.value = offer.move)} />}
      <Announcer />
    </>
  );
}

/** Many pieces, as a game might have them: *shift* changes some (every so many) of them. */
function crowd(count: number, shift: number, every: number): Thing[] {
  const arts = ["hex", "card", "wheel", "mouse", "cheese"];
  return Array.from({ length: count }, (_, number) => {
    const moved = number % every === 0 ? shift : 0;
    const child: Thing = { id: `on-${number}`, art: "cog-cw", x: 0, y: 0, turn: 90 * (number % 4) };
    return {
      id: `piece-${number}`,
      art: arts[number % 5]!,
      x: (number % 50) + moved * 0.3,
      y: Math.floor(number / 50) + moved * 0.2,
      turn: moved * 90,
      tone: number % 2 ? "blue" : "red",
      say: { code: "piece-peg", params: { peg: `${number}` } },
      children: [child],
    };
  });
}

/** Milliseconds of script, style and layout that updates of *count* pieces take. */
async function bench(count: number, every: number, times: number): Promise<readonly number[]> {
  const art = await loadArt();
  const svg = element("svg", { viewBox: "0 0 50 30", width: "1000", height: "600" });
  const root = element("g");
  svg.append(root);
  document.body.append(svg);
  const painter = new Painter(root, art);
  painter.show(crowd(count, 0, every));
  const taken: number[] = [];
  for (let time = 1; time <= times; time++) {
    // Each picture is made anew, as one that comes over the wire is.
    const things = JSON.parse(JSON.stringify(crowd(count, time % 4, every))) as Thing[];
    await new Promise(requestAnimationFrame);
    svg.getBoundingClientRect();
    const began = performance.now();
    painter.show(things);
    // Asking for a box makes the browser do all style and layout now.
    root.getBBox();
    taken.push(performance.now() - began);
  }
  svg.remove();
  return taken;
}

declare global {
  interface Window {
    readonly whiskerworks: { readonly bench: typeof bench; readonly go: (ply: number) => void };
  }
}

Object.assign(window, { whiskerworks: { bench, go: (ply: number) => (at.value = ply) } });

void start();
