/** Pictures of typical states of each game, to be laid beside drawings of them: see tools/screenshot.py. */

import { environment } from "./support/environment";
import { type Look, SIZES, Staged } from "./support/staged";
import { test } from "./support/test";

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
  test(`typical states of ${game} are pictured`, async ({ page }) => {
    test.skip(!FOLDER, "only tools/screenshot.py wants pictures");
    const staged = await Staged.on(page);
    for (const state of states) {
      await staged.open(`/table/${game}--${state}`);
      for (const size of SIZES.filter(([width]) => PICTURED.includes(String(width)))) {
        await staged.as({ size, language: "en", theme: "dark" } satisfies Look);
        await page.screenshot({ path: `${FOLDER}/${game}.${state.replace("/", "-")}.${size[0]}.png` });
      }
    }
  });
}
