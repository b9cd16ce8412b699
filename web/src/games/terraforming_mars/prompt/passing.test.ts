import { expect, test, vi } from "vitest";
import type { Table } from "../../../lib/table.svelte";
import type { Option, Phrase } from "../../../protocol";
import type { Selection } from "../../../table/selection.svelte";
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
  const selection = {
    table: table as unknown as Table,
    seat: "yellow",
    sending: false,
    picked: null,
    missed: null,
    plan: { next: null as unknown },
    answers,
    question: answers.length > 0 ? { id: "1", begins: true } : null,
    has: (option: string) => selection.answers.some((one) => one.option === option),
    drop: vi.fn(),
    commit: vi.fn(),
    press: vi.fn(),
  };
  const board = { hand: { count: hand } };
  const people = { hit: (line: Phrase) => line === HIT } as unknown as People;
  const passing = new Passing(
    selection as unknown as Selection,
    () => board as Board,
    () => people,
    idle,
    hit,
  );
  return { passing, selection, board };
}

test("with nothing left one press passes, and with nothing but patents to sell it is proposed", () => {
  const { passing, selection } = seated([answer(SELL), END]);

  expect(passing.last).toBe(true);
  passing.press();

  expect(selection.press).toHaveBeenCalledWith(PASS);
});

test("what would be left unused is named before the same press passes", () => {
  const { passing, selection } = seated([answer("heat", { unused: true }), answer("card"), END]);

  passing.press();
  expect(passing.asking).toBe(true);
  expect(passing.left.map(({ option }) => option)).toEqual(["heat"]);
  expect(selection.commit).not.toHaveBeenCalled();
  passing.press();

  expect(selection.press).toHaveBeenCalledWith(PASS);
});

test("who decides ahead to pass does so when the turn comes, after the steps that are planned", () => {
  const { passing, selection } = seated([]);
  passing.follow();
  passing.arm(true);
  selection.answers = [answer("card"), END];
  selection.plan.next = { option: "card" };

  passing.follow();
  expect(selection.commit).not.toHaveBeenCalled();
  selection.plan.next = null;
  passing.follow();

  expect(selection.commit).toHaveBeenCalledWith(PASS);
  expect(passing.made).toBe("ahead");
  expect(passing.armed).toBe(false);
});

test.each([
  ["hit", (table: { lines: Phrase[] }) => void (table.lines = [HIT])],
  ["cards", (_: unknown, board: { hand: { count: number } }) => void board.hand.count++],
] as const)("passing ahead is given up, and says why: %s", (why, happen) => {
  const { passing, selection, board } = seated([]);
  passing.follow();
  passing.arm(true);

  happen(selection.table, board);
  selection.answers = [END];
  passing.follow();

  expect(selection.commit).not.toHaveBeenCalled();
  expect(passing.alarm).toBe(why);
  passing.arm(true);
  expect(passing.alarm).toBeNull();
});

test("automatic passing passes when nothing is left to do, once a generation", () => {
  let generation: number | null = null;
  const { passing, selection } = seated([answer("card"), END], { idle: () => generation });
  passing.follow();
  selection.answers = [answer(SELL), END];
  passing.follow();
  expect(selection.press).not.toHaveBeenCalled();

  generation = 4;
  selection.answers = [answer("card"), END];
  passing.follow();
  expect(selection.press).not.toHaveBeenCalled();
  selection.answers = [answer(SELL), END];
  passing.follow();
  expect(selection.press).toHaveBeenCalledWith(PASS);
  expect(passing.made).toBe("idle");

  // Taken back, the same question is there again.
  passing.follow();
  expect(selection.press).toHaveBeenCalledTimes(1);
  generation = 5;
  passing.follow();
  expect(selection.press).toHaveBeenCalledTimes(2);
});

test("after a hit nothing is passed by itself", () => {
  const { passing, selection } = seated([END], { idle: () => 1, hit: () => true });
  passing.follow();
  expect(selection.press).not.toHaveBeenCalled();
  expect(passing.alarm).toBe("hit");
});
