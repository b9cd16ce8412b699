/** The way between the page and its tables, whoever keeps them: requests of the lobby, and a channel for each table. */

import type { FromClient, FromServer, Problem } from "../protocol";

/** A refusal, with the problem in the response. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** No response came at all. */
export class Unreachable extends Error {}

export interface ChannelHandlers {
  onOpen(): void;
  onMessage(message: FromServer): void;
  /** The connection is lost; or for good, with the code by which the other side closed it. */
  onClose(finalCode: number | null): void;
  /** Return a message to which the other side replies at once. */
  probe(): FromClient;
}

/** The messages of a table in both directions. */
export interface Channel {
  readonly isOpen: boolean;
  /** Connect, or connect again at once rather than after a delay. */
  connect(): void;
  close(): void;
  /** Send a message that is replied to. */
  send(message: FromClient): void;
  /** Expect a message. */
  watch(): void;
}

export interface Transport {
  /**
   * Send a request of the lobby, and return the body of the response.
   *
   * @throws Refused, or Unreachable.
   */
  request<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Return a channel to a table, not yet connected. */
  channel(table: string, handlers: ChannelHandlers): Channel;
}
