/** A table as this device sees it: the last snapshot, what is on its way, and how the connection is. */

import type { Act, FormAnswer, FromClient, FromServer, PreviewAnswer, Phrase, Problem, Snapshot } from "../protocol";

export type Connection = "connecting" | "live" | "lost" | "closed";

type Ask = { type: "form"; seat: string } | { type: "preview"; seat: string; choices: string[] };
type Told = { problem: Problem; at: number };
type Unsent<T> = T extends unknown ? Omit<T, "decision"> : never;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** Close codes after which connecting again would change nothing: see docs/protocol.md. */
const FINAL = [4401, 4404];

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
  /** Whether an act waits for its acknowledgement. */
  busy = $state(false);
  /** All lines of the log that were told, from `firstLine` on. */
  lines = $state.raw<Phrase[]>([]);
  firstLine = $state(0);

  #socket: WebSocket | null = null;
  #seat: string | null = null;
  #unsent: Act | null = null;
  #asks = new Map<number, (answer: FromServer) => void>();
  #number = 0;
  #wait = FIRST_WAIT;
  #left = false;

  constructor(readonly id: string) {}

  /** Look at the table from a seat; without one as a bystander. */
  join(seat: string | null): void {
    this.#seat = seat;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#say({ type: "join", seat });
    else if (!this.#socket) this.#connect();
  }

  leave(): void {
    this.#left = true;
    this.#socket?.close();
  }

  /** Do something that becomes a row. It is sent again after a lost connection, and happens once. */
  act(what: Unsent<Act>): void {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.#unsent = { ...what, decision: freshId() } as Act;
    if (this.connection === "live") this.#say(this.#unsent);
  }

  form(seat: string): Promise<FormAnswer> {
    return this.#ask({ type: "form", seat }) as Promise<FormAnswer>;
  }

  preview(seat: string, choices: string[]): Promise<PreviewAnswer> {
    return this.#ask({ type: "preview", seat, choices }) as Promise<PreviewAnswer>;
  }

  async whyNot(seat: string, options: string[]): Promise<Record<string, Phrase | null>> {
    const answer = await this.#request({ type: "why_not", id: ++this.#number, seat, options });
    return answer.type === "why_not" ? answer.reasons : {};
  }

  #ask(what: Ask): Promise<FromServer> {
    return this.#request({ ...what, id: ++this.#number } as FromClient & { id: number });
  }

  #request(message: FromClient & { id: number }): Promise<FromServer> {
    return new Promise((resolve, reject) => {
      this.#asks.set(message.id, (answer) => (answer.type === "refusal" ? reject(answer.problem) : resolve(answer)));
      this.#say(message);
    });
  }

  #say(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    const address = location.origin.replace(/^http/, "ws") + `/api/tables/${encodeURIComponent(this.id)}/socket`;
    const socket = (this.#socket = new WebSocket(address));
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#say({ type: "join", seat: this.#seat });
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#asks.clear();
    if (this.#left) return;
    if (FINAL.includes(code)) {
      this.connection = "closed";
      return;
    }
    this.connection = "lost";
    setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #hear(message: FromServer): void {
    if (message.type === "snapshot") this.#look(message);
    else if (message.type === "ack") this.#settled(message.decision);
    else if (message.type === "stale") this.#settled(message.decision);
    else if (message.type === "refusal") this.#refused(message.problem, message.decision, message.id);
    if ("id" in message && message.id !== null) {
      this.#asks.get(message.id)?.(message);
      this.#asks.delete(message.id);
    }
  }

  #look(snapshot: Snapshot): void {
    const { first, lines } = snapshot.log;
    const kept = first < this.firstLine || first > this.firstLine + this.lines.length ? [] : this.lines.slice(0, first - this.firstLine);
    if (kept.length === 0) this.firstLine = first;
    this.lines = [...kept, ...lines];
    this.snapshot = snapshot;
    const back = this.connection !== "live";
    this.connection = "live";
    if (back && this.#unsent) this.#say(this.#unsent);
  }

  #settled(decision: string): void {
    if (this.#unsent?.decision !== decision) return;
    this.#unsent = null;
    this.busy = false;
  }

  #refused(problem: Problem, decision: string | null, id: number | null): void {
    if (decision !== null) this.#settled(decision);
    if (this.connection !== "live" && id === null && decision === null) this.closed = problem;
    else if (id === null) this.refusal = { problem, at: Date.now() };
  }
}
