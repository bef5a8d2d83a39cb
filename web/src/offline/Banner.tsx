// The banner of the page: offline, or a new version.

import { signal } from "@preact/signals";

import { screen } from "../route";
import { word } from "../words";
import { online } from "./online";
import { activateUpdate, waitingWorker } from "./registerWorker";

const isLoading = signal(false);

function load(): void {
  if (isLoading.value) return;
  isLoading.value = true;
  activateUpdate();
}

export function Banner() {
  const { value: shown } = screen;
  // A table shows its own connection, and must not jump during a game.
  if (shown.name === "table" && !shown.replay) return null;
  // The lobby itself says what works offline.
  const offline = !online.value && shown.name !== "lobby";
  return (
    <div class="banner" role="status">
      {offline ? <p>{word("web-offline-banner")}</p> : null}
      {waitingWorker.value && online.value ? (
        <p class="row">
          <span>{word("web-new-version")}</span>
          <button type="button" aria-busy={isLoading.value} onClick={load}>
            {word(isLoading.value ? "web-loading" : "web-load-new")}
          </button>
        </p>
      ) : null}
    </div>
  );
}
