import { afterEach, expect, test, vi } from "vitest";
import { MOST, Plan } from "./plan.svelte";

/** The session storage of a tab, as after a reload. */
function keeping(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

const options = (plan: Plan) => plan.steps.map(({ option }) => option);

test("a plan has so many steps, in the order in which they were planned", () => {
  keeping();
  const plan = new Plan();
  plan.follow("table", "yellow");

  for (const option of ["a", "b", "c", "d"]) plan.toggle(option);
  expect(options(plan)).toEqual(["a", "b", "c"].slice(0, MOST));
  plan.toggle("b");

  expect(options(plan)).toEqual(["a", "c"]);
});

test("a reload finds the plan of the same seat, and no other", () => {
  const kept = keeping();
  const plan = new Plan();
  plan.follow("table", "yellow");
  plan.toggle("a", { key: "option-a", args: {} });

  const later = new Plan();
  later.follow("table", "yellow");
  const other = new Plan();
  other.follow("table", "blue");

  expect(later.next).toEqual({ option: "a", label: { key: "option-a", args: {} } });
  expect(other.next).toBeNull();
  later.clear();
  expect(kept.size).toBe(0);
});
