/** Screenshots of typical states of each game, to compare with the designs. No test: tools/screenshot.py runs it. */

import { environment } from "./support/environment";
import { type Variant, SIZES, PositionPage } from "./support/position";
import { expect, test } from "./support/test";

const FOLDER = environment["VALLES_STATES"];
const PICTURED = ["390", "1366", "1440", "1920"];

const STATES: Record<string, string[]> = {
  terraforming_mars: [
    "ask-corporation",
    "ask-buy",
    "ask-draft",
    "ask-action",
    "ask-second-action",
    "ask-tile",
    "ask-payment",
    "ask-sell",
    "ask-choose",
    "ask-discard",
    "ask-remove-holding",
    "ask-final-greenery",
    "hand-of-5",
    "hand-of-8",
    "hand-of-14",
    "hand-of-20",
    "1-players-late",
    "3-players-middle",
    "5-players-late",
    "5-players-end/result",
  ],
  on_mars: [
    "ask-space",
    "ask-turn",
    "ask-turn-main-done",
    "ask-turn-end",
    "ask-build",
    "ask-build-at",
    "ask-upgrade",
    "ask-pay",
    "ask-means",
    "ask-blueprint",
    "ask-learn",
    "ask-offer",
    "ask-move",
    "ask-ship",
    "ask-travel",
    "ask-gain-any",
    "1-players-late",
    "2-players-middle",
    "4-players-late",
    "1-players-end/result",
  ],
};

for (const [game, states] of Object.entries(STATES)) {
  test(`screenshots of ${game}`, async ({ page }) => {
    const positions = await PositionPage.create(page);
    for (const state of states) {
      await positions.open(`/table/${game}--${state}`);
      for (const size of SIZES.filter(([width]) => PICTURED.includes(String(width)))) {
        await positions.emulate({ size, language: "en", theme: "dark" } satisfies Variant);
        await expect(page.getByRole("main")).toBeVisible();
        await page.screenshot({ path: `${FOLDER}/${game}.${state.replace("/", "-")}.${size[0]}.png` });
      }
    }
  });
}
