// Whether the server is reachable, judged by its responses.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { get } from "../src/api";
import { pollWhileOffline, online } from "../src/offline/online";

const answer = (headers: Record<string, string>) => vi.stubGlobal("fetch", async () => new Response("{}", { headers }));

beforeEach(() => {
  online.value = true;
});

afterEach(() => vi.unstubAllGlobals());

describe("the server", () => {
  it("is not there when nothing answers", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));

    await expect(get("/games")).rejects.toMatchObject({ code: "offline" });

    expect(online.value).toBe(false);
  });

  it("is not there when the answer was kept from earlier", async () => {
    answer({ "x-whiskerworks-kept": "1", "cache-control": "no-store" });

    await get("/games");

    expect(online.value).toBe(false);
  });

  it("is there again when it answers itself", async () => {
    online.value = false;
    answer({ "cache-control": "no-store" });

    await get("/health/live");

    expect(online.value).toBe(true);
  });

  it("may be there or not when the browser may have kept the answer", async () => {
    online.value = false;
    answer({ "cache-control": "public, max-age=300" });

    await get("/words/en");

    expect(online.value).toBe(false);
  });

  it("is asked where it answers, again and again while it is away", async () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    vi.stubGlobal("fetch", (url: string) => (asked.push(url), Promise.reject(new TypeError())));
    pollWhileOffline();
    online.value = false;

    await vi.advanceTimersByTimeAsync(25_000);

    expect(asked.map((url) => url.replace(/^.*(?=\/api\/)/, ""))).toEqual(["/api/health/live", "/api/health/live"]);
    online.value = true;
    await vi.advanceTimersByTimeAsync(25_000);
    expect(asked).toHaveLength(2);
    vi.useRealTimers();
  });
});
