// The REST API: JSON in, JSON out, and one shape for every error.

import type { Problem } from "./messages";
import { href } from "./urls";

/** An error response of the server; code "offline" if the server could not be reached. */
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

/** Store the token that proves that a changing request comes from this page. */
export function setToken(value: string): void {
  token = value;
}

type ReachabilityListener = (reached: boolean) => void;
let notifyReachability: ReachabilityListener = () => undefined;

/** Register a listener that learns from every request whether the server itself answered. */
export function onReachability(listener: ReachabilityListener): void {
  notifyReachability = listener;
}

/** Marks responses that the service worker served from its cache. */
export const CACHED_HEADER = "x-whiskerworks-kept";

type Query = Readonly<Record<string, string | number | null | undefined | readonly string[]>>;

/** Return a path with its query, without parameters that are null or undefined. */
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

/** Send plain text, such as a record. */
export const postText = <T>(path: string, text: string): Promise<T> =>
  request("POST", path, text, "text/plain");

/** Fetch plain text, such as a record or a catalogue. */
export const getText = async (path: string): Promise<string> =>
  (await sendRequest("GET", path)).text();

async function request<T>(method: string, path: string, body?: unknown, type = "application/json"): Promise<T> {
  const response = await sendRequest(method, path, body, type);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

async function sendRequest(method: string, path: string, body?: unknown, type = "application/json"): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token && method !== "GET") headers["X-Whiskerworks-Token"] = token;
  if (body !== undefined) headers["Content-Type"] = type;
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(href(`/api${path}`), { method, headers, body: sent ?? null, credentials: "same-origin" });
  } catch {
    notifyReachability(false);
    throw new ApiError(problem("offline"), 0);
  }
  if (response.headers.has(CACHED_HEADER)) notifyReachability(false);
  else if (isFresh(response)) notifyReachability(true);
  if (!response.ok) throw new ApiError(await readProblem(response), response.status);
  return response;
}

/** Whether the server must have answered just now; a cacheable response proves nothing. */
const isFresh = (response: Response): boolean => !response.headers.get("cache-control")?.includes("max-age");

async function readProblem(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Problem;
    if (typeof body.code === "string") return body;
  } catch {
    // Something in front of our server answered.
  }
  return problem("unreachable");
}

const problem = (code: string): Problem => ({ code, problem: "", params: {}, rule: "", where: "" });
