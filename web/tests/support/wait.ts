/** The ways to wait for the page, besides Playwright's own expectations: for what no single element shows. */

import type { Page } from "@playwright/test";

import { expect } from "@playwright/test";

/** Wait until fonts are loaded, finite animations have ended, nothing is busy, and two frames look the same. */
export async function settledLayout(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          const layout = () =>
            JSON.stringify(
              [...document.querySelectorAll("body *")].map((element) => {
                const { x, y, width, height } = element.getBoundingClientRect();
                return [x, y, width, height];
              }),
            );
          await document.fonts.ready;
          if (document.querySelector("[aria-busy=true]")) return "busy";
          const finite = (animation: Animation) => animation.effect?.getComputedTiming().iterations !== Infinity;
          if (document.getAnimations().some((one) => one.playState === "running" && finite(one))) return "animated";
          await frame();
          const before = layout();
          await frame();
          await frame();
          return before === layout() ? "settled" : "moving";
        }),
      { intervals: [20, 50, 100] },
    )
    .toBe("settled");
}
