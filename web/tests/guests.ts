/** How people come in and open tables where a test is not about that: they say it to the server as the page would. */

import type { Page } from "@playwright/test";

/** Say it to the server as the page itself would. */
export async function post<T>(page: Page, path: string, said?: object): Promise<T> {
  return page.evaluate(
    async ([path, said]) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(
        path,
        said ? { method: "POST", body: JSON.stringify(said), headers } : { method: "POST" },
      );
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return (await answer.json()) as never;
    },
    [path, said] as const,
  );
}

/** Come in as somebody whom the server has not seen yet. */
export async function enter(page: Page, name: string): Promise<void> {
  if (page.url() === "about:blank") await page.goto("/");
  await post(page, "/api/guests", { name });
  await page.evaluate(() => localStorage.setItem("valles-been-here", ""));
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
