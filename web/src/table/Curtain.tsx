// Hides the table between the turns of players who share a screen.

import { useEffect, useRef } from "preact/hooks";

import { word } from "../words";

interface CurtainProps {
  readonly seat: number;
  readonly name: string;
  readonly show: () => void;
}

export function Curtain({ seat, name, show }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <section class="card curtain" aria-label={word("web-curtain", { seat, name })}>
      <p class="turn">{word("web-curtain", { seat, name })}</p>
      <p>{word("web-curtain-more")}</p>
      <button type="button" class="main" ref={button} onClick={show}>
        {word("web-curtain-show")}
      </button>
    </section>
  );
}
