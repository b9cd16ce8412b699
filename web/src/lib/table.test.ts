/** A table on a bad connection: every decision takes effect once, and nothing that was pressed is lost. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { FromClient, Snapshot } from "../protocol";
import { LOST, Table } from "./table.svelte";

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly sent: FromClient[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  receive(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  /** Let the server or the network end the connection. */
  disconnect(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }

  /** The decisions that were sent over this socket. */
  get decisions(): string[] {
    return this.sent.flatMap((message) => ("decision" in message ? [message.decision] : []));
  }
}

const snapshot = (seq: number) => ({ type: "snapshot", seq, log: { first: 0, lines: [] } }) as unknown as Snapshot;
const MOVE = { kind: "move" as const, question_id: "1-a", choices: ["pass"] };

/** Join a table. */
async function joinTable(): Promise<{ table: Table; socket: FakeSocket }> {
  const table = new Table("table");
  table.join("blue");
  await vi.advanceTimersByTimeAsync(1);
  const socket = FakeSocket.all.at(-1)!;
  socket.open();
  socket.receive(snapshot(1));
  return { table, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { origin: "http://valles.test" });
  FakeSocket.all = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a decision on a connection that died unnoticed is sent again on a new one", async () => {
  const { table, socket } = await joinTable();

  table.act("blue", MOVE);
  // Twice the silence; the new connection is not replaced yet.
  await vi.advanceTimersByTimeAsync(17_000);

  const next = FakeSocket.all.at(-1)!;
  expect(next).not.toBe(socket);
  expect(socket.sent.at(-1)!.type).toBe("join");
  next.open();
  next.receive(snapshot(1));
  expect(next.decisions).toEqual(socket.decisions);
  next.receive({ type: "ack", decision: next.decisions[0], seq: 2 });
  expect(table.busy).toBe(true);
  next.receive(snapshot(2));
  expect(table.busy).toBe(false);
});

test("a connection on which messages arrive is kept, and a silent table is not probed", async () => {
  const { table, socket } = await joinTable();

  await vi.advanceTimersByTimeAsync(600_000);
  expect(socket.sent).toHaveLength(1);
  table.act("blue", MOVE);
  for (let times = 0; times < 20; times++) {
    await vi.advanceTimersByTimeAsync(7_000);
    socket.receive({ type: "chat", lines: [{ number: times, seat: "blue", name: "Ann", text: "Hm", at: 0 }] });
  }

  expect(FakeSocket.all).toHaveLength(1);
  expect(socket.decisions).toHaveLength(1);
});

test("a connection that never opens is replaced", async () => {
  new Table("table").join("blue");

  await vi.advanceTimersByTimeAsync(60_000);

  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("changing seats while the connection is lost makes one new connection, not two", async () => {
  const { table, socket } = await joinTable();

  socket.disconnect(1006);
  table.join("red");
  await vi.advanceTimersByTimeAsync(5_000);

  expect(FakeSocket.all).toHaveLength(2);
});

test("while an act is on its way no other is sent, but a switch of confirmation follows it", async () => {
  const { table, socket } = await joinTable();

  table.act("blue", MOVE);
  table.act("blue", { ...MOVE, choices: ["sell"] });
  table.act("blue", { kind: "confirming", on: false });
  expect(socket.decisions).toHaveLength(1);
  socket.receive({ type: "ack", decision: socket.decisions[0], seq: 2 });
  socket.receive(snapshot(2));

  expect(socket.sent.at(-1)).toMatchObject({ command: { kind: "confirming", on: false } });
  expect(socket.decisions).toHaveLength(2);
});

test("a press is held until it is sent or released", async () => {
  const { table, socket } = await joinTable();

  table.hold();
  expect([table.sending, table.busy]).toEqual([true, false]);
  table.release();
  expect(table.sending).toBe(false);
  table.hold();
  table.act("blue", MOVE);
  socket.receive({
    type: "refusal",
    decision: socket.decisions[0],
    id: null,
    problem: { type: "problem-illegal", args: {} },
  });

  expect(table.sending).toBe(false);
});

test.each([4401, 4404, 4409, 4426])("after code %i the page does not connect again", async (code) => {
  const { table, socket } = await joinTable();

  socket.disconnect(code);
  await vi.advanceTimersByTimeAsync(60_000);

  expect([table.connection, table.code]).toEqual(["closed", code]);
  expect(FakeSocket.all).toHaveLength(1);
});

test("requests fail when the connection is lost, and a press of the button connects at once", async () => {
  const { table, socket } = await joinTable();
  const request = table.form("blue");

  socket.disconnect(1012);
  await expect(request).rejects.toBe(LOST);
  table.reconnect();
  await vi.advanceTimersByTimeAsync(1);

  expect(FakeSocket.all).toHaveLength(2);
});

test("an act for which the server is too busy is sent once more, as the same decision", async () => {
  const { table, socket } = await joinTable();

  table.act("blue", MOVE);
  const [decision] = socket.decisions;
  socket.receive({ type: "refusal", decision, id: null, problem: { type: "problem-busy", args: {} } });
  expect(table.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);

  expect(socket.decisions).toEqual([decision, decision]);
});

test("a chat message stays in the outbox until it is acknowledged, or is rejected", async () => {
  const { table, socket } = await joinTable();

  table.write("blue", "Hello");
  table.write("blue", "Hm");
  const [first, second] = socket.decisions;
  socket.receive({ type: "ack", decision: first, seq: 1 });
  socket.receive({ type: "refusal", decision: second, id: null, problem: { type: "problem-muted", args: {} } });

  expect(table.outbox.messages).toEqual([]);
  expect(table.rejected?.message.text).toBe("Hm");
  expect(table.refusal).toBeNull();
});

test("a message to a feature brings its answer; if it is refused, the page shows why", async () => {
  const { table, socket } = await joinTable();

  const answered = table.sendToFeature("blue", "reminder", { times: 2 });
  const { id } = socket.sent.at(-1) as { id: number };
  expect(socket.sent.at(-1)).toEqual({ type: "feature", id, seat: "blue", feature: "reminder", body: { times: 2 } });
  socket.receive({ type: "feature", id, body: { by: "blue" } });
  expect((await answered)?.body).toEqual({ by: "blue" });

  const refused = table.sendToFeature("blue", "reminder", { times: -1 });
  const problem = { type: "problem-malformed", args: {} };
  socket.receive({ type: "refusal", decision: null, id: id + 1, problem });
  expect(await refused).toBeNull();
  expect(table.refusal).toEqual(problem);

  const lost = table.sendToFeature("blue", "reminder", { times: 1 });
  socket.disconnect(1012);
  expect(await lost).toBeNull();
});
