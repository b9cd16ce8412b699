/** Screenshots for the documents, taken where a test shows something typical: `make screens`. */

import type { Page } from "@playwright/test";

import { environment } from "./environment";

/** The folder of screenshots; without it none is taken, and the tests change no file. */
const FOLDER = environment["VALLES_SCREENS"];

export async function saveScreenshot(page: Page, name: string | undefined): Promise<void> {
  if (FOLDER && name) await page.screenshot({ path: `${FOLDER}/${name}.png` });
}
