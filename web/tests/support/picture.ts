/** Pictures for the documents, taken where a test has brought the page to something worth showing: `make screens`. */

import type { Page } from "@playwright/test";

import { environment } from "./environment";

/** Where pictures are kept; without it none is taken, and the tests change no file. */
const FOLDER = environment["VALLES_SCREENS"];

export async function picture(page: Page, name: string): Promise<void> {
  if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}.png` });
}
