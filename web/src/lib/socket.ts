/** The socket of a table. It connects again by itself, also where the connection broke without notice. */

import ReconnectingWebSocket from "partysocket/ws";

import type { FromClient, FromServer } from "../protocol";
import type { Channel, ChannelHandlers } from "./transport";

/** Milliseconds between two attempts to connect: doubled after each that fails. */
const FIRST_DELAY = 300;
const LONGEST_DELAY = 8000;
/** A connection that has lasted for so many milliseconds counts as one: the delay begins anew after it. */
const UPTIME = 1000;
/** Milliseconds for which a message may be missing before the connection is probed, and again before it is replaced. */
const SILENCE = 8000;
/** Close codes after which connecting again would change nothing: see docs/reference/protocol.md. */
const FINAL = [4401, 4404, 4409, 4426];

export class TableSocket implements Channel {
  #socket: ReconnectingWebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly handlers: ChannelHandlers,
  ) {}

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Connect, or connect again at once rather than after a delay. */
  connect(): void {
    if (this.isOpen || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.close();
    const socket = (this.#socket = new ReconnectingWebSocket(this.url, [], {
      // Not all pages may come back to a restarted server at the same moment.
      minReconnectionDelay: FIRST_DELAY * (0.5 + Math.random()),
      maxReconnectionDelay: LONGEST_DELAY,
      reconnectionDelayGrowFactor: 2,
      minUptime: UPTIME,
      connectionTimeout: SILENCE,
      // What is not acknowledged is sent again by the table.
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: ({ code }) => !FINAL.includes(code),
    }));
    socket.addEventListener("open", () => this.handlers.onOpen());
    socket.addEventListener("message", ({ data }) => {
      this.#unwatch();
      this.handlers.onMessage(JSON.parse(data as string) as FromServer);
    });
    socket.addEventListener("close", ({ code }) => {
      if (socket !== this.#socket) return;
      this.#unwatch();
      this.handlers.onClose(FINAL.includes(code) ? code : null);
    });
  }

  close(): void {
    this.#unwatch();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Send a message to which the server replies. */
  send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
    this.watch();
  }

  /** Expect a message. A connection that was cut far away looks open here for minutes. */
  watch(): void {
    this.#timer ??= setTimeout(() => {
      this.#socket?.send(JSON.stringify(this.handlers.probe()));
      this.#timer = setTimeout(() => this.#socket?.reconnect(), SILENCE);
    }, SILENCE);
  }

  #unwatch(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
