import "./style/index.css";

import { effect } from "@preact/signals";
import { render } from "preact";

import { App } from "./app";
import { knowGames } from "./games";
import { whoAmI } from "./me";
import { IS_STRANGER } from "./place";
import { applySettings } from "./settings";
import { speak, wanted } from "./words";

async function start(): Promise<void> {
  applySettings();
  await Promise.all([speak(wanted.peek()), knowGames(wanted.peek()), IS_STRANGER || whoAmI()]);
  effect(() => void changeLanguage(wanted.value));
  render(<App />, document.getElementById("app")!);
}

let spoken = wanted.peek();

async function changeLanguage(code: string): Promise<void> {
  if (code === spoken) return;
  spoken = code;
  await Promise.all([speak(code), knowGames(code)]);
}

void start();
