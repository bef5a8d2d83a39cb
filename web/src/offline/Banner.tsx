// What concerns the whole page: no connection, or a new version.

import { screen } from "../route";
import { word } from "../words";
import { online } from "./online";
import { loadNew, waiting } from "./worker";

export function Banner() {
  // The lobby itself says what can be done offline.
  const offline = !online.value && screen.value.name !== "lobby";
  return (
    <div class="banner" role="status">
      {offline ? <p>{word("web-offline-banner")}</p> : null}
      {waiting.value ? (
        <p class="row">
          <span>{word("web-new-version")}</span>
          <button type="button" onClick={loadNew}>
            {word("web-load-new")}
          </button>
        </p>
      ) : null}
    </div>
  );
}
