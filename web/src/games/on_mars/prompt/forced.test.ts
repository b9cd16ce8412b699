import { expect, test, vi } from "vitest";
import type { Selection } from "../../../table/selection.svelte";
import { Forced } from "./forced.svelte";

/** Somebody who is asked for these answers after so many moves. */
function questionOf() {
  const send = vi.fn();
  const now = { moves: 3, answers: [{ kind: "card", option: "card:1", ends: false }] };
  const selection = {
    send,
    get answers() {
      return now.answers;
    },
  } as unknown as Selection;
  return { send, now, forced: new Forced(selection, () => now.moves) };
}
const DONE = { kind: "done", option: "done", ends: false };

test("a question that leaves nothing but to stop is answered by the page", () => {
  const { send, now, forced } = questionOf();
  forced.follow();
  now.moves = 4;
  now.answers = [DONE];
  forced.follow();
  expect(send).toHaveBeenCalledExactlyOnceWith(["done"]);
});

test("a player who has undone a step, or has an alternative, is asked", () => {
  const { send, now, forced } = questionOf();
  now.answers = [DONE];
  forced.follow();
  now.moves = 2;
  forced.follow();
  now.moves = 3;
  now.answers = [DONE, { kind: "card", option: "card:1", ends: false }];
  forced.follow();
  now.moves = 4;
  now.answers = [{ ...DONE, ends: true }];
  forced.follow();
  expect(send).not.toHaveBeenCalled();
});
