// The REST API: JSON in, JSON out, and one shape for whatever goes wrong.

import type { Problem } from "./messages";
import { href } from "./place";

/** What the server refused, or that it could not be reached (code "offline"). */
export class Trouble extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.problem);
    this.problem = problem;
    this.status = status;
  }

  get code(): string {
    return this.problem.code;
  }
}

let token = "";

/** Keep the token that shows, with all that changes something, that this page is ours. */
export function keepToken(value: string): void {
  token = value;
}

type Reached = (reached: boolean) => void;
let tellReached: Reached = () => undefined;

/** Have somebody told, with every request, whether the server itself answered. */
export function onReached(told: Reached): void {
  tellReached = told;
}

/** What bears this header was kept by the service worker from earlier. */
export const KEPT = "x-whiskerworks-kept";

type Query = Readonly<Record<string, string | number | null | undefined | readonly string[]>>;

/** A path with its query; what is null or undefined is left out. */
export function withQuery(path: string, query: Query = {}): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) pairs.append(name, String(one));
  }
  const text = pairs.toString();
  return text ? `${path}?${text}` : path;
}

export const get = <T>(path: string, query?: Query): Promise<T> => ask("GET", withQuery(path, query));
export const post = <T>(path: string, body?: unknown, query?: Query): Promise<T> =>
  ask("POST", withQuery(path, query), body);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask("PATCH", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask("PUT", path, body);
export const del = <T>(path: string, body?: unknown): Promise<T> => ask("DELETE", path, body);

/** Send text as it is: a record. */
export const postText = <T>(path: string, text: string): Promise<T> =>
  ask("POST", path, text, "text/plain");

/** Fetch text: a record, a catalogue. */
export const getText = async (path: string): Promise<string> =>
  (await answer("GET", path)).text();

async function ask<T>(method: string, path: string, body?: unknown, type = "application/json"): Promise<T> {
  const given = await answer(method, path, body, type);
  const text = await given.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

async function answer(method: string, path: string, body?: unknown, type = "application/json"): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token && method !== "GET") headers["X-Whiskerworks-Token"] = token;
  if (body !== undefined) headers["Content-Type"] = type;
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  let given: Response;
  try {
    given = await fetch(href(`/api${path}`), { method, headers, body: sent ?? null, credentials: "same-origin" });
  } catch {
    tellReached(false);
    throw new Trouble(problem("offline"), 0);
  }
  if (given.headers.has(KEPT)) tellReached(false);
  else if (isFresh(given)) tellReached(true);
  if (!given.ok) throw new Trouble(await problemOf(given), given.status);
  return given;
}

/** Whether the server itself must have answered: what browsers may keep tells nothing. */
const isFresh = (given: Response): boolean => !given.headers.get("cache-control")?.includes("max-age");

async function problemOf(given: Response): Promise<Problem> {
  try {
    const told = (await given.json()) as Problem;
    if (typeof told.code === "string") return told;
  } catch {
    // Something before our server answered.
  }
  return problem("unreachable");
}

const problem = (code: string): Problem => ({ code, problem: "", params: {}, rule: "", where: "" });
