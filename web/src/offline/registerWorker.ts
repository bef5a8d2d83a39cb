// The page's side of the service worker: it is started, asked to keep things, and made way for.

import { effect, signal } from "@preact/signals";

import { get } from "../api";
import { games } from "../games";
import { me } from "../me";
import type { Tables } from "../messages";
import { href } from "../urls";
import { language } from "../words";
import { gamePaths, shelfPaths } from "./offlinePaths";

/** A new version that waits to take over, if there is one. */
export const waitingWorker = signal<ServiceWorker | null>(null);

const DOWNLOAD_DELAY_MS = 4000;

/** Let the new version take over; the page is loaded again when it has. */
export function activateUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waitingWorker.value?.postMessage({ take: true });
}

/** Start the service worker. Where there can be none, all works as well while online. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(href("/sw.js"), { scope: href("/") });
    watchUpdates(registration);
    const { active } = await navigator.serviceWorker.ready;
    if (active) requestDownloads(active);
  } catch {
    // No https, or the browser's user does not want one.
  }
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first version ever takes over from nobody, and nobody is told.
    waitingWorker.value = navigator.serviceWorker.controller ? registration.waiting : null;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/** Have kept what we may want to read offline, and forgotten what another person read here. */
function requestDownloads(worker: ServiceWorker): void {
  const send = (said: object) => worker.postMessage(said);
  effect(() => {
    const paths = shelfPaths(games.value, language.value).map(belowScope);
    setTimeout(() => send({ keep: paths }), DOWNLOAD_DELAY_MS);
  });
  let known = false;
  effect(() => {
    const person = me.value?.person ?? "";
    // That nobody could tell who we are, as offline, is no reason to forget.
    if (!person && !known) return;
    known = person !== "";
    if (isNewReader(person)) send({ forget: true });
    if (person) setTimeout(() => void downloadGames(send), DOWNLOAD_DELAY_MS);
  });
}

const KEY = "whiskerworks.reader";

/** Whether somebody else than the last one reads here now. */
function isNewReader(person: string): boolean {
  try {
    const before = localStorage.getItem(KEY) ?? "";
    localStorage.setItem(KEY, person);
    return before !== person;
  } catch {
    return true;
  }
}

async function downloadGames(send: (said: object) => void): Promise<void> {
  const found = await get<Tables>("/me/tables", { limit: 20 }).catch(() => null);
  if (found) send({ keep: gamePaths(found.tables).map(belowScope) });
}

/** A path as the worker reads it: below where we live. */
const belowScope = (path: string): string => path.slice(1);
