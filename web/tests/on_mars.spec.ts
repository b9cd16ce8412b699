import type { Page } from "@playwright/test";

import { enter, post } from "./guests";
import { ask, DEEP, Player } from "./player";
import { proofs } from "./proofs";
import { barriers, expect, test } from "./watched";

proofs("on_mars", { players: 4, seats: ["purple", "green"], placing: "om-ask-build-at", prefix: "on-mars-" });

type Position = { asked: string; record: string };

test("a piece goes where somebody clicks, by all steps together, and names and strip come by keys", async ({
  page,
}) => {
  const mira = new Player(page);
  await enter(page, "Mira");
  const { record } = (await ask<Position[]>("/questions", "on_mars")).find(({ asked }) => asked === "om-ask-move")!;
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
  expect(await barriers(page)).toEqual([]);
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
  expect(await barriers(page)).toEqual([]);
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

/** Play one turn as somebody in a hurry does; how many clicks it took. */
async function clicks(page: Page, mira: Player, action: string): Promise<number> {
  let made = 0;
  const asked = () => `${mira.snapshot!.seq} ${mira.snapshot!.question?.pending} ${mira.snapshot!.unconfirmed}`;
  const mine = mira.snapshot!.seat;
  while (mira.snapshot!.question && mira.snapshot!.seat === mine && made < 3 * USUAL) {
    await page.locator(`.prompt[data-pending="${mira.snapshot!.question.pending}"]:not([aria-busy="true"])`).waitFor();
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
    const picked = () => page.locator('.prompt [data-answer="commit"]').isVisible();
    await expect.poll(async () => asked() !== before || (await picked()), { intervals: [15] }).toBe(true);
    if (to === '.prompt [data-option="end"]') break;
  }
  return made;
}

test("a usual turn takes few clicks: what it costs is paid with it, and its end needs no further word", async ({
  page,
}) => {
  const records = await ask<Record<string, string>>("/turns", "on_mars");
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

/** What in the prompt is cut, or too small to be read. */
function cut(): string[] {
  const least = innerWidth <= 700 ? 12 : 10;
  const found: string[] = [];
  for (const one of document.querySelectorAll<HTMLElement>(".prompt, .prompt :not(svg, svg *)")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".vh")) continue;
    const style = getComputedStyle(one);
    const text = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const said = `${one.className} "${one.textContent.trim().slice(0, 60)}"`;
    if (text && parseFloat(style.fontSize) < least - 0.05) found.push(`${style.fontSize} ${said}`);
    if (style.display === "inline" || one.clientWidth === 0) continue;
    if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.scrollWidth} > ${one.clientWidth} wide: ${said}`);
    if (one.scrollHeight > one.clientHeight + 2) found.push(`${one.scrollHeight} > ${one.clientHeight} high: ${said}`);
  }
  return found;
}

test("nothing is cut in any question, in any language, on a desk and on a phone", async ({ page, stranger }) => {
  test.setTimeout(1_800_000);
  const languages = DEEP ? ["en", "de", "pl", "it", "nl"] : ["de"];
  const sizes = DEEP ? [1366, 1440, 1920, 2560, 390] : [1366, 390];
  const heights: Record<number, number> = { 1366: 768, 1440: 900, 1920: 1080, 2560: 1440, 390: 844 };
  const positions = await ask<{ asked: string; record: string }[]>("/questions", "on_mars");
  const found: string[] = [];
  let guest = page;
  for (const language of languages) {
    for (const [place, { asked, record }] of positions.entries()) {
      if (place % 20 === 0) {
        guest = await stranger();
        await enter(guest, "Wilhelmina-Charlotte");
        await guest.addInitScript(
          (language) => localStorage.setItem("valles-settings", JSON.stringify({ language })),
          language,
        );
      }
      const { id } = await post<{ id: string }>(guest, "/api/records", { record });
      await guest.goto(`/table/${id}`);
      await guest.locator(".curtain button").click();
      await guest.locator(".prompt[data-pending] .rows[data-body]").waitFor();
      for (const width of sizes) {
        await guest.setViewportSize({ width, height: heights[width]! });
        found.push(...(await guest.evaluate(cut)).map((one) => `${language} ${width} ${asked}: ${one}`));
      }
    }
  }
  expect(found).toEqual([]);
});
