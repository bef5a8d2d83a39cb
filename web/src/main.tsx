import "./style/index.css";

import { effect } from "@preact/signals";
import { render } from "preact";

import { App } from "./app";
import { loadArt } from "./board/art";
import { knowGames } from "./games";
import { whoAmI } from "./me";
import { keepAsking, online, whenOnline } from "./offline/online";
import { startWorker } from "./offline/worker";
import { IS_STRANGER } from "./place";
import { applySettings } from "./settings";
import { speak, wanted } from "./words";

async function start(): Promise<void> {
  applySettings();
  // Nearly every screen draws something: the drawings come while words are learnt.
  loadArt().catch(() => undefined);
  await Promise.all([speak(wanted.peek()), knowGames(wanted.peek()), IS_STRANGER || knowMe()]);
  effect(() => void changeLanguage(wanted.value));
  render(<App />, document.getElementById("app")!);
  keepAsking();
  if (import.meta.env.PROD) void startWorker();
}

/** Without a connection nobody can tell who we are; then it is asked again when there is one. */
async function knowMe(): Promise<void> {
  try {
    await whoAmI();
  } catch {
    if (!online.peek()) whenOnline(() => void knowMe());
  }
}

let spoken = wanted.peek();

async function changeLanguage(code: string): Promise<void> {
  if (code === spoken) return;
  spoken = code;
  await Promise.all([speak(code), knowGames(code)]);
}

start().catch((reason: unknown) => {
  // Without words all that can be offered is a sign everybody knows.
  const again = document.createElement("button");
  again.textContent = "Whiskerworks ↻";
  again.addEventListener("click", () => location.reload());
  document.getElementById("app")!.replaceChildren(again);
  throw reason;
});
