import type { Page } from "@playwright/test";

import { testGame } from "./journeys";
import { Player } from "./support/player";
import { post, signIn } from "./support/requests";
import { callControl } from "./support/server";
import { expectAccessible, expect, test } from "./support/test";
import { waitUntil } from "./support/wait";

testGame("on_mars", { players: 4, seats: ["purple", "green"], placing: "om-ask-build-at", prefix: "on-mars-" });

type Position = { prompt: string; record: string };

interface View {
  hexes: Record<string, { bots?: unknown[]; rovers?: unknown[] }>;
}

/** Load a recorded position. */
async function openRecord(page: Page, record: string): Promise<Player> {
  const player = new Player(page);
  const { id } = await post<{ id: string }>(page, "/api/records", { record });
  await page.goto(`/table/${id}`);
  await player.takeDevice();
  return player;
}

/** The bots and rovers on a hex. */
function piecesOn({ snapshot }: Player, hex: string): unknown[] {
  const { bots = [], rovers = [] } = (snapshot!.view as unknown as View).hexes[hex] ?? {};
  return [...bots, ...rovers];
}

test("a piece moves to a far hex by one click, and names and the own board show by a key", async ({ page }) => {
  await signIn(page, "Mira");
  const positions = await callControl<Position[]>("/questions", "on_mars");
  const mira = await openRecord(page, positions.find(({ prompt }) => prompt === "om-ask-move")!.record);
  const before = mira.snapshot!.undo!.moves;

  const far = page.locator('[data-course]:not([data-option])[aria-disabled="false"]').first();
  await far.waitFor();
  const hex = (await far.getAttribute("data-course"))!;
  await far.dispatchEvent("click");
  await expect(page.locator(".hexmap .way")).toHaveCount(1);
  await expectAccessible(page);
  await page.locator('[data-answer="commit"]').click();

  await expect.poll(() => mira.snapshot!.undo!.moves).toBeGreaterThan(before + 1);
  expect(piecesOn(mira, hex)).not.toEqual([]);

  await page.keyboard.press("n");
  await expect(page.locator(".hexmap .marks .name")).not.toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.locator(".board-place")).toBeHidden();
  await page.keyboard.press("m");
  await expect(page.locator(".board-place")).toBeVisible();
  await expectAccessible(page);
});

/** The most clicks that a usual turn takes, from the main action to its end. */
const MOST_CLICKS = 6;

/** The clicks of a hurried player in a turn with this main action: the first that is there. */
const controlsOf = (action: string) => [
  '.prompt [data-answer="commit"]',
  '.prompt [data-answer="pay"].primary',
  `[data-option="${action}"]`,
  '.prompt [data-option="end"]',
  '.prompt .an[data-option^="build:"]',
  ".hexmap [data-option]",
  ".tray [data-option]",
  '.prompt .an[data-option]:not([data-option="done"])',
  ".prompt .an[data-option]",
];

/** The first of these selectors with an element that is visible and enabled. */
async function findControl(page: Page, selectors: string[]): Promise<string> {
  const control = await page.evaluate((selectors) => {
    const isEnabled = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches('[disabled], [aria-disabled="true"]');
    return selectors.find((selector) => [...document.querySelectorAll(selector)].some(isEnabled));
  }, selectors);
  if (!control) throw new Error("the page shows nothing to click");
  return control;
}

/** Play a turn as somebody in a hurry does. Return the number of clicks. */
async function playTurn(page: Page, player: Player, action: string): Promise<number> {
  const { seat } = player.snapshot!;
  const state = () => `${player.snapshot!.seq} ${player.request}`;
  const isActive = () => player.snapshot!.question !== null && player.snapshot!.seat === seat;
  const commit = page.locator('.prompt [data-answer="commit"]:enabled');
  let clicks = 0;
  while (isActive() && clicks < 3 * MOST_CLICKS) {
    await player.waitForPrompt();
    if (!isActive()) break;
    const before = state();
    const control = await findControl(page, controlsOf(action));
    await page.locator(control).filter({ visible: true }).first().click();
    clicks++;
    await waitUntil(async () => state() !== before || (await commit.isVisible()), "the click has an effect");
    if (control === '.prompt [data-option="end"]') break;
  }
  return clicks;
}

test("a usual turn takes few clicks", async ({ page }) => {
  const records = await callControl<Record<string, string>>("/turns", "on_mars");
  await signIn(page, "Mira");
  for (const action of ["action:construct", "action:hire", "action:upgrade", "action:welcome_ship"]) {
    await test.step(action, async () => {
      const mira = await openRecord(page, records[action]!);
      const clicks = await playTurn(page, mira, action);
      expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    });
  }
});

test("a double click answers one question, and shows that the second click is ignored", async ({ page }) => {
  await signIn(page, "Mira");
  const positions = await callControl<Position[]>("/questions", "on_mars");
  const { record } = positions.find(({ prompt }) => prompt === "om-ask-build-at")!;
  await page.clock.install();
  const mira = await openRecord(page, record);
  await page.locator(".hexmap [data-option]").first().click();
  const commit = page.locator('[data-answer="commit"]');
  await commit.click({ trial: true });
  const { x, y, width, height } = (await commit.boundingBox())!;
  const before = mira.request;

  // As long as no time passes, every button of the next question is new.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.click(x + width / 2, y + height / 2);
  await waitUntil(() => mira.request !== before, "the first click answers");
  await mira.waitForPrompt();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator("[data-ignored]")).toHaveCount(1);
  expect(mira.decisions.size).toBe(1);

  await page.clock.resume();
  await page.locator(".prompt [data-option]").last().click();
  await waitUntil(() => mira.decisions.size === 2, "a later click answers");
});
