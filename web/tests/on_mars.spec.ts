import type { Page } from "@playwright/test";

import { enter, post } from "./support/guest";
import { Player } from "./support/player";
import { callStage } from "./support/server";
import { proofs } from "./journeys";
import { expectAccessible, expect, test } from "./support/test";

proofs("on_mars", { players: 4, seats: ["purple", "green"], placing: "om-ask-build-at", prefix: "on-mars-" });

type Position = { asked: string; record: string };

test("a piece goes where somebody clicks, by all steps together, and names and strip come by keys", async ({
  page,
}) => {
  const mira = new Player(page);
  await enter(page, "Mira");
  const { record } = (await callStage<Position[]>("/questions", "on_mars")).find(
    ({ asked }) => asked === "om-ask-move",
  )!;
  const { id } = await post<{ id: string }>(page, "/api/records", { record });
  await page.goto(`/table/${id}`);
  await mira.sit();
  const before = mira.snapshot!.undo!.moves;

  const far = page.locator('[data-course]:not([data-option])[aria-disabled="false"]').first();
  await far.waitFor();
  const name = (await far.getAttribute("data-course"))!;
  await far.dispatchEvent("click");
  const commit = page.locator('[data-answer="commit"]');
  await expect(page.locator(".hexmap .way")).toHaveCount(1);
  await expectAccessible(page);
  await commit.click();

  await expect.poll(() => mira.snapshot!.undo!.moves).toBeGreaterThan(before + 1);
  const view = mira.snapshot!.view as { hexes: Record<string, { bots?: unknown[]; rovers?: unknown[] }> };
  expect([...(view.hexes[name]?.bots ?? []), ...(view.hexes[name]?.rovers ?? [])]).not.toEqual([]);

  await page.keyboard.press("n");
  await expect(page.locator(".hexmap .marks .name")).not.toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.locator(".board-place")).toBeHidden();
  await page.keyboard.press("m");
  await expect(page.locator(".board-place")).toBeVisible();
  await expectAccessible(page);
});

/** So many clicks a usual turn may take, from the main action to its end. */
const USUAL = 6;

/** The first of these that can be seen and pressed. */
async function first(page: Page, ...selectors: string[]): Promise<string | null> {
  return page.evaluate((selectors) => {
    const shown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.matches('[disabled], [aria-disabled="true"]');
    return selectors.find((selector) => [...document.querySelectorAll(selector)].some(shown)) ?? null;
  }, selectors);
}

/** Whether the page shows what it was told last, and nothing is on its way. */
async function settled(page: Page, { snapshot }: Player): Promise<boolean> {
  const [pending, busy] = await page.evaluate(() => {
    const prompt = document.querySelector<HTMLElement>(".prompt");
    return [prompt?.dataset["pending"], prompt?.ariaBusy === "true"] as const;
  });
  return pending === snapshot?.question?.pending && !busy;
}

/** Play one turn as somebody in a hurry does; how many clicks it took. */
async function clicks(page: Page, mira: Player, action: string): Promise<number> {
  let made = 0;
  const asked = () => `${mira.snapshot!.seq} ${mira.snapshot!.question?.pending} ${mira.snapshot!.unconfirmed}`;
  const mine = mira.snapshot!.seat;
  while (mira.snapshot!.question && mira.snapshot!.seat === mine && made < 3 * USUAL) {
    await expect.poll(() => settled(page, mira), { intervals: [15] }).toBe(true);
    if (!mira.snapshot!.question) break;
    const before = asked();
    const to =
      (await first(
        page,
        '.prompt [data-answer="commit"]',
        '.prompt [data-answer="pay"].primary',
        `[data-option="${action}"]`,
        '.prompt [data-option="end"]',
        '.prompt .an[data-option^="build:"]',
        ".hexmap [data-option]",
        ".tray [data-option]",
        '.prompt .an[data-option]:not([data-option="done"])',
        ".prompt .an[data-option]",
      )) ?? ".nothing";
    await page.locator(to).filter({ visible: true }).first().click();
    made++;
    const picked = () => page.locator('.prompt [data-answer="commit"]:enabled').isVisible();
    await expect.poll(async () => asked() !== before || (await picked()), { intervals: [15] }).toBe(true);
    if (to === '.prompt [data-option="end"]') break;
  }
  return made;
}

test("a usual turn takes few clicks: what it costs is paid with it, and its end needs no further word", async ({
  page,
}) => {
  const records = await callStage<Record<string, string>>("/turns", "on_mars");
  const mira = new Player(page);
  await enter(page, "Mira");
  for (const action of ["action:construct", "action:hire", "action:upgrade", "action:welcome_ship"]) {
    await test.step(action, async () => {
      const { id } = await post<{ id: string }>(page, "/api/records", { record: records[action] });
      await page.goto(`/table/${id}`);
      await mira.sit();
      expect(await clicks(page, mira, action)).toBeLessThanOrEqual(USUAL);
    });
  }
});
