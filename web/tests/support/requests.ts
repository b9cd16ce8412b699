/** The requests of the page, for tests that are not about signing in and opening tables. */

import type { Page } from "@playwright/test";

import { server } from "./server";

/** Send a request as the page would, with its cookies. */
export async function post<T>(page: Page, path: string, body?: object): Promise<T> {
  const headers = { Origin: new URL(server().url).origin };
  // The server may close an idle connection just when it is used again.
  const response = await page.request.post(path, { headers, maxRetries: 3, ...(body && { data: body }) });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Sign in as a new guest who has seen the introduction. */
export async function signIn(page: Page, name: string): Promise<void> {
  await post(page, "/api/guests", { name });
  await page.addInitScript(() => localStorage.setItem("valles-been-here", ""));
}

/** Open a table that waits for its players. Return its id. */
export async function openTable(page: Page, game: string, chairs: object[], more: object = {}): Promise<string> {
  return (await post<{ id: string }>(page, "/api/tables", { game, chairs, ...more })).id;
}

/** Start the game and go to its table. */
export async function startTable(page: Page, id: string): Promise<void> {
  await post(page, `/api/tables/${id}/start`);
  await page.goto(`/table/${id}`);
}
