/** The decisions and messages of this page that are not acknowledged yet. */

import type { Act, ChatMessage } from "../protocol";

/** Milliseconds, more or less, before an act is sent again for which the server was too busy. */
const BUSY_DELAY = 300;

/** Acts and chat messages on their way. On a new connection they are sent again, and the server takes each once. */
export class Outbox {
  act = $state.raw<Act | null>(null);
  messages = $state.raw<ChatMessage[]>([]);

  /** `send` sends a message unless the connection is lost. */
  constructor(private readonly send: (message: Act | ChatMessage) => void) {}

  get isEmpty(): boolean {
    return this.act === null && this.messages.length === 0;
  }

  add(message: Act | ChatMessage): void {
    if (message.type === "chat") this.messages = [...this.messages, message];
    else this.act = message;
    this.send(message);
  }

  resend(): void {
    if (this.act) this.send(this.act);
    this.messages.forEach((message) => this.send(message));
  }

  /** Send the act again a little later. */
  resendLater(): void {
    const { act } = this;
    if (act) setTimeout(() => this.act === act && this.send(act), BUSY_DELAY * (0.5 + Math.random()));
  }

  /** Remove what was acknowledged or refused. */
  remove(decision: string): void {
    this.messages = this.messages.filter((message) => message.decision !== decision);
    if (this.act?.decision === decision) this.act = null;
  }
}
