// The form for a new table, used like a person would.
import "../src/words";

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { games } from "../src/games";
import { me } from "../src/me";
import type { NewTable, Problem } from "../src/messages";
import { New } from "../src/screens/New";

const GAME = {
  name: "gears",
  title: "Gears",
  summary: "",
  printed_title: "",
  credits: "",
  rules_version: 1,
  seats: [2],
  options: [{ name: "limit", kind: "number", default: 60, meaning: "A limit.", rule: "G10", choices: [], free: false, least: 0, most: 99 }],
  levels: [{ level: 2, name: "Tinkerer" }],
  draws: true,
} as const;

const sent = vi.fn();
let page: HTMLElement;

function answer(status: number, body: unknown): void {
  vi.stubGlobal("fetch", async (url: string, asked: RequestInit) => {
    sent(url, JSON.parse(String(asked.body)));
    return new Response(JSON.stringify(body), { status });
  });
}

const submit = () =>
  act(async () => {
    page.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => {
  games.value = [GAME];
  me.value = { person: "p", name: "Ada", login: null, token: "t" };
  page = document.createElement("div");
  document.body.append(page);
  act(() => render(<New game="gears" />, page));
});

afterEach(() => {
  act(() => render(null, page));
  page.remove();
  sent.mockClear();
  vi.unstubAllGlobals();
});

describe("the set-up", () => {
  it("makes the table that is laid out, and goes there", async () => {
    answer(201, { table: "abc", url: "", invitation: "" });

    await act(async () => page.querySelector<HTMLButtonElement>(".presets button")!.click());
    await submit();

    const [url, table] = sent.mock.calls[0] as [string, NewTable];
    expect(url).toBe("/api/tables");
    expect(table.setup.chairs).toEqual([{ type: "mine" }, { type: "bot", level: 2 }]);
    expect(location.pathname).toBe("/t/abc");
  });

  it("shows what is wrong at the field it belongs to, and leads there", async () => {
    const problem: Problem = { code: "bad-option", problem: "no such limit", params: {}, rule: "", where: "options.limit" };
    answer(422, problem);

    await submit();

    const field = page.querySelector<HTMLInputElement>("#option-limit")!;
    expect(page.querySelector("#option-limit-wrong")?.textContent).toBe("no such limit");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("aria-describedby")).toContain("option-limit-wrong");
    expect(document.activeElement).toBe(field);
  });

  it("says so where there is no such game", () => {
    act(() => render(<New game="chess" />, page));

    expect(page.querySelector("form")).toBeNull();
    expect(page.textContent).toContain("problem-not-found");
  });
});
