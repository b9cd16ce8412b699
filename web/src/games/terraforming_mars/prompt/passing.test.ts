import { expect, test, vi } from "vitest";
import type { Table } from "../../../lib/table.svelte";
import type { Option, Phrase } from "../../../protocol";
import type { Choosing } from "../../../table/choosing.svelte";
import type { People } from "../../../table/people";
import type { Board } from "../model/model";
import { PASS, SELL } from "../model/option";
import { Passing } from "./passing.svelte";

function answer(option: string, more: Partial<Option> = {}): Option {
  return {
    option,
    kind: "",
    noun: "",
    label: { key: "", args: {} },
    price: [],
    ends: false,
    to: "",
    unused: false,
    points: null,
    ...more,
  };
}

const END = answer(PASS, { ends: true });
const HIT: Phrase = { key: "log-loss", args: {} };

/** Somebody at a table who is asked for these answers; nothing else of the table is there. */
function seated(answers: Option[], { hand = 3, idle = (): number | null => null, hit = (): boolean => false } = {}) {
  const table = { id: "t", firstLine: 0, lines: [] as Phrase[], connection: "live", busy: false };
  const choosing = {
    table: table as unknown as Table,
    seat: "yellow",
    sending: false,
    picked: null,
    missed: null,
    plan: { next: null as unknown },
    answers,
    question: answers.length > 0 ? { id: "1", begins: true } : null,
    has: (option: string) => choosing.answers.some((one) => one.option === option),
    drop: vi.fn(),
    commit: vi.fn(),
    press: vi.fn(),
  };
  const board = { hand: { count: hand } };
  const people = { hit: (line: Phrase) => line === HIT } as unknown as People;
  const passing = new Passing(
    choosing as unknown as Choosing,
    () => board as Board,
    () => people,
    idle,
    hit,
  );
  return { passing, choosing, board };
}

test("with nothing left one press passes, and with nothing but patents to sell it is proposed", () => {
  const { passing, choosing } = seated([answer(SELL), END]);

  expect(passing.last).toBe(true);
  passing.press();

  expect(choosing.press).toHaveBeenCalledWith(PASS);
});

test("what would be left unused is named before the same press passes", () => {
  const { passing, choosing } = seated([answer("heat", { unused: true }), answer("card"), END]);

  passing.press();
  expect(passing.asking).toBe(true);
  expect(passing.left.map(({ option }) => option)).toEqual(["heat"]);
  expect(choosing.commit).not.toHaveBeenCalled();
  passing.press();

  expect(choosing.press).toHaveBeenCalledWith(PASS);
});

test("who decides ahead to pass does so when the turn comes, after the steps that are planned", () => {
  const { passing, choosing } = seated([]);
  passing.follow();
  passing.arm(true);
  choosing.answers = [answer("card"), END];
  choosing.plan.next = { option: "card" };

  passing.follow();
  expect(choosing.commit).not.toHaveBeenCalled();
  choosing.plan.next = null;
  passing.follow();

  expect(choosing.commit).toHaveBeenCalledWith(PASS);
  expect(passing.made).toBe("ahead");
  expect(passing.armed).toBe(false);
});

test.each([
  ["hit", (table: { lines: Phrase[] }) => void (table.lines = [HIT])],
  ["cards", (_: unknown, board: { hand: { count: number } }) => void board.hand.count++],
] as const)("passing ahead is given up, and says why: %s", (why, happen) => {
  const { passing, choosing, board } = seated([]);
  passing.follow();
  passing.arm(true);

  happen(choosing.table, board);
  choosing.answers = [END];
  passing.follow();

  expect(choosing.commit).not.toHaveBeenCalled();
  expect(passing.alarm).toBe(why);
  passing.arm(true);
  expect(passing.alarm).toBeNull();
});

test("whoever wants it passes by itself when nothing is left to do, once a generation", () => {
  let generation: number | null = null;
  const { passing, choosing } = seated([answer("card"), END], { idle: () => generation });
  passing.follow();
  choosing.answers = [answer(SELL), END];
  passing.follow();
  expect(choosing.press).not.toHaveBeenCalled();

  generation = 4;
  choosing.answers = [answer("card"), END];
  passing.follow();
  expect(choosing.press).not.toHaveBeenCalled();
  choosing.answers = [answer(SELL), END];
  passing.follow();
  expect(choosing.press).toHaveBeenCalledWith(PASS);
  expect(passing.made).toBe("idle");

  // Taken back, the same question is there again.
  passing.follow();
  expect(choosing.press).toHaveBeenCalledTimes(1);
  generation = 5;
  passing.follow();
  expect(choosing.press).toHaveBeenCalledTimes(2);
});

test("after a hit nothing is passed by itself", () => {
  const { passing, choosing } = seated([END], { idle: () => 1, hit: () => true });
  passing.follow();
  expect(choosing.press).not.toHaveBeenCalled();
  expect(passing.alarm).toBe("hit");
});
