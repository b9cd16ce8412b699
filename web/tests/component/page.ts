/** Renders the page at an address in a simulated DOM, against a server that the test scripts. */

import { userEvent, type UserEvent } from "@testing-library/user-event";
import { inject, onTestFinished, vi } from "vitest";

import type { Command, FromClient, FromServer, Me, Problem, Snapshot } from "../../src/protocol";

declare global {
  /** The API of the simulated DOM beside the window. */
  var happyDOM: { setViewport(viewport: { width: number; height: number }): void };
}

/** The page gets another one, which the test scripts. */
const { fetch } = globalThis;

/** Returns the body of a response. */
type Handler = (request: { body: unknown; path: string }) => unknown;

/** An error response with a problem, as in RFC 9457. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(type: string, status: number, args: Problem["args"] = {}) {
    super(type);
    this.problem = { type, status, detail: "", args };
  }
}

/** Narrow and low: to happy-dom a list of media queries matches only if each of them does. */
export const PHONE = { width: 390, height: 560 };
const LAPTOP = { width: 1024, height: 768 };

const ME: Me = {
  player: "me",
  name: "Mira",
  language: "en",
  plain: false,
  token: "",
  finishing: false,
  alone: false,
  account: false,
};

/** The calls that are on their way. */
const calls = new Set<Promise<unknown>>();

/** Call the Python process that knows positions of the games: see tests/page/json_server.py. */
function callPositions<T>(path: string, argument: unknown = null): Promise<T> {
  const call = requestPositions<T>(path, argument);
  const end = () => calls.delete(call);
  calls.add(call);
  call.then(end, end);
  return call;
}

async function requestPositions<T>(path: string, argument: unknown): Promise<T> {
  const response = await fetch(inject("positions") + path, {
    method: "POST",
    body: JSON.stringify(argument),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** A table of a position: the name of a game and that of the position. */
const POSITION = /^\/api\/tables\/(\w+--[\w-]+)(?:\/(.*?))?(?:\?seat=(\w+))?$/;

/** The socket of a table. A test sees what the page sent, and may answer in place of the position's server. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  readyState = FakeSocket.CONNECTING;
  readonly sent: FromClient[] = [];

  constructor(
    readonly table: string,
    private readonly reply: (message: FromClient, socket: FakeSocket) => unknown,
  ) {
    super();
    queueMicrotask(() => {
      if (this.readyState !== FakeSocket.CONNECTING) return;
      this.readyState = FakeSocket.OPEN;
      this.dispatchEvent(new Event("open"));
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as FromClient;
    this.sent.push(message);
    void this.reply(message, this);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** Let the page receive a message. */
  receive(message: object): void {
    if (this.readyState !== FakeSocket.OPEN) return;
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  /** Let the server close the connection. */
  disconnect(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

export interface Options {
  /** The player of the session; null for a newcomer. */
  me?: Me | null;
  /**
   * Replies by method and path, as `"GET /api/tables"`; a path may be a pattern with `*`. A reply is a body, a `Refusal`,
   * a `Response` that is no JSON, or a handler.
   */
  routes?: Record<string, unknown>;
  /** Replies to messages on the socket, by type or by the kind of a command; without one, the position's server replies, as it does to `forward`. */
  messages?: Partial<
    Record<
      Exclude<FromClient["type"], "act"> | Command["kind"],
      (message: FromClient, socket: FakeSocket, forward: () => Promise<void>) => unknown
    >
  >;
  /** Change a message of the position's server before the page receives it. */
  rewrite?: (message: FromServer) => FromServer;
  /** The local storage of the device. */
  stored?: Record<string, unknown>;
  language?: string;
  /** The size of the window, which media queries read: as on a laptop unless said otherwise. */
  viewport?: { width: number; height: number };
}

export interface Page {
  user: UserEvent;
  /** All requests of the page, as `"POST /api/tables"`, with their bodies. */
  requests: { call: string; body: unknown }[];
  /** The sockets that were opened; the last is the open one. */
  sockets: FakeSocket[];
  /** The last snapshot that the page received. */
  snapshot: () => Snapshot;
  unmount: () => Promise<void>;
}

/** Render the page at an address. */
export async function renderPage(path: string, options: Options = {}): Promise<Page> {
  const { me = ME, routes = {}, messages = {}, rewrite = (message) => message, stored = {}, language = "en" } = options;
  const { viewport = LAPTOP } = options;
  const requests: Page["requests"] = [];
  const sockets: FakeSocket[] = [];
  let snapshot: Snapshot | null = null;
  let decisions = 0;

  const defaults: Record<string, unknown> = {
    "GET /api/me": me ?? new Refusal("problem-unknown-session", 401),
    "PATCH /api/me": ({ body }: { body: object }) => ({ ...me, ...body }),
    "POST /api/guests": ({ body }: { body: object }) => ({ ...ME, ...body }),
    "GET /api/games": () => callPositions("/games"),
    "GET /api/tables": [],
  };

  async function respond(input: string, init: RequestInit = {}): Promise<Response> {
    const call = `${init.method ?? "GET"} ${input}`;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    requests.push({ call, body });
    const all = { ...defaults, ...routes };
    const key = Object.keys(all).find((pattern) => matches(pattern, call));
    const position = POSITION.exec(input);
    try {
      let reply: unknown;
      if (key !== undefined)
        reply = typeof all[key] === "function" ? await (all[key] as Handler)({ body, path: input }) : all[key];
      else if (position) {
        const [, table, path, seat] = position;
        reply = await callPositions("/respond", { table, path, ...(seat ? { seat } : {}) });
      } else throw new Error(`the test has no reply to ${call}`);
      if (reply instanceof Refusal) throw reply;
      if (reply instanceof Response) return reply;
      return new Response(reply === null ? null : JSON.stringify(reply), { status: reply === null ? 204 : 200 });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const headers = { "content-type": "application/problem+json" };
      return new Response(JSON.stringify(error.problem), { status: error.problem.status, headers });
    }
  }

  function reply(message: FromClient, socket: FakeSocket): unknown {
    const own = messages[message.type === "act" ? message.command.kind : message.type];
    const forward = () => forwardToPosition(message, socket);
    return own ? own(message, socket, forward) : forward();
  }

  async function forwardToPosition(message: FromClient, socket: FakeSocket): Promise<void> {
    const receive = (received: object) => {
      const rewritten = rewrite(received as FromServer);
      if (rewritten.type === "snapshot") snapshot = rewritten;
      socket.receive(rewritten);
    };
    if (!("decision" in message)) {
      const answer = await callPositions<object | null>("/respond", { table: socket.table, message });
      if (answer) receive(answer);
      return;
    }
    // The server refuses an illegal decision. After a legal one, the same question follows.
    decisions++;
    await callPositions("/respond", { table: socket.table, message });
    const join = socket.sent.find(({ type }) => type === "join");
    const next = await callPositions<Snapshot>("/respond", { table: socket.table, message: join });
    if (next.question) next.question.id += `-${decisions}`;
    receive({ type: "ack", decision: message.decision, seq: next.seq + decisions });
    receive({ ...next, seq: next.seq + decisions });
  }

  happyDOM.setViewport(viewport);
  if (me) localStorage.setItem("valles-been-here", "");
  localStorage.setItem("valles-settings", JSON.stringify({ language }));
  for (const [name, value] of Object.entries(stored))
    localStorage.setItem(name, typeof value === "string" ? value : JSON.stringify(value));
  history.replaceState(null, "", path);
  vi.stubGlobal("fetch", (input: string, init?: RequestInit) => respond(input, init));
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor(url: string) {
        super(/tables\/([^/]+)\/socket/.exec(url)![1]!, reply);
        sockets.push(this);
      }
    },
  );

  // Each page has modules, and so a state, of its own.
  vi.resetModules();
  const { mount, unmount } = await import("svelte");
  const { default: App } = await import("../../src/App.svelte");
  const target = document.body.appendChild(document.createElement("div"));
  const app = mount(App, { target });
  let mounted = true;
  const end = async () => {
    if (mounted) await unmount(app);
    mounted = false;
    // When the window closes it would abort calls; modules that are being loaded when all are reset would be incomplete.
    await Promise.allSettled(calls);
    await vi.dynamicImportSettled();
  };
  onTestFinished(end);
  return {
    user: userEvent.setup(),
    requests,
    sockets,
    snapshot: () => snapshot!,
    unmount: end,
  };
}

function matches(pattern: string, call: string): boolean {
  const escaped = pattern.split("*").map((part) => part.replace(/[.?+^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped.join("[^ ]*")}$`).test(call);
}
