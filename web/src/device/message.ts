/** The messages between a page and the worker that keeps the tables of this device. */

/** What went wrong before the worker could answer: no WebAssembly here, a download that failed, or anything else. */
export type Failure = "unsupported" | "download" | "broken";

/** `tab` names the page that asks, since several may share one worker. */
export type ToWorker = { tab: string } & (
  | { kind: "start"; base: string }
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "connect"; channel: string; table: string }
  | { kind: "send"; channel: string; text: string }
  | { kind: "disconnect"; channel: string }
);

export type FromWorker =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready"; barred: boolean }
  | { kind: "failed"; failure: Failure; detail: string }
  | { kind: "response"; tab: string; id: number; status: number; text: string }
  | { kind: "message"; channel: string; text: string }
  | { kind: "closed"; channel: string; code: number };
