import { describe, expect, test, vi } from "vitest";

import type { Replay } from "../../src/messages";
import { matchesCommitment, rememberedCommitment, rememberCommitment } from "../../src/table/dealCommitment";
import { drawing } from "../../src/table/QrCode";
import { ReplayCache, parseNumber, plyUrl, clampPly } from "../../src/table/replayPlies";
import { SCENE } from "./fakeSocket";

const replay = (ply: number, eyes: number | null): Replay => ({ ply, plies: 9, eyes, scene: SCENE, events: [] });

describe("looking back", () => {
  test("stays within the game", () => {
    expect([-1, 0, 4, 12, NaN].map((ply) => clampPly(ply, 9))).toEqual([0, 0, 4, 9, 0]);
  });

  test("takes only whole numbers from an address", () => {
    expect(["3", "", "x", "-1", "1.5", null].map(parseNumber)).toEqual([3, null, null, null, null, null]);
  });

  test("has an address for every ply and eyes", () => {
    expect(plyUrl("abc", 3, null)).toBe("/t/abc?ply=3");
    expect(plyUrl("abc", 0, 1)).toBe("/t/abc?ply=0&eyes=1");
  });

  test("fetches each scene once, and the next two along", async () => {
    const fetch = vi.fn(async (ply: number, eyes: number | null) => replay(ply, eyes));
    const album = new ReplayCache(fetch);

    expect((await album.show(0, null, 9)).ply).toBe(0);
    await album.show(1, null, 9);
    await album.show(9, null, 9);

    expect(fetch.mock.calls.map(([ply]) => ply)).toEqual([0, 1, 2, 3, 9]);
    await album.show(0, 1, 0);
    expect(fetch).toHaveBeenLastCalledWith(0, 1);
  });

  test("tries again what failed", async () => {
    const fetch = vi.fn(async (ply: number) => replay(ply, null)).mockRejectedValueOnce(new Error("away"));
    const album = new ReplayCache(fetch);

    await expect(album.show(0, null, 0)).rejects.toThrow("away");
    await expect(album.show(0, null, 0)).resolves.toMatchObject({ ply: 0 });
  });
});

describe("the deal", () => {
  const secret = "616263"; // "abc"
  const commitment = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  test("is kept when the secret has the sum that was promised", async () => {
    expect(await matchesCommitment(commitment, secret)).toBe(true);
    expect(await matchesCommitment(commitment, "616264")).toBe(false);
    expect(await matchesCommitment("", secret)).toBeNull();
  });

  test("is remembered as it was first promised", () => {
    rememberCommitment("t1", { commitment: "first", secret: null });
    rememberCommitment("t1", { commitment: "other", secret: null });
    rememberCommitment("t2", { commitment: "late", secret: "ab" });

    expect([rememberedCommitment("t1"), rememberedCommitment("t2")]).toEqual(["first", ""]);
  });
});

describe("a code to be scanned", () => {
  test("draws squares side by side in one go", () => {
    const rows = ["110", "001", "111"];
    const bits = { size: 3, get: (x: number, y: number) => rows[y]![x] === "1" };

    expect(drawing(bits)).toEqual({ size: 3, path: "M0 0h2v1h-2zM2 1h1v1h-1zM0 2h3v1h-3z" });
  });
});
