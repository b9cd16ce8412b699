/** A table as this device sees it: the last snapshot, what is on its way, and the state of the connection. */

import {
  VERSION,
  type Ack,
  type Command,
  type CoursesAnswer,
  type FeatureAnswer,
  type Figure,
  type FormAnswer,
  type FromClient,
  type FromServer,
  type ChatLine,
  type HintAnswer,
  type LessonAnswer,
  type PointsAnswer,
  type PreviewAnswer,
  type Phrase,
  type Problem,
  type ChatMessage,
  type Snapshot,
  type WhyNotAnswer,
} from "../protocol";
import { Refused } from "./api";
import { backend } from "./backend";
import { Outbox } from "./outbox.svelte";
import { markPressed } from "./pressed";
import type { Channel } from "./transport";
import { isVisible, onVisibility } from "./visibility";

export type Connection = "connecting" | "live" | "lost" | "closed";

/** The most messages of the chat that a page keeps. */
const MOST_MESSAGES = 500;

/** The type of a refusal that asks to come again. */
const BUSY = "problem-busy";
/** An act for a question that is no longer pending: somebody, or this player elsewhere, was faster. */
const STALE: Problem = { type: "problem-out-of-date", status: 409, detail: "", args: {} };

/** Rejects requests when the connection is lost, or is not there yet. They can be sent again. */
export const LOST = new Error("the connection was lost");

/** Return an id that nobody else makes. Over plain http, as in a home network, browsers have no randomUUID. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Table {
  snapshot = $state.raw<Snapshot | null>(null);
  connection = $state<Connection>("connecting");
  /** The problem of the last refusal, until it is dismissed. */
  refusal = $state.raw<Problem | null>(null);
  /** The problem for which the server does not let this device in. */
  closed = $state.raw<Problem | null>(null);
  /** The code by which the server has closed the connection for good; 0 as long as it has not. */
  code = $state(0);
  /** The number of the last row that was acknowledged to this device. */
  acknowledged = $state(0);
  /** The lines of the log from `firstLine` on. */
  lines = $state.raw<Phrase[]>([]);
  firstLine = $state(0);
  /** The first line of the shown move in a replay; null at a table in play. */
  replayLine = $state<number | null>(null);
  /** The messages of the chat, the oldest first. */
  messages = $state.raw<ChatLine[]>([]);
  /** The message that was refused last. */
  rejected = $state.raw<{ message: ChatMessage; problem: Problem } | null>(null);
  /** When the last snapshot came. */
  received = $state(0);
  readonly outbox = new Outbox((message) => this.connection === "live" && this.#channel.send(message));

  #channel: Channel;
  #unwatch: () => void;
  #seat: string | null = null;
  /** True while something was pressed that waits for a response before it is sent. */
  #held = $state(false);
  /** A command that is about no question, to be sent when nothing else is on its way. */
  #later: { seat: string; command: Command } | null = null;
  #unmark: (() => void) | null = null;
  #requests = new Map<number, { resolve: (response: FromServer) => void; reject: (reason: Error) => void }>();
  #number = 0;

  constructor(readonly id: string) {
    const join = (): FromClient => ({ type: "join", seat: this.#seat, version: VERSION });
    this.#channel = backend().channel(id, {
      onOpen: () => {
        this.#channel.send(join());
        if (!isVisible()) this.#reportVisibility();
      },
      onMessage: (message) => this.#onMessage(message),
      onClose: (finalCode) => this.#onClose(finalCode),
      probe: join,
    });
    this.#unwatch = onVisibility(() => this.#reportVisibility());
  }

  /** Report whether the table is visible: while it is not, notices are sent. */
  #reportVisibility(): void {
    if (this.#channel.isOpen) this.#channel.send({ type: "visibility", visible: isVisible() });
  }

  /** Look at the table from a seat; without one as a bystander. */
  join(seat: string | null): void {
    this.#seat = seat;
    if (this.#channel.isOpen) this.#channel.send({ type: "join", seat, version: VERSION });
    else this.#channel.connect();
  }

  leave(): void {
    this.#unwatch();
    this.#unmark?.();
    this.#channel.close();
    this.#rejectRequests();
  }

  /** Try to connect at once, rather than after a delay. */
  reconnect(): void {
    if (this.connection === "lost") this.#channel.connect();
  }

  /** Load older lines of the log; return true if there were any. */
  async loadOlder(): Promise<boolean> {
    if (this.firstLine === 0) return false;
    const response = await this.#request({ type: "history", id: ++this.#number, before: this.firstLine });
    if (response.type !== "history" || response.log.first + response.log.lines.length !== this.firstLine) return false;
    this.lines = [...response.log.lines, ...this.lines];
    this.firstLine = response.log.first;
    return response.log.lines.length > 0;
  }

  /** True while an act waits for its acknowledgement, or for the snapshot after it: till then the question is stale. */
  get busy(): boolean {
    return this.outbox.act !== null || this.acknowledged > (this.snapshot?.seq ?? 0);
  }

  /** True also while something was pressed that is not sent yet. */
  get sending(): boolean {
    return this.busy || this.#held;
  }

  /** Mark what was pressed as busy until it is sent or released. */
  hold(): void {
    this.#held = true;
    this.#mark();
  }

  /** End a hold without sending anything. */
  release(): void {
    this.#held = false;
    this.#settle();
  }

  /** Send a command that becomes a row. It is sent again after a lost connection, and happens once. */
  act(seat: string, command: Command): void {
    if (this.busy) {
      // It is about no question, so that it cannot be stale.
      if (command.kind === "confirming") this.#later = { seat, command };
      return;
    }
    this.#held = false;
    this.refusal = null;
    this.outbox.add({ type: "act", seat, decision: freshId(), command });
    this.#mark();
  }

  #mark(): void {
    this.#unmark ??= markPressed();
  }

  /** Unmark what was pressed if nothing is on its way any more, and send what has waited for that. */
  #settle(): void {
    if (this.sending) return;
    this.#unmark?.();
    this.#unmark = null;
    const waiting = this.#later;
    this.#later = null;
    if (waiting) this.act(waiting.seat, waiting.command);
  }

  /** Request the form that follows after these choices, which are not made yet. */
  form(seat: string, choices: string[] = []): Promise<FormAnswer> {
    return this.#request({ type: "form", id: ++this.#number, seat, choices }) as Promise<FormAnswer>;
  }

  preview(seat: string, choices: string[], ahead = false): Promise<PreviewAnswer> {
    return this.#request({ type: "preview", id: ++this.#number, seat, choices, ahead }) as Promise<PreviewAnswer>;
  }

  /** Request the courses that pieces can take after these choices, which are not made yet. */
  courses(seat: string, choices: string[] = []): Promise<CoursesAnswer> {
    return this.#request({ type: "courses", id: ++this.#number, seat, choices }) as Promise<CoursesAnswer>;
  }

  whyNot(seat: string, options: string[]): Promise<WhyNotAnswer> {
    return this.#request({ type: "why_not", id: ++this.#number, seat, options }) as Promise<WhyNotAnswer>;
  }

  /** Request what the lesson says now, and what has risen since these figures. */
  lesson(seat: string, before: Figure[]): Promise<LessonAnswer> {
    return this.#request({ type: "lesson", id: ++this.#number, seat, before }) as Promise<LessonAnswer>;
  }

  /** Request what the computer would do. */
  hint(seat: string): Promise<HintAnswer> {
    return this.#request({ type: "hint", id: ++this.#number, seat }) as Promise<HintAnswer>;
  }

  /** Request the composition of the points, as far as the seat may know it. */
  points(): Promise<PointsAnswer> {
    return this.#request({ type: "points", id: ++this.#number }) as Promise<PointsAnswer>;
  }

  /** Send a message to a feature beside the game. Return its answer; null if it was refused or the connection was lost. */
  async sendToFeature(seat: string, feature: string, body: Record<string, unknown>): Promise<FeatureAnswer | null> {
    try {
      return (await this.#request({ type: "feature", id: ++this.#number, seat, feature, body })) as FeatureAnswer;
    } catch (error) {
      if (error instanceof Refused) this.refusal = error.problem;
      return null;
    }
  }

  /** Write a chat message. It too is sent again after a lost connection. */
  write(seat: string, text: string): void {
    this.rejected = null;
    this.outbox.add({ type: "chat", seat, decision: freshId(), text });
  }

  #request(message: FromClient & { id: number }): Promise<FromServer> {
    return new Promise((resolve, reject) => {
      if (this.connection !== "live") return reject(LOST);
      this.#requests.set(message.id, { resolve, reject });
      this.#channel.send(message);
    });
  }

  #rejectRequests(): void {
    for (const { reject } of this.#requests.values()) reject(LOST);
    this.#requests.clear();
  }

  #onClose(finalCode: number | null): void {
    this.connection = finalCode === null ? "lost" : "closed";
    this.code = finalCode ?? 0;
    this.#rejectRequests();
  }

  #onMessage(message: FromServer): void {
    if (message.type === "snapshot") this.#applySnapshot(message);
    else if (message.type === "ack") this.#acknowledge(message);
    else if (message.type === "stale") this.#refuse(STALE, message.decision, null);
    else if (message.type === "chat") this.#addMessages(message.lines);
    else if (message.type === "refusal") this.#refuse(message.problem, message.decision, message.id);
    if ("id" in message && message.id !== null) {
      const request = this.#requests.get(message.id);
      if (message.type === "refusal") request?.reject(new Refused(message.problem));
      else request?.resolve(message);
      this.#requests.delete(message.id);
    }
    if (this.#requests.size > 0 || !this.outbox.isEmpty) this.#channel.watch();
  }

  #applySnapshot(snapshot: Snapshot): void {
    const { first, lines } = snapshot.log;
    const kept =
      first < this.firstLine || first > this.firstLine + this.lines.length
        ? []
        : this.lines.slice(0, first - this.firstLine);
    if (kept.length === 0) this.firstLine = first;
    this.lines = [...kept, ...lines];
    this.snapshot = snapshot;
    this.closed = null;
    this.received = Date.now();
    const isNew = this.connection !== "live";
    this.connection = "live";
    if (isNew) this.outbox.resend();
    this.#settle();
  }

  #addMessages(lines: ChatLine[]): void {
    const older = this.messages.filter(({ number }) => number < lines[0]!.number);
    this.messages = [...older, ...lines].slice(-MOST_MESSAGES);
  }

  #acknowledge({ decision, seq }: Ack): void {
    if (this.outbox.act?.decision === decision) this.acknowledged = seq;
    this.#remove(decision);
  }

  #remove(decision: string): void {
    this.outbox.remove(decision);
    this.#settle();
  }

  #refuse(problem: Problem, decision: string | null, id: number | null): void {
    if (problem.type === BUSY && decision === this.outbox.act?.decision) return this.outbox.resendLater();
    const message = this.outbox.messages.find((one) => one.decision === decision);
    if (message) this.rejected = { message, problem };
    if (decision !== null) this.#remove(decision);
    if (this.connection !== "live" && id === null && decision === null) this.closed = problem;
    else if (id === null && !message) this.refusal = problem;
  }
}
