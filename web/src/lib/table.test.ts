/** A table on a bad line: what was decided is said until it is heard, once, and nothing that was pressed is lost. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { FromClient, Snapshot } from "../protocol";
import { Table } from "./table.svelte";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  readonly said: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What was decided over this line. */
  get decided(): string[] {
    return this.said.flatMap((one) => ("decision" in one ? [one.decision] : []));
  }
}

const snapshot = (seq: number) => ({ type: "snapshot", seq, log: { first: 0, lines: [] } }) as unknown as Snapshot;
const MOVE = { kind: "move" as const, question_id: "1-a", choices: ["pass"] };

/** A table that is joined. */
function joined(): { table: Table; line: Line } {
  const table = new Table("table");
  table.join("blue");
  const line = Line.all.at(-1)!;
  line.open();
  line.tell(snapshot(1));
  return { table, line };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { origin: "http://valles.test" });
  Line.all = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what is not heard over a line that died unnoticed is said over a new one, as the same decision", () => {
  const { table, line } = joined();

  table.act("blue", MOVE);
  // Twice the silence, and the longest first wait; the new line is not given up yet.
  vi.advanceTimersByTime(17_000);

  const next = Line.all.at(-1)!;
  expect(next).not.toBe(line);
  expect(line.said.at(-1)!.type).toBe("join");
  next.open();
  next.tell(snapshot(1));
  expect(next.decided).toEqual(line.decided);
  next.tell({ type: "ack", decision: next.decided[0], seq: 2 });
  expect(table.busy).toBe(true);
  next.tell(snapshot(2));
  expect(table.busy).toBe(false);
});

test("a line over which anything is heard is kept, and a silent table asks for nothing", () => {
  const { table, line } = joined();

  vi.advanceTimersByTime(600_000);
  expect(line.said).toHaveLength(1);
  table.act("blue", MOVE);
  for (let times = 0; times < 20; times++) {
    vi.advanceTimersByTime(7_000);
    line.tell({ type: "said", lines: [{ number: times, seat: "blue", name: "Ann", text: "Hm", at: 0 }] });
  }

  expect(Line.all).toHaveLength(1);
  expect(line.decided).toHaveLength(1);
});

test("a line that never opens is given up for another", () => {
  new Table("table").join("blue");

  vi.advanceTimersByTime(60_000);

  expect(Line.all.length).toBeGreaterThan(1);
});

test("whoever takes another seat while the line is down gets one new line, not two", () => {
  const { table, line } = joined();

  line.onclose!({ code: 1006 });
  table.join("red");
  vi.advanceTimersByTime(5_000);

  expect(Line.all).toHaveLength(2);
});

test("while something is on its way nothing else is decided, but a switch that was flipped is told afterwards", () => {
  const { table, line } = joined();

  table.act("blue", MOVE);
  table.act("blue", { ...MOVE, choices: ["sell"] });
  table.act("blue", { kind: "confirming", on: false });
  expect(line.decided).toHaveLength(1);
  line.tell({ type: "ack", decision: line.decided[0], seq: 2 });
  line.tell(snapshot(2));

  expect(line.said.at(-1)).toMatchObject({ command: { kind: "confirming", on: false } });
  expect(line.decided).toHaveLength(2);
});

test("what was pressed is held until it is sent, or let go", () => {
  const { table, line } = joined();

  table.hold();
  expect([table.sending, table.busy]).toEqual([true, false]);
  table.release();
  expect(table.sending).toBe(false);
  table.hold();
  table.act("blue", MOVE);
  line.tell({ type: "refusal", decision: line.decided[0], id: null, problem: { type: "problem-illegal", args: {} } });

  expect(table.sending).toBe(false);
});
