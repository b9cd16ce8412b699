import type { Page } from "@playwright/test";

import type { Chart } from "../src/protocol";
import { signIn } from "./support/requests";
import { saveScreenshot } from "./support/screenshot";
import { expectAccessible, expect, test } from "./support/test";

const RECORD = "../tests/terraforming_mars/records/random_4_players.txt";

test("any move has an address, and every way leads from it to others", async ({ page }) => {
  const id = await openRecord(page);
  const { moves, rounds, steps } = await chartOf(page, id);
  const stops = [...new Set([...steps.filter((step) => step.public).map(({ move }) => move), 0, moves])];
  stops.sort((a, b) => a - b);
  const last = stops.length - 1;
  const stepOf = (move: number) => stops.findLastIndex((stop) => stop <= move);
  const controls = page.getByRole("region", { name: "Replay controls" });

  await page.goto(`/table/${id}/replay/57`);

  await expect(controls).toContainText(`Step ${stepOf(57)} of ${last}`);
  await expect(page.locator("[data-move='57'] .mars")).toBeVisible();
  await page.getByRole("button", { name: "One step forward" }).click();
  const following = stops[stepOf(57) + 1]!;
  await expect(controls).toContainText(`Step ${stepOf(57) + 1} of`);
  await expect(page).toHaveURL(new RegExp(`replay/${following}$`));
  await page.getByRole("slider").focus();
  await page.keyboard.press("PageDown");
  const next = rounds.find(({ move }) => move > following)!.move;
  await expect(controls).toContainText(`Step ${stepOf(next)} of`);

  // Any seat's view can be taken, and nothing can be played.
  await page.getByLabel("Seen by").selectOption({ index: 2 });
  await expect(page).toHaveURL(new RegExp(`replay/${next}\\?seat=\\w+$`));
  await expect(page.locator(".me-place section, .me-place .panel").first()).toBeVisible();
  await expect(page.locator(".prompt")).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Seen by")).not.toHaveValue("");

  await page.getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect(controls).toContainText(`Step ${last} of ${last}`);
  await expect(page.getByRole("button", { name: "One step forward" })).toBeDisabled();
  await page.getByRole("link", { name: "Result" }).click();
  await expect(page).toHaveURL(/result$/);

  await expect(page.getByRole("table", { name: "Final scores" })).toBeVisible();
  await expect(page.getByRole("img", { name: "The final map" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Points/ })).toBeVisible();
  await expectAccessible(page);
  await saveScreenshot(page, "result");
  await page.getByRole("radiogroup", { name: "Metric" }).getByText("Income").click();
  await page.getByRole("button", { name: "As a table" }).click();
  await expect(page.getByRole("table", { name: "Income" }).locator("tbody tr")).toHaveCount(rounds.length);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Switch between dark and light" }).click();
  await expectAccessible(page);
  await page.goBack();

  await expect(controls).toContainText(`Step ${last} of`);
});

/** Open the record of a finished game. Return the id of its table. */
async function openRecord(page: Page): Promise<string> {
  await signIn(page, "Ann");
  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles(RECORD);
  await page.waitForURL("**/table/*");
  return page.url().split("/table/")[1]!;
}

async function chartOf(page: Page, id: string): Promise<Chart> {
  return (await page.request.get(`/api/tables/${id}/chart`)).json() as Promise<Chart>;
}
