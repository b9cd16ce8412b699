/** Tables as the server describes them, for pages that show no position of a game. */

import type { FromClient, Seat, Snapshot, TableInfo } from "../../src/protocol";
import type { Options } from "./page";

/** A seat of somebody else. */
export function newSeat(seat: string, changes: Partial<Seat> = {}): Seat {
  return {
    seat,
    kind: "person",
    name: "",
    mine: false,
    bot: null,
    away: false,
    viewers: [],
    shown: false,
    level: "medium",
    deleted: false,
    ...changes,
  };
}

/** A table which Mira has opened, and which waits for one more player. */
export function newTable(changes: Partial<TableInfo> = {}): TableInfo {
  const { seats = [newSeat("yellow", { name: "Mira", mine: true }), newSeat("blue", { kind: "open" })] } = changes;
  return {
    id: "t1",
    game: "terraforming_mars",
    setup: { seats: seats.map(({ seat }) => seat), map: "tharsis" },
    rules: 1,
    language: "en",
    host: true,
    seats,
    created: 0,
    started: null,
    finished: null,
    waiting: [],
    watching: [],
    fault: null,
    points: true,
    same_deal: false,
    features: { away: { on_leave: "bot" } },
    ...changes,
  };
}

/** The replies of a server at which a table waits for its players. */
export function waitingRoom(routes: Options["routes"] = {}, table = newTable()): Pick<Options, "messages" | "routes"> {
  return {
    routes: { [`GET /api/tables/${table.id}`]: table, ...routes },
    messages: { join: (_, socket) => socket.receive(waitingSnapshot(table)), chat: deliverLine },
  };
}

/** Reply to a line of the chat as the server does: everybody at the table receives it. */
export function deliverLine(message: FromClient, socket: { receive: (message: object) => void }): void {
  if (message.type !== "chat") return;
  const { seat, text, decision } = message;
  socket.receive({ type: "chat", lines: [{ number: 1, seat, name: "Mira", text, at: 0 }] });
  socket.receive({ type: "ack", decision, seq: 1 });
}

/** The snapshot of a table whose game has not begun. */
export function waitingSnapshot(table: TableInfo): Snapshot {
  return {
    type: "snapshot",
    table,
    seq: 0,
    seat: null,
    view: {},
    waiting: [],
    unconfirmed: null,
    confirming: [],
    question: null,
    undo: null,
    log: { first: 0, lines: [] },
    rounds: 0,
    over: false,
    scores: {},
    figures: {},
    winners: [],
    places: {},
  };
}

type Handler = NonNullable<NonNullable<Options["messages"]>["move"]>;

/** Refuse each message once, as if the server were too busy for it; the position replies when it comes again. */
export function refuseOnce(refused: FromClient[]): Handler {
  const content = (message: FromClient) => JSON.stringify({ ...message, id: null });
  return (message, socket, forward) => {
    if (refused.some((before) => content(before) === content(message))) return forward();
    refused.push(message);
    const problem = { type: "problem-busy", status: 503, detail: "", args: {} };
    socket.receive({ decision: null, id: null, ...message, type: "refusal", problem });
  };
}
