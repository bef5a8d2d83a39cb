// The REST API: JSON in, JSON out, and one shape for whatever goes wrong.

import type { Problem } from "./messages";
import { href } from "./urls";

/** What the server refused, or that it could not be reached (code "offline"). */
export class ApiError extends Error {
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
export function setToken(value: string): void {
  token = value;
}

type ReachabilityListener = (reached: boolean) => void;
let notifyReachability: ReachabilityListener = () => undefined;

/** Have somebody told, with every request, whether the server itself answered. */
export function onReachability(told: ReachabilityListener): void {
  notifyReachability = told;
}

/** What bears this header was kept by the service worker from earlier. */
export const CACHED_HEADER = "x-whiskerworks-kept";

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

export const get = <T>(path: string, query?: Query): Promise<T> => request("GET", withQuery(path, query));
export const post = <T>(path: string, body?: unknown, query?: Query): Promise<T> =>
  request("POST", withQuery(path, query), body);
export const patch = <T>(path: string, body: unknown): Promise<T> => request("PATCH", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => request("PUT", path, body);
export const del = <T>(path: string, body?: unknown): Promise<T> => request("DELETE", path, body);

/** Send text as it is: a record. */
export const postText = <T>(path: string, text: string): Promise<T> =>
  request("POST", path, text, "text/plain");

/** Fetch text: a record, a catalogue. */
export const getText = async (path: string): Promise<string> =>
  (await sendRequest("GET", path)).text();

async function request<T>(method: string, path: string, body?: unknown, type = "application/json"): Promise<T> {
  const given = await sendRequest(method, path, body, type);
  const text = await given.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

async function sendRequest(method: string, path: string, body?: unknown, type = "application/json"): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token && method !== "GET") headers["X-Whiskerworks-Token"] = token;
  if (body !== undefined) headers["Content-Type"] = type;
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  let given: Response;
  try {
    given = await fetch(href(`/api${path}`), { method, headers, body: sent ?? null, credentials: "same-origin" });
  } catch {
    notifyReachability(false);
    throw new ApiError(problem("offline"), 0);
  }
  if (given.headers.has(CACHED_HEADER)) notifyReachability(false);
  else if (isFresh(given)) notifyReachability(true);
  if (!given.ok) throw new ApiError(await readProblem(given), given.status);
  return given;
}

/** Whether the server itself must have answered: what browsers may keep tells nothing. */
const isFresh = (given: Response): boolean => !given.headers.get("cache-control")?.includes("max-age");

async function readProblem(given: Response): Promise<Problem> {
  try {
    const told = (await given.json()) as Problem;
    if (typeof told.code === "string") return told;
  } catch {
    // Something before our server answered.
  }
  return problem("unreachable");
}

const problem = (code: string): Problem => ({ code, problem: "", params: {}, rule: "", where: "" });
