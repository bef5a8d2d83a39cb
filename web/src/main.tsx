import "./style/index.css";

import { effect } from "@preact/signals";
import { render } from "preact";

import { App } from "./app";
import { loadArt } from "./board/art";
import { loadGames } from "./games";
import { loadMe } from "./me";
import { pollWhileOffline, online, whenOnline } from "./offline/online";
import { registerWorker } from "./offline/registerWorker";
import { IS_STRANGER } from "./urls";
import { applySettings } from "./settings";
import { loadLanguage, preferredLanguage } from "./words";

async function start(): Promise<void> {
  applySettings();
  // Nearly every screen draws something, so load the drawings together with the words.
  loadArt().catch(() => undefined);
  await Promise.all([loadLanguage(preferredLanguage.peek()), loadGames(preferredLanguage.peek()), IS_STRANGER || knowMe()]);
  effect(() => void changeLanguage(preferredLanguage.value));
  render(<App />, document.getElementById("app")!);
  pollWhileOffline();
  if (import.meta.env.PROD) void registerWorker();
}

/** Load who we are; without a connection, try again when we are online. */
async function knowMe(): Promise<void> {
  try {
    await loadMe();
  } catch {
    if (!online.peek()) whenOnline(() => void knowMe());
  }
}

let spoken = preferredLanguage.peek();

async function changeLanguage(code: string): Promise<void> {
  if (code === spoken) return;
  spoken = code;
  await Promise.all([loadLanguage(code), loadGames(code)]);
}

start().catch((reason: unknown) => {
  // Without words, offer nothing but a sign that everybody understands.
  const again = document.createElement("button");
  again.textContent = "Whiskerworks ↻";
  again.addEventListener("click", () => location.reload());
  document.getElementById("app")!.replaceChildren(again);
  throw reason;
});
