// Buttons that zoom the board, for small screens.
import { word } from "../words";
import type { View } from "./zoomView";

/** Zoom by a factor; 0 shows the whole board. */
export function ZoomButtons({ zoom, view }: { readonly zoom: (by: number) => void; readonly view: View }) {
  return (
    <div class="board-zoom">
      <button type="button" onClick={() => zoom(1.5)} aria-label={word("web-zoom-in")}>
        +
      </button>
      <button type="button" onClick={() => zoom(1 / 1.5)} disabled={view.zoom === 1} aria-label={word("web-zoom-out")}>
        −
      </button>
      <button type="button" onClick={() => zoom(0)} disabled={view.zoom === 1} aria-label={word("web-zoom-fit")}>
        ⤢
      </button>
    </div>
  );
}
