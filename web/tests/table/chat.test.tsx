import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { me } from "../../src/me";
import type { ChatLine, Status } from "../../src/messages";
import type { TableContext } from "../../src/table/tableContext";
import { Chat } from "../../src/table/Chat";
import { applyMessage } from "../../src/table/tableState";
import { type Command, TableConnection } from "../../src/table/connection";
import { setWords } from "../../src/words";
import { FakeSocket, snapshot, STATUS } from "./fakeSocket";

let root: HTMLElement;
const sent: Command[] = [];

beforeAll(() =>
  setWords(
    "en",
    `
page-operator = The operator
page-somebody = Somebody
page-say = Say
refusal-muted = The host has muted you.
web-mute-for-me = Mute for me
web-unmute-for-me = Unmute for me
web-mute = Mute
web-unmute = Unmute
web-remove = Remove
web-readmit = Readmit
`,
  ),
);
beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  sent.length = 0;
  me.value = { person: "p", name: "P0", login: null, token: "" };
});
afterEach(() => {
  render(null, root);
  root.remove();
  me.value = null;
  vi.unstubAllGlobals();
});

const line = (who: number | null, name: string): ChatLine => ({ seq: 3, at: 0, seat: null, name, text: "hello", who });

function at(chat: readonly ChatLine[], status: Partial<Status> = {}): TableContext {
  const state = applyMessage(null, { ...snapshot(4), chat, status: { ...STATUS, ...status } }, 0)!;
  const act = async (command: Command) => (sent.push(command), true);
  return { state, connection: new TableConnection(() => new FakeSocket()), game: "", refused: signal(null), openRule: () => undefined, act, isOver: false, tab: signal("chat") };
}

const show = (node: Parameters<typeof render>[0]) => act(() => render(node, root));
const named = () => [...root.querySelectorAll("button")].map((one) => one.textContent);
const click = (text: string) => act(() => [...root.querySelectorAll("button")].find((one) => one.textContent === text)!.click());

test("the host mutes and removes whoever said something", async () => {
  await show(<Chat at={at([line(2, "Cy")])} />);

  await click("Mute");
  await click("Remove");

  expect(sent).toEqual([
    { type: "mute", who: 2 },
    { type: "remove", who: 2 },
  ]);
  expect(root.querySelector("details summary")?.textContent).toBe("Cy");
});

test("to mute somebody for oneself is asked of the server", async () => {
  const asked = vi.fn(async (_path: string, _how: RequestInit) => new Response("{}"));
  vi.stubGlobal("fetch", asked);
  const cy = { who: 2, name: "Cy", muted: false, removed: false, hidden: true };
  await show(<Chat at={at([line(3, "Di")], { guests: [cy] })} />);

  await click("Mute for me");
  await click("Unmute for me");

  expect(asked.mock.calls.map(([path, how]) => [how.method, path, how.body])).toEqual([
    ["POST", "/api/tables/t1/mutes", '{"who":3}'],
    ["DELETE", "/api/tables/t1/mutes/2", null],
  ]);
});

test("nothing is done about oneself or the operator", async () => {
  await show(<Chat at={at([line(0, "P0"), { ...line(null, ""), seq: 4 }])} />);

  expect(root.textContent).toContain("The operator");
  expect(named()).toEqual(["Say"]);
});

test("who is muted reads so instead of a box to write in", async () => {
  await show(<Chat at={at([], { muted: true })} />);

  expect(root.textContent).toContain("The host has muted you.");
  expect(root.querySelector("form")).toBeNull();
});
