// The page on which bench/measure_web.py measures the board: `vite build --mode bench`. Not part of the client.
import "./style/index.css";

import { element, loadArt } from "./board/art";
import { Painter } from "./board/painter";
import type { Piece } from "./messages";

const ARTS = ["hex", "card", "wheel", "mouse", "cheese"] as const;

/** Many pieces, each with a child; every *every*-th one is moved and turned by *translation*. */
function crowd(count: number, translation: number, every: number): Piece[] {
  return Array.from({ length: count }, (_, number) => {
    const moved = number % every === 0 ? translation : 0;
    return {
      id: `piece-${number}`,
      art: ARTS[number % ARTS.length]!,
      x: (number % 50) + moved * 0.3,
      y: Math.floor(number / 50) + moved * 0.2,
      turn: moved * 90,
      tone: number % 2 ? "blue" : "red",
      say: { code: "piece-peg", params: { peg: `${number}` } },
      children: [{ id: `on-${number}`, art: "cog-cw", x: 0, y: 0, turn: 90 * (number % 4) }],
    };
  });
}

/** Return the milliseconds of script, style and layout that each update of *count* pieces takes. */
async function bench(count: number, every: number, times: number): Promise<readonly number[]> {
  const svg = element("svg", { viewBox: "0 0 50 30", width: "1000", height: "600" });
  const root = element("g");
  svg.append(root);
  document.body.append(svg);
  const painter = new Painter(root, await loadArt());
  painter.show(crowd(count, 0, every));
  const taken: number[] = [];
  for (let time = 1; time <= times; time++) {
    // Parse each scene anew, as for one that arrives over the network.
    const pieces = JSON.parse(JSON.stringify(crowd(count, time % 4, every))) as Piece[];
    await new Promise(requestAnimationFrame);
    root.getBBox();
    const began = performance.now();
    painter.show(pieces);
    // Asking for a box forces style and layout now.
    root.getBBox();
    taken.push(performance.now() - began);
  }
  svg.remove();
  return taken;
}

Object.assign(window, { whiskerworks: { bench } });
