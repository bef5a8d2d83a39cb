// A QR code for a link; the code that draws it is loaded on demand.

import { useEffect, useState } from "preact/hooks";

const QUIET = 4;

export function QrCode({ text, name }: { readonly text: string; readonly name: string }) {
  const [drawn, setDrawn] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    import("lean-qr/nano").then(
      ({ generate }) => isWanted && setDrawn(drawing(generate(text))),
      () => undefined, // The link itself is shown beside it.
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (!drawn) return null;
  const side = drawn.size + 2 * QUIET;
  return (
    <svg class="qr" role="img" aria-label={name} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} shape-rendering="crispEdges">
      <rect class="qr-paper" x={-QUIET} y={-QUIET} width={side} height={side} />
      <path class="qr-ink" d={drawn.path} />
    </svg>
  );
}

interface Bits {
  readonly size: number;
  get(x: number, y: number): boolean;
}

/** Return the dark squares as one path, merging neighbours in a row. */
export function drawing(bits: Bits): { readonly size: number; readonly path: string } {
  const parts: string[] = [];
  for (let y = 0; y < bits.size; y += 1) {
    for (let x = 0; x < bits.size; x += 1) {
      if (!bits.get(x, y)) continue;
      const from = x;
      while (x + 1 < bits.size && bits.get(x + 1, y)) x += 1;
      parts.push(`M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`);
    }
  }
  return { size: bits.size, path: parts.join("") };
}
