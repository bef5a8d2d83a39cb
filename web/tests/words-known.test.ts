// Every message that the client shows is in a catalogue, and every message of the client's catalogue is shown.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const WORDS = "../../src/whiskerworks/words/";

const keysOf = (file: string): readonly string[] =>
  [...readFileSync(here(WORDS + file), "utf-8").matchAll(/^([a-z][\w-]*) *=/gim)].map((match) => match[1]!);

const ours = keysOf("web/en.ftl");
const known = new Set([...keysOf("en.ftl"), ...keysOf("server/en.ftl"), ...ours]);

const sources = readdirSync(here("../src/"), { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(here(`../src/${name}`), "utf-8") }));
const all = sources.map((one) => one.text).join("\n");

const LITERAL = /\bword\(\s*"([^"]+)"/g;
const TEMPLATE = /`((?:[a-z]+-)+[^`]*\$\{[^`]*)`/g;

/** What a template string can become: a hole matches anything. */
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&")).join(".+")}$`);

/** Template strings passed to `word`. */
const asked = [...all.matchAll(/\bword\(\s*`([^`]+)`/g)].map((match) => match[1]!);

/** An error's code can be anything the API sends; codes made here are listed one by one. */
const EVERY = "web-${code}";
const problems = [...all.matchAll(/\bproblem\("([a-z-]+)"\)/g)].map((match) => `web-${match[1]}`);

describe("words", () => {
  it("are in a catalogue wherever they are asked for by name", () => {
    const missing = sources.flatMap(({ name, text }) =>
      [...text.matchAll(LITERAL)].map((match) => match[1]!).filter((key) => !known.has(key)).map((key) => `${name}: ${key}`),
    );

    expect(missing).toEqual([]);
  });

  it("are in a catalogue wherever they are put together", () => {
    const missing = asked.filter((template) => ![...known].some((key) => patternOf(template).test(key)));

    expect(missing).toEqual([]);
  });

  it("tell every problem that arises here", () => {
    expect(problems.filter((key) => !known.has(key))).toEqual([]);
  });

  it("of the client are all used", () => {
    const patterns = [...all.matchAll(TEMPLATE)].map((match) => match[1]!).filter((one) => one !== EVERY).map(patternOf);
    const isUsed = (key: string) =>
      all.includes(`"${key}"`) || problems.includes(key) || patterns.some((pattern) => pattern.test(key));

    expect(ours.filter((key) => !isUsed(key))).toEqual([]);
  });

  it("of the client have each one place", () => {
    expect(ours.filter((key, at) => ours.indexOf(key) !== at)).toEqual([]);
  });
});
