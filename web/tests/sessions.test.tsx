// The list of sessions, used like a person would.
import { readFileSync } from "node:fs";

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { me } from "../src/me";
import type { SessionLine } from "../src/messages";
import { Sessions } from "../src/screens/me/Sessions";
import { LANGUAGES, setWords } from "../src/words";

const HERE: SessionLine = { id: "h", current: true, created: 0, seen: 0, expires: 1, browser: "Firefox", system: "Linux", address: "192.0.2.0/24" };
const THERE: SessionLine = { ...HERE, id: "a.b", current: false, browser: "Safari", system: "iOS" };
const OLD: SessionLine = { ...HERE, id: "o", current: false, browser: "", system: "", address: "" };

const asked = vi.fn();
let listed: readonly SessionLine[];
let page: HTMLElement;

const catalogue = (language: string) => readFileSync(`../src/whiskerworks/words/server/${language}.ftl`, "utf-8");
const settle = (run: () => void) =>
  act(async () => {
    run();
    await new Promise((resolve) => setTimeout(resolve));
  });
const buttons = () => [...page.querySelectorAll("button")];
const press = (name: string) => settle(() => buttons().find((one) => one.textContent === name)!.click());

beforeEach(async () => {
  listed = [HERE, THERE, OLD];
  me.value = { person: "p", name: "Ada", login: "ada", token: "t" };
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    asked(`${method} ${url}`);
    if (method === "DELETE") listed = url.endsWith("/sessions") ? [HERE] : listed.filter((one) => !url.endsWith(`/${one.id}`));
    const body = url.endsWith("/api/me") ? { ...me.peek(), token: "new" } : { sessions: listed };
    return new Response(JSON.stringify(body), { status: 200 });
  });
  setWords("en", catalogue("en"));
  page = document.createElement("div");
  document.body.append(page);
  await settle(() => render(<Sessions />, page));
  await vi.waitFor(() => expect(page.querySelectorAll("li").length).toBe(3), 300_000);
});

afterEach(() => {
  act(() => render(null, page));
  page.remove();
  setWords("en", "");
  asked.mockClear();
  vi.unstubAllGlobals();
});

describe("the list of sessions", () => {
  it("says which browser each is, and which of them this is", () => {
    const lines = [...page.querySelectorAll("li")].map((one) => one.textContent);

    expect(lines[0]).toBe("Firefox on Linux this browser");
    expect(lines[1]).toMatch(/^Safari on iOS last used on .* 1970, signed in from 192\.0\.2\.0\/24Sign out: Safari on iOS$/);
    expect(lines[2]).toMatch(/^Unknown browser last used on .* 1970Sign out: Unknown browser$/);
  });

  it("signs out in one browser, and shows who is left", async () => {
    await press("Sign out: Safari on iOS");
    await vi.waitFor(() => expect(page.querySelectorAll("li").length).toBe(2), 300_000);

    expect(asked.mock.calls.flat()).toContain("DELETE /api/me/sessions/a.b");
  });

  it("signs out everywhere else, and is somebody with a new token then", async () => {
    await press("Sign out everywhere else");
    await vi.waitFor(() => expect(page.querySelectorAll("li").length).toBe(1), 300_000);

    expect(asked.mock.calls.flat()).toEqual([
      "GET /api/me/sessions",
      "DELETE /api/me/sessions",
      "GET /api/me",
      "GET /api/me/sessions",
    ]);
    expect(me.value?.token).toBe("new");
  });

  it.each(Object.keys(LANGUAGES))("can be read in %s", async (language) => {
    await settle(() => setWords(language, catalogue(language)));

    expect(page.textContent).not.toContain("page-");
    expect(page.textContent).toContain("192.0.2.0/24");
  });
});
