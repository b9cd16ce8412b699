/** First games with the lesson: it has a place of its own in every size, and goes along with every decision. */

import type { Locator, Page } from "@playwright/test";

import { Player } from "./support/player";
import { expectAccessible, expect, test } from "./support/test";
import { waitForLayout, waitUntil } from "./support/wait";

const GAMES = { terraforming_mars: "Terraforming Mars", on_mars: "On Mars" } as const;
type Game = keyof typeof GAMES;

const SIZES = [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [820, 1180],
  [390, 844],
  [1366, 768],
] as const;

/** The parts of a table of which none may lie over another. */
const PARTS = [
  ".lesson",
  ".topbar",
  ".shell > .prompt",
  "[role=log]",
  ".goals-place, .right > .goals",
  ".lacerda-place",
  ".hexmap",
  ".me-place",
  ".hand-place",
  ".orbit-place",
  ".acts-place",
  ".tabs",
];
/** The decisions that are made by the hints. */
const DECISIONS = 6;

for (const game of Object.keys(GAMES) as Game[]) {
  test(`${game}: the lesson covers nothing in any size and goes along with every decision`, async ({ page }) => {
    test.setTimeout(600_000);
    const { player, lesson } = await begin(page, game);
    await followHints(player, lesson);

    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(lesson).toBeVisible();
      await waitForLayout(page);
      await expect.poll(() => overlaps(page, PARTS)).toEqual([]);
    }
    await expectAccessible(page);

    await lesson.getByRole("button", { name: "End the lesson" }).click();
    await expect(lesson).toHaveCount(0);
  });
}

/** Begin a first game by one click. */
async function begin(page: Page, game: Game): Promise<{ player: Player; lesson: Locator }> {
  const player = new Player(page);
  await page.goto("/");
  await page.getByRole("button", { name: `I am new to ${GAMES[game]}` }).click();
  const lesson = page.getByRole("region", { name: "First game" });
  await lesson.waitFor();
  await waitUntil(() => Boolean(player.snapshot?.question), "there is a first question");
  return { player, lesson };
}

/** At some decisions read the text, ask for a hint by its key, and answer; then wait for the next question. */
async function followHints(player: Player, lesson: Locator): Promise<void> {
  for (let decisions = 0; decisions < DECISIONS || !player.snapshot?.question;) {
    const { snapshot } = player;
    if (snapshot?.question) {
      await expect(lesson).not.toHaveAttribute("data-answers", "0");
      // While the computers' turns are shown a key ends that first.
      await expect(async () => {
        await player.page.keyboard.press("i");
        await expect(lesson.getByRole("status")).toContainText("Hint: ", { timeout: 2_000 });
      }).toPass();
      await player.playMove();
      decisions++;
    } else if (snapshot?.unconfirmed === snapshot?.seat) await player.playMove();
    else await waitUntil(() => player.snapshot !== snapshot, "others move");
  }
}

/** Return the pairs of parts that lie over one another, as far as they are seen. */
async function overlaps(page: Page, parts: string[]): Promise<string[]> {
  return page.evaluate((parts) => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const common = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isSeen = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1;
    // What a frame cuts off covers nothing.
    const seen = (element: Element): Box => {
      let box: Box = element.getBoundingClientRect();
      for (let frame = element.parentElement; frame; frame = frame.parentElement)
        if (getComputedStyle(frame).overflow !== "visible") box = common(box, frame.getBoundingClientRect());
      return box;
    };
    const boxes = parts.flatMap((part) =>
      [...document.querySelectorAll(part)].map((element) => ({ part, element, box: seen(element) })),
    );
    const pairs: string[] = [];
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const isNested = one.element.contains(other.element) || other.element.contains(one.element);
        if (!isNested && isSeen(one.box) && isSeen(other.box) && isSeen(common(one.box, other.box)))
          pairs.push(`${one.part} and ${other.part}`);
      }
    return pairs;
  }, parts);
}
