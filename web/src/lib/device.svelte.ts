/** The transport to a worker of this browser, which keeps the tables of this device: nothing leaves it. */

import type { Failure, FromWorker, ToWorker } from "../device/message";
import type { FromServer, Problem } from "../protocol";
import { BASE } from "./base";
import { type Channel, type ChannelHandlers, Refused, type Transport, Unreachable } from "./transport";

/** The lock of the page whose worker keeps the tables; others send their messages through it. */
const LOCK = "valles-tables";
/** Milliseconds after which a page that leads counts as frozen. */
const PATIENCE = 5000;
const ERROR = 400;
const UNSUPPORTED = "WebAssembly" in globalThis ? null : "unsupported";

/** Between pages of this device. */
type Relayed = { from: "page"; message: ToWorker } | { from: "worker"; message: FromWorker } | { from: "leader" };

interface Pending {
  message: ToWorker & { kind: "request" };
  resolve: (body: unknown) => void;
  reject: (error: Error) => void;
}

/** The worker as this page knows it, for what a player has to know of it. */
export class Device implements Transport {
  /** Bytes of the program, as far as they have come. */
  loaded = $state(0);
  total = $state(0);
  ready = $state(false);
  failure = $state<Failure | null>(UNSUPPORTED);
  /** True if the browser stores nothing, so that the tables end with the page. */
  barred = $state(false);
  /** True if another page keeps the tables and does not answer. */
  elsewhere = $state(false);

  readonly #tab = Math.random().toString(36).slice(2);
  readonly #others = new BroadcastChannel(LOCK);
  readonly #pending = new Map<number, Pending>();
  readonly #channels = new Map<string, DeviceChannel>();
  #worker: Worker | null = null;
  #number = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#others.addEventListener("message", ({ data }: MessageEvent<Relayed>) => this.#onRelayed(data));
    if (!this.failure) void this.#lead(false);
  }

  /** Keep the tables in a worker of this page once no other page does, or at once. */
  async #lead(steal: boolean): Promise<void> {
    // Over plain http there are no locks.
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return this.#start();
    try {
      const ask = locks.request(LOCK, { steal }, () => {
        this.#start();
        return new Promise<void>(() => {});
      });
      const { held = [] } = await locks.query();
      if (held.some(({ name }) => name === LOCK) && !this.#worker)
        this.#post({ tab: this.#tab, kind: "start", base: this.#base });
      await ask;
    } catch {
      // Another page has taken the lock.
      this.#stop();
      void this.#lead(false);
    }
  }

  /** Keep the tables here, although another page has them. */
  playHere(): void {
    this.elsewhere = false;
    void this.#lead(true);
  }

  /** Download and start again after a failure. */
  retry(): void {
    this.#worker?.terminate();
    this.failure = UNSUPPORTED;
    if (!this.failure) this.#start();
  }

  get #base(): string {
    return new URL(BASE, location.href).href;
  }

  #start(): void {
    this.loaded = 0;
    this.elsewhere = false;
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#worker = new Worker(new URL("../device/worker.ts", import.meta.url), { type: "module" });
    this.#worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      this.#onMessage(data);
      this.#others.postMessage({ from: "worker", message: data } satisfies Relayed);
    });
    this.#worker.postMessage({ tab: this.#tab, kind: "start", base: this.#base } satisfies ToWorker);
    this.#others.postMessage({ from: "leader" } satisfies Relayed);
    this.#reconnect();
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#reconnect();
  }

  /** The worker is another one: tables are joined again, and what only reads is asked again. */
  #reconnect(): void {
    for (const channel of this.#channels.values()) channel.lose();
    for (const [id, { message, reject }] of this.#pending) {
      if (message.method === "GET") this.#post(message);
      else {
        this.#pending.delete(id);
        reject(new Unreachable());
      }
    }
  }

  #post(message: ToWorker): void {
    if (this.#worker) return this.#worker.postMessage(message);
    this.#others.postMessage({ from: "page", message } satisfies Relayed);
    this.#patience ??= setTimeout(() => (this.elsewhere = !this.#worker), PATIENCE);
  }

  #onRelayed(relayed: Relayed): void {
    if (relayed.from === "page") this.#worker?.postMessage(relayed.message);
    else if (this.#worker) return;
    else if (relayed.from === "leader") this.#reconnect();
    else {
      clearTimeout(this.#patience);
      this.#patience = undefined;
      this.elsewhere = false;
      this.#onMessage(relayed.message);
    }
  }

  #onMessage(message: FromWorker): void {
    if (message.kind === "progress") {
      this.loaded = message.loaded;
      this.total = message.total;
    } else if (message.kind === "ready") {
      this.ready = true;
      this.barred = message.barred;
    } else if (message.kind === "failed") {
      this.failure = message.failure;
    } else if (message.kind === "response") {
      if (message.tab === this.#tab) this.#answer(message.id, message.status, message.text);
    } else if (message.kind === "message") {
      this.#channels.get(message.channel)?.receive(message.text);
    } else {
      this.#channels.get(message.channel)?.end(message.code);
    }
  }

  #answer(id: number, status: number, text: string): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    const body: unknown = JSON.parse(text);
    if (status < ERROR) pending?.resolve(body);
    else pending?.reject(new Refused(body as Problem));
  }

  request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const id = ++this.#number;
    const text = body === undefined ? "" : JSON.stringify(body);
    const message = { tab: this.#tab, kind: "request" as const, id, method, path, body: text };
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(id, { message, resolve: (answer) => resolve(answer as T), reject });
      this.#post(message);
    });
  }

  channel(table: string, handlers: ChannelHandlers): Channel {
    const channel = `${this.#tab}-${++this.#number}`;
    const opened = new DeviceChannel(handlers, {
      connect: () => {
        this.#channels.set(channel, opened);
        this.#post({ tab: this.#tab, kind: "connect", channel, table });
      },
      send: (text) => this.#post({ tab: this.#tab, kind: "send", channel, text }),
      disconnect: () => {
        this.#channels.delete(channel);
        this.#post({ tab: this.#tab, kind: "disconnect", channel });
      },
    });
    return opened;
  }
}

interface Line {
  connect(): void;
  send(text: string): void;
  disconnect(): void;
}

/** A channel to a table of this device. */
class DeviceChannel implements Channel {
  isOpen = false;

  constructor(
    private readonly handlers: ChannelHandlers,
    private readonly line: Line,
  ) {}

  connect(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.line.connect();
    this.handlers.onOpen();
  }

  close(): void {
    this.isOpen = false;
    this.line.disconnect();
  }

  send(message: object): void {
    this.line.send(JSON.stringify(message));
  }

  /** A worker in the same browser cannot go away without notice. */
  watch(): void {}

  receive(text: string): void {
    this.handlers.onMessage(JSON.parse(text) as FromServer);
  }

  /** Connect to a worker that has taken over. */
  lose(): void {
    this.isOpen = false;
    this.handlers.onClose(null);
    this.connect();
  }

  end(code: number): void {
    this.isOpen = false;
    this.line.disconnect();
    this.handlers.onClose(code);
  }
}
