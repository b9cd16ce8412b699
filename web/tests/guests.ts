/** How people come in and open tables where a test is not about that: they say it to the server as the page would. */

import type { Page } from "@playwright/test";

import type { FromClient } from "../src/protocol";
import { BASE } from "./environment";

/** Say it to the server as the page itself would. */
export async function post<T>(page: Page, path: string, said?: object): Promise<T> {
  const headers = { Origin: new URL(BASE).origin };
  // The server may close a connection that nobody has used for a while just when it is used again.
  const answer = await page.request.post(path, { headers, maxRetries: 3, ...(said && { data: said }) });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Come in as somebody whom the server has not seen yet, and who has been guided before. */
export async function enter(page: Page, name: string): Promise<void> {
  await post(page, "/api/guests", { name });
  await page.addInitScript(() => localStorage.setItem("valles-been-here", ""));
}

/** A new table that waits for its players; its id. */
export async function opened(page: Page, game: string, chairs: object[], more: object = {}): Promise<string> {
  return (await post<{ id: string }>(page, "/api/tables", { game, chairs, ...more })).id;
}

/** The game begins, and this device looks at it. */
export async function started(page: Page, id: string): Promise<void> {
  await post(page, `/api/tables/${id}/start`);
  await page.goto(`/table/${id}`);
}

/** The server is too busy for any message of this kind until it is sent again; all of them, without their numbers. */
export async function busyFor(page: Page, kind: "decide" | "preview"): Promise<string[]> {
  const said: string[] = [];
  await page.routeWebSocket("**/socket", (client) => {
    const server = client.connectToServer();
    client.onMessage((text) => {
      const message = JSON.parse(String(text)) as FromClient;
      const told = JSON.stringify({ ...message, id: null });
      const again = said.includes(told);
      if (message.type === kind) said.push(told);
      if (message.type !== kind || again) return server.send(text);
      const problem = { type: "problem-busy", status: 503, detail: "", args: {} };
      client.send(JSON.stringify({ decision: null, id: null, ...message, type: "refusal", problem }));
    });
  });
  return said;
}
