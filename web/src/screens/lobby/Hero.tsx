// The picture at the top of the lobby: meshing wheels, a cat, a mouse, and a cheese between them.

import { Link } from "../../route";
import { Drawing } from "../../ui/Drawing";
import { word } from "../../words";
import { wheelTrain, type Wheel } from "./wheelTrain";

const TONES = ["orange", "gold", "neutral", "gold", "orange", "neutral"] as const;
const WHEELS = wheelTrain({ x: 0.55, y: 2.3 }, [-30, 30, -30, 30, -30]);
const HOLES = [0, 60, 120, 180, 240, 300] as const;

export function Hero() {
  return (
    <section class="hero">
      <div class="text">
        <h1>{word("page-welcome")}</h1>
        <p class="lead">{word("page-welcome-more")}</p>
        <p class="row">
          <a class="button main large" href="#games">
            {word("web-hero-play")}
          </a>
          <Link to="/rules" class="button large">
            {word("web-hero-rules")}
          </Link>
        </p>
      </div>
      <svg class="works" viewBox="-.1 .2 5.6 2.55" aria-hidden="true" focusable="false">
        {WHEELS.map((wheel, at) => (
          <HeroWheel key={at} wheel={wheel} tone={TONES[at]!} />
        ))}
        <PlacedDrawing x={0.62} y={1.1} size={1.55} art="cat" />
        <PlacedDrawing x={3.15} y={1.0} size={0.85} art="cheese" />
        <PlacedDrawing x={4.86} y={0.86} size={1.0} art="mouse" />
      </svg>
    </section>
  );
}

const HeroWheel = ({ wheel, tone }: { readonly wheel: Wheel; readonly tone: string }) => (
  <g transform={`translate(${wheel.x} ${wheel.y}) rotate(${wheel.turn})`}>
    <g class={wheel.clockwise ? "spin" : "spin back"}>
      <Drawing name="wheel" tone={tone} />
      <circle class="hub" r={0.12} />
      <circle class="axle" r={0.05} />
      {HOLES.map((angle) => (
        <circle key={angle} class="gap" cy={-0.245} r={0.072} transform={`rotate(${angle})`} />
      ))}
    </g>
  </g>
);

const PlacedDrawing = ({ x, y, size, art }: { x: number; y: number; size: number; art: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <Drawing name={art} />
  </g>
);
