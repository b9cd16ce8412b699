/** Pictures for the documents, taken where a test has brought the page to something worth showing: `make screens`. */

import type { Page } from "@playwright/test";

/** What Node knows of its surroundings; the page's own types know nothing of Node. */
declare const process: { env: Record<string, string | undefined> };

/** Where pictures are kept; without it none is taken, and the tests change no file. */
const FOLDER = process.env["VALLES_SCREENS"];

export async function picture(page: Page, name: string): Promise<void> {
  if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}.png` });
}
