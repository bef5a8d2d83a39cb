// What the service worker caches.
import { describe, expect, it } from "vitest";

import { gamePaths, shelfPaths } from "../src/offline/offlinePaths";
import { pathBelow, isSnapshot, outdatedCaches, policyFor, pathsToEvict } from "../src/offline/cachePolicy";

const plan = (path: string, method = "GET") => policyFor({ method, path, page: false });
const page = (path: string) => policyFor({ method: "GET", path, page: true });

describe("the plan for a request", () => {
  it("answers every screen with the shell", () => {
    const screens = ["/", "/new/gears", "/t/abc", "/rules", "/rules/maze", "/settings", "/me"];

    expect(screens.map(page)).toEqual(screens.map(() => "shell"));
  });

  it("leaves plain pages and unknown addresses to the server", () => {
    expect(["/plain/", "/plain/t/abc", "/api/games", "/new", "/x"].map(page)).toEqual(Array(5).fill("pass"));
  });

  it("takes files with a hash in their name from the cache", () => {
    expect(plan("/web/index-DdUMrZAO.css")).toBe("file");
  });

  it("keeps words, rules, games and pictures", () => {
    const paths = ["/api/games", "/api/rules/gears", "/api/words/de", "/api/words/de/gears", "/games/gears.svg"];

    expect(paths.map((path) => plan(path))).toEqual(paths.map(() => "shelf"));
  });

  it("keeps what was looked at of tables, and the list of mine", () => {
    const paths = ["/api/tables/abc", "/api/tables/abc/plies/12", "/api/tables/abc/record", "/api/tables/abc/verdict", "/api/me/tables"];

    expect(paths.map((path) => plan(path))).toEqual(paths.map(() => "table"));
  });

  it("keeps nothing else of me, and nothing of the moment", () => {
    const paths = ["/api/me", "/api/me/tokens", "/api/me/hook", "/api/tables", "/api/tables/abc/socket", "/api/tables/abc/why", "/api/tables/abc/preview", "/api/health/ready"];

    expect(paths.map((path) => plan(path))).toEqual(paths.map(() => "pass"));
  });

  it("touches nothing that changes something", () => {
    expect(["POST", "PUT", "DELETE", "PATCH", "HEAD"].map((method) => plan("/api/tables/abc", method))).toEqual(Array(5).fill("pass"));
  });
});

describe("a path below where we live", () => {
  it("is read without the prefix", () => {
    expect(pathBelow("https://host/games/", "https://host/games/api/games?language=de")).toBe("/api/games");
  });

  it("is none for another prefix or another host", () => {
    expect(pathBelow("https://host/games/", "https://host/other/api")).toBeNull();
    expect(pathBelow("https://host/", "https://elsewhere/api")).toBeNull();
  });
});

describe("what is kept of tables", () => {
  it("is thinned to those looked at last", () => {
    const kept = ["/api/tables/a", "/api/tables/b/plies/1", "/api/me/tables", "/api/tables/a/plies/2", "/api/tables/c"];

    expect(pathsToEvict(kept, 2)).toEqual(["/api/tables/b/plies/1"]);
    expect(pathsToEvict(kept, 3)).toEqual([]);
  });

  it("tells a table as it stands from its plies", () => {
    expect(isSnapshot("/api/tables/abc")).toBe(true);
    expect(isSnapshot("/api/tables/abc/plies/1")).toBe(false);
  });

  it("is asked for the last five games that ended, ply by ply", () => {
    const line = (table: string, phase: "over" | "playing", ply: number) => ({ table, phase, ply, players: [] });
    const paths = gamePaths([line("live", "playing", 9), ...["a", "b", "c", "d", "e", "f"].map((one) => line(one, "over", 1))]);

    expect(paths.slice(0, 4)).toEqual(["/api/tables/a?want=events", "/api/tables/a/plies/0", "/api/tables/a/plies/1", "/api/tables/a/record"]);
    expect(paths).toHaveLength(20);
    expect(paths.every((path) => plan(path.split("?")[0]!) === "table")).toBe(true);
  });
});

describe("a game I played", () => {
  it("is kept as I saw it", () => {
    const bot = { seat: 0, kind: "bot", name: "", level: 2, you: false, word: "", who: null } as const;
    const players = [bot, { ...bot, seat: 1, kind: "person", you: true } as const];

    expect(gamePaths([{ table: "a", phase: "over", ply: 0, players }])).toContain("/api/tables/a/plies/0?eyes=1");
  });
});

describe("the shelf", () => {
  it("is kept in the language spoken, and the worker takes all of it", () => {
    const paths = shelfPaths([{ name: "gears" }], "de");

    expect(paths).toContain("/api/rules/gears?language=de");
    expect(paths.every((path) => plan(path.split("?")[0]!) === "shelf")).toBe(true);
  });
});

describe("caches", () => {
  it("of older versions are dropped, those of other places stay", () => {
    const names = ["whiskerworks / shelf a", "whiskerworks / shelf b", "whiskerworks /x/ shelf a", "other"];

    expect(outdatedCaches(names, "whiskerworks / ", ["whiskerworks / shelf b"])).toEqual(["whiskerworks / shelf a"]);
  });
});
