/** Stored values survive a reload, and neither a barred storage nor an unreadable value stops the page. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { isStrings, Stored, StoredEntries } from "./stored.svelte";

let texts: Map<string, string>;

beforeEach(() => {
  texts = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const names = () => new Stored<string[]>("names", [], (value: unknown) => (isStrings(value) ? value : undefined));

test("a value is read again after a reload", () => {
  names().value = ["Ann"];

  expect(names().value).toEqual(["Ann"]);
});

test("the initial value is not stored", () => {
  const stored = names();
  stored.value = ["Ann"];
  stored.value = [];

  expect(texts.size).toBe(0);
});

test("a change keeps what another tab has stored since", () => {
  const stored = names();
  names().value = ["Ann"];

  stored.update((all) => [...all, "Bob"]);

  expect(names().value).toEqual(["Ann", "Bob"]);
});

test.each(["[1]", "{", "null", '{"name": 1}'])("%s, which is no list of names, is ignored", (text) => {
  texts.set("names", text);

  expect(names().value).toEqual([]);
});

test("a text of an older page that is no JSON is read", () => {
  texts.set("visited", "");

  expect(new Stored("visited", false, () => true).value).toBe(true);
});

test("a value without a key is not stored, and a key brings its own value", () => {
  texts.set("names", '["Ann"]');
  const stored = new Stored<string[]>(null, [], (value: string[]) => value);

  stored.value = ["Bob"];
  stored.open("names");

  expect(stored.value).toEqual(["Ann"]);
  expect(texts.size).toBe(1);
});

test("where storage is barred a value lives as long as the page", () => {
  const bar = () => {
    throw new DOMException("barred", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: bar, setItem: bar, removeItem: bar });
  const stored = names();

  stored.value = ["Ann"];
  stored.update((all) => [...all, "Bob"]);

  expect(stored.value).toEqual(["Ann", "Bob"]);
});

test("of named values the newest are stored", () => {
  const entries = () => new StoredEntries<number>("numbers", 2, (value) => typeof value === "number");
  for (const [name, value] of [
    ["a", 1],
    ["b", 2],
    ["a", 3],
    ["c", 4],
  ] as const)
    entries().set(name, value);

  expect(["a", "b", "c"].map((name) => entries().get(name))).toEqual([3, undefined, 4]);
});
