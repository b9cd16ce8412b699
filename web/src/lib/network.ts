/** The transport to a server: requests over HTTP, and a socket for each table. */

import type { Problem } from "../protocol";
import { noteServerDate } from "./servertime";
import { TableSocket } from "./socket";
import { Refused, type Transport, Unreachable } from "./transport";

/** Return the reason of a refusal; null where a proxy answered in place of the server. */
async function refusal(answer: Response): Promise<Refused | null> {
  const isProblem = answer.headers.get("content-type") === "application/problem+json";
  return isProblem ? new Refused((await answer.json()) as Problem) : null;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: HeadersInit = body === undefined ? {} : { "Content-Type": "application/json" };
  let answer: Response;
  const sent = Date.now();
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Unreachable();
  }
  noteServerDate(answer.headers.get("date"), sent, Date.now());
  if (!answer.ok) throw (await refusal(answer)) ?? new Unreachable();
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const network: Transport = {
  request,
  channel(table, handlers) {
    const url = location.origin.replace(/^http/, "ws") + `/api/tables/${encodeURIComponent(table)}/socket`;
    return new TableSocket(url, handlers);
  },
};
