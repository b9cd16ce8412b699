/** A table as this device sees it: the last snapshot, what is on its way, and how the connection is. */

import {
  VERSION,
  type Ack,
  type Act,
  type Command,
  type CoursesAnswer,
  type FormAnswer,
  type FromClient,
  type FromServer,
  type Line,
  type PointsAnswer,
  type PreviewAnswer,
  type Phrase,
  type Problem,
  type Say,
  type Snapshot,
  type WhyNotAnswer,
} from "../protocol";
import { Refused } from "./api";
import { markPressed } from "./pressed";

export type Connection = "connecting" | "live" | "lost" | "closed";

type Ask = { type: "form" | "preview" | "courses"; seat: string; choices: string[] };
type Told = { problem: Problem; at: number };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** Milliseconds for which an answer may be missing before the line is tried, and again before it counts as lost. */
const SILENCE = 8000;
/** How many lines of the chat a page keeps. */
const MOST_SAID = 500;
/** Close codes after which connecting again would change nothing: see docs/protocol.md. */
const FINAL = [4401, 4404, 4409, 4426];

/** The type of a refusal that asks to come again. */
const BUSY = "problem-busy";
/** An answer to a question that is no longer asked: somebody, or this player elsewhere, was faster. */
const STALE: Problem = { type: "problem-out-of-date", status: 409, detail: "", args: {} };

/** What was asked when the line broke off, or before it was there. It can be asked again. */
export const LOST = new Error("the line was lost");

/** An id that nobody else makes. Over plain http, as in a home network, browsers have no randomUUID. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Table {
  snapshot = $state.raw<Snapshot | null>(null);
  connection = $state<Connection>("connecting");
  /** The last refusal, until it is dismissed. */
  refusal = $state.raw<Told | null>(null);
  /** Why the server will not let this device in, if it will not. */
  closed = $state.raw<Problem | null>(null);
  /** With which code it has sent this device away for good; 0 as long as it has not. */
  code = $state(0);
  /** The number of the last row that was written for this device. */
  made = $state(0);
  /** All lines of the log that were told, from `firstLine` on. */
  lines = $state.raw<Phrase[]>([]);
  firstLine = $state(0);
  /** The first line that the shown move told, where a game is looked back at. */
  told = $state<number | null>(null);
  /** What people have written to each other, the oldest first. */
  said = $state.raw<Line[]>([]);
  /** What was written here and is not acknowledged yet, and what was refused last. */
  unsaid = $state.raw<Say[]>([]);
  unheard = $state.raw<{ line: Say; problem: Problem } | null>(null);
  /** When the snapshot came, and when the next attempt to connect is made. */
  heard = $state(0);
  retry = $state(0);

  #socket: WebSocket | null = null;
  #seat: string | null = null;
  #unsent = $state.raw<Act | null>(null);
  /** What was pressed and waits for something else before it is sent. */
  #held = $state(false);
  /** A command that is about no question, to be sent when nothing else is on its way. */
  #later: { seat: string; command: Command } | null = null;
  #unmark: (() => void) | null = null;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #asks = new Map<number, { hear: (answer: FromServer) => void; lose: (why: Error) => void }>();
  #number = 0;
  #wait = FIRST_WAIT;
  #left = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Look at the table from a seat; without one as a bystander. */
  join(seat: string | null): void {
    this.#seat = seat;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#say({ type: "join", seat, version: VERSION });
    else if (!this.#socket) this.#connect();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silent);
    this.#unmark?.();
    this.#socket?.close();
  }

  /** Try to connect at once, rather than when it is due. */
  again(): void {
    if (this.connection === "lost" && !this.#socket) this.#connect();
  }

  /** Tell older lines of the log, if there are any; whether some came. */
  async older(): Promise<boolean> {
    if (this.firstLine === 0) return false;
    const answer = await this.#request({ type: "history", id: ++this.#number, before: this.firstLine });
    if (answer.type !== "history" || answer.log.first + answer.log.lines.length !== this.firstLine) return false;
    this.lines = [...answer.log.lines, ...this.lines];
    this.firstLine = answer.log.first;
    return answer.log.lines.length > 0;
  }

  /**
   * Whether an act waits for its acknowledgement, or for the snapshot with what came of it: till then the question is
   * old.
   */
  get busy(): boolean {
    return this.#unsent !== null || this.made > (this.snapshot?.seq ?? 0);
  }

  /** The same, or something was pressed that is not sent yet. */
  get sending(): boolean {
    return this.busy || this.#held;
  }

  /** Something was pressed that needs to know more before it is sent; what was pressed says so. */
  hold(): void {
    this.#held = true;
    this.#mark();
  }

  /** It is not sent after all. */
  release(): void {
    this.#held = false;
    this.#settle();
  }

  /** Do something that becomes a row. It is sent again after a lost connection, and happens once. */
  act(seat: string, command: Command): void {
    if (this.busy) {
      // It is about no question, so that it cannot be stale.
      if (command.kind === "confirming") this.#later = { seat, command };
      return;
    }
    this.#held = false;
    this.refusal = null;
    this.#unsent = { type: "act", seat, decision: freshId(), command };
    this.#mark();
    if (this.connection === "live") this.#say(this.#unsent);
  }

  #mark(): void {
    this.#unmark ??= markPressed();
  }

  /** Nothing is on its way any more: what was pressed stops saying so, and what has waited is sent. */
  #settle(): void {
    if (this.sending) return;
    this.#unmark?.();
    this.#unmark = null;
    const waiting = this.#later;
    this.#later = null;
    if (waiting) this.act(waiting.seat, waiting.command);
  }

  /** What is asked after these choices, which are not made yet. */
  form(seat: string, choices: string[] = []): Promise<FormAnswer> {
    return this.#ask({ type: "form", seat, choices }) as Promise<FormAnswer>;
  }

  preview(seat: string, choices: string[]): Promise<PreviewAnswer> {
    return this.#ask({ type: "preview", seat, choices }) as Promise<PreviewAnswer>;
  }

  /** Where pieces can go after these choices, in the same way. */
  courses(seat: string, choices: string[] = []): Promise<CoursesAnswer> {
    return this.#ask({ type: "courses", seat, choices }) as Promise<CoursesAnswer>;
  }

  whyNot(seat: string, options: string[]): Promise<WhyNotAnswer> {
    return this.#request({ type: "why_not", id: ++this.#number, seat, options }) as Promise<WhyNotAnswer>;
  }

  /** What the points are made of, as far as they can be counted from here. */
  points(): Promise<PointsAnswer> {
    return this.#request({ type: "points", id: ++this.#number }) as Promise<PointsAnswer>;
  }

  /** Write a line to everybody at the table. It too is sent again after a lost connection. */
  write(seat: string, text: string): void {
    const line: Say = { type: "say", seat, decision: freshId(), text };
    this.unheard = null;
    this.unsaid = [...this.unsaid, line];
    if (this.connection === "live") this.#say(line);
  }

  #ask(what: Ask): Promise<FromServer> {
    return this.#request({ ...what, id: ++this.#number });
  }

  #request(message: FromClient & { id: number }): Promise<FromServer> {
    return new Promise((hear, lose) => {
      if (this.connection !== "live") return lose(LOST);
      this.#asks.set(message.id, { hear, lose });
      this.#say(message);
    });
  }

  #say(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
    this.#listen();
  }

  /** Wait for a word of the server. A line that was cut far away looks open here for minutes. */
  #listen(tried = false): void {
    if (this.#silent !== undefined && !tried) return;
    this.#silent = setTimeout(() => {
      if (tried || this.#socket?.readyState !== WebSocket.OPEN) return this.#giveUp();
      this.#socket.send(JSON.stringify({ type: "join", seat: this.#seat, version: VERSION } satisfies FromClient));
      this.#listen(true);
    }, SILENCE);
  }

  #hush(): void {
    clearTimeout(this.#silent);
    this.#silent = undefined;
  }

  /** The line is dead, though nobody has said so: a new one is made, without waiting for the end of the old. */
  #giveUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost(0);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const address = location.origin.replace(/^http/, "ws") + `/api/tables/${encodeURIComponent(this.id)}/socket`;
    const socket = (this.#socket = new WebSocket(address));
    this.#listen();
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#say({ type: "join", seat: this.#seat, version: VERSION });
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#hush();
    for (const { lose } of this.#asks.values()) lose(LOST);
    this.#asks.clear();
    if (this.#left) return;
    if (FINAL.includes(code)) {
      this.code = code;
      this.connection = "closed";
      return;
    }
    this.connection = "lost";
    const wait = this.#wait * (0.5 + Math.random());
    this.retry = Date.now() + wait;
    this.#timer = setTimeout(() => this.#connect(), wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #hear(message: FromServer): void {
    this.#hush();
    if (message.type === "snapshot") this.#look(message);
    else if (message.type === "ack") this.#acknowledged(message);
    else if (message.type === "stale") this.#refused(STALE, message.decision, null);
    else if (message.type === "said") this.#read(message.lines);
    else if (message.type === "refusal") this.#refused(message.problem, message.decision, message.id);
    if ("id" in message && message.id !== null) {
      const ask = this.#asks.get(message.id);
      if (message.type === "refusal") ask?.lose(new Refused(message.problem));
      else ask?.hear(message);
      this.#asks.delete(message.id);
    }
    if (this.#asks.size > 0 || this.#unsent || this.unsaid.length > 0) this.#listen();
  }

  #look(snapshot: Snapshot): void {
    const { first, lines } = snapshot.log;
    const kept =
      first < this.firstLine || first > this.firstLine + this.lines.length
        ? []
        : this.lines.slice(0, first - this.firstLine);
    if (kept.length === 0) this.firstLine = first;
    this.lines = [...kept, ...lines];
    this.snapshot = snapshot;
    this.closed = null;
    this.heard = Date.now();
    const back = this.connection !== "live";
    this.connection = "live";
    if (back && this.#unsent) this.#say(this.#unsent);
    if (back) this.unsaid.forEach((line) => this.#say(line));
    this.#settle();
  }

  #read(lines: Line[]): void {
    const known = this.said.filter(({ number }) => number < lines[0]!.number);
    this.said = [...known, ...lines].slice(-MOST_SAID);
  }

  #acknowledged({ decision, seq }: Ack): void {
    if (this.#unsent?.decision === decision) this.made = seq;
    this.#settled(decision);
  }

  #settled(decision: string): void {
    this.unsaid = this.unsaid.filter((line) => line.decision !== decision);
    if (this.#unsent?.decision !== decision) return;
    this.#unsent = null;
    this.#settle();
  }

  /** The server is too busy: the same act is sent once more a little later, as after a lost connection. */
  #sayAgain(act: Act): void {
    const wait = FIRST_WAIT * (0.5 + Math.random());
    setTimeout(() => this.connection === "live" && this.#unsent === act && this.#say(act), wait);
  }

  #refused(problem: Problem, decision: string | null, id: number | null): void {
    if (problem.type === BUSY && decision === this.#unsent?.decision) return this.#sayAgain(this.#unsent);
    const line = this.unsaid.find((one) => one.decision === decision);
    if (line) this.unheard = { line, problem };
    if (decision !== null) this.#settled(decision);
    if (this.connection !== "live" && id === null && decision === null) this.closed = problem;
    else if (id === null && !line) this.refusal = { problem, at: Date.now() };
  }
}
