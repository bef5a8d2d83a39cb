// The page's side of the service worker: register it, ask it for downloads, replace it.

import { effect, signal } from "@preact/signals";

import { get } from "../api";
import { games } from "../games";
import { me } from "../me";
import type { Tables } from "../messages";
import { href } from "../urls";
import { language } from "../words";
import { gamePaths, shelfPaths } from "./offlinePaths";

/** A new version that is ready to take over, if any. */
export const waitingWorker = signal<ServiceWorker | null>(null);

const DOWNLOAD_DELAY_MS = 4000;

/** Let the new version take over, then reload the page. */
export function activateUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waitingWorker.value?.postMessage({ take: true });
}

/** Register the service worker. Without one, everything still works online. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(href("/sw.js"), { scope: href("/") });
    watchUpdates(registration);
    const { active } = await navigator.serviceWorker.ready;
    if (active) requestDownloads(active);
  } catch {
    // The page is not served by https, or the user has disabled service workers.
  }
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The very first version replaces nothing and needs no notice.
    waitingWorker.value = navigator.serviceWorker.controller ? registration.waiting : null;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/** Download what we may want to read offline, and forget what another person read here. */
function requestDownloads(worker: ServiceWorker): void {
  const send = (said: object) => worker.postMessage(said);
  effect(() => {
    const paths = shelfPaths(games.value, language.value).map(belowScope);
    setTimeout(() => send({ keep: paths }), DOWNLOAD_DELAY_MS);
  });
  let known = false;
  effect(() => {
    const person = me.value?.person ?? "";
    // Offline, we do not know who we are; forget nothing.
    if (!person && !known) return;
    known = person !== "";
    if (isNewReader(person)) send({ forget: true });
    if (person) setTimeout(() => void downloadGames(send), DOWNLOAD_DELAY_MS);
  });
}

const KEY = "whiskerworks.reader";

/** Whether a different person reads here now. */
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

/** Return a path relative to the worker's scope. */
const belowScope = (path: string): string => path.slice(1);
