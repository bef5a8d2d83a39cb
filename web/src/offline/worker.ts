// The page's side of the service worker: it is started, asked to keep things, and made way for.

import { effect, signal } from "@preact/signals";

import { get } from "../api";
import { games } from "../games";
import { me } from "../me";
import type { Tables } from "../messages";
import { href } from "../place";
import { language } from "../words";
import { gamePaths, shelfPaths } from "./keep";

/** A new version that waits to take over, if there is one. */
export const waiting = signal<ServiceWorker | null>(null);

const CALM = 4000;

/** Let the new version take over; the page is loaded again when it has. */
export function loadNew(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting.value?.postMessage({ take: true });
}

/** Start the service worker. Where there can be none, all works as well while online. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(href("/sw.js"), { scope: href("/") });
    watch(registration);
    const { active } = await navigator.serviceWorker.ready;
    if (active) keepThings(active);
  } catch {
    // No https, or the browser's user does not want one.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first version ever takes over from nobody, and nobody is told.
    waiting.value = navigator.serviceWorker.controller ? registration.waiting : null;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/** Have kept what we may want to read offline, and forgotten what another person read here. */
function keepThings(worker: ServiceWorker): void {
  const send = (said: object) => worker.postMessage(said);
  effect(() => {
    const paths = shelfPaths(games.value, language.value).map(relative);
    setTimeout(() => send({ keep: paths }), CALM);
  });
  let known = false;
  effect(() => {
    const person = me.value?.person ?? "";
    // That nobody could tell who we are, as offline, is no reason to forget.
    if (!person && !known) return;
    known = person !== "";
    if (isAnother(person)) send({ forget: true });
    if (person) setTimeout(() => void keepGames(send), CALM);
  });
}

const KEY = "whiskerworks.reader";

/** Whether somebody else than the last one reads here now. */
function isAnother(person: string): boolean {
  try {
    const before = localStorage.getItem(KEY) ?? "";
    localStorage.setItem(KEY, person);
    return before !== person;
  } catch {
    return true;
  }
}

async function keepGames(send: (said: object) => void): Promise<void> {
  const found = await get<Tables>("/me/tables", { limit: 20 }).catch(() => null);
  if (found) send({ keep: gamePaths(found.tables).map(relative) });
}

/** A path as the worker reads it: below where we live. */
const relative = (path: string): string => path.slice(1);
