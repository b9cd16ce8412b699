/** First games with the guide: of a player who follows it, and of one who ignores it. */

import type { Locator, Page } from "@playwright/test";

import type { Option } from "../src/protocol";
import { NIGHTLY } from "./support/environment";
import { Player, playMoves } from "./support/player";
import { expectAccessible, expect, test } from "./support/test";
import { waitForLayout, waitUntil } from "./support/wait";

/** The answers that the guide suggests at its steps, by kind and perhaps noun; the first that is possible counts. */
type Suggestions = Record<string, [kind: string, noun?: string][]>;

const GAMES = {
  terraforming_mars: {
    name: "Terraforming Mars",
    steps: 9,
    last: "",
    suggestions: {
      goal: [["play"]],
      card: [["play"]],
      second: [["end"]],
      track: [["standard", "asteroid"]],
      tile: [["standard", "aquifer"], ["space"]],
      pass: [["pass"]],
    } as Suggestions,
  },
  on_mars: {
    name: "On Mars",
    steps: 11,
    /** The step at which the test ends; the end takes long, and is played by nightly runs. */
    last: NIGHTLY ? "" : "travel",
    suggestions: {
      seat: [
        ["space", "7"],
        ["space", "6"],
      ],
      action: [["action", "construct"]],
      build: [["build"], ["hex"]],
      benefit: [["action", "construct"]],
      chain: [["action", "construct"]],
      executive: [["end"]],
      travel: [["travel"]],
      tech: [["action", "learn_tech"], ["travel"]],
      return: [["travel"], ["action", "landing_pod"]],
    } as Suggestions,
  },
} as const;
type Game = keyof typeof GAMES;

const SIZES = [
  [1366, 768],
  [1920, 1080],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

/** The number of moves of a player who ignores the guide. */
const IGNORED_MOVES = NIGHTLY ? Infinity : 14;

for (const game of Object.keys(GAMES) as Game[]) {
  test(`${game}: following the guide completes it`, async ({ page }) => {
    test.setTimeout(1_800_000);
    const { player, guide } = await begin(page, game);
    expect(player.snapshot!.table.seats.filter(({ kind }) => kind === "person")).toHaveLength(1);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(page.locator(".panel.guide, .gp")).toBeVisible();
      await waitForLayout(page);
      await expect.poll(() => coveredParts(page)).toEqual([]);
    }
    await expectAccessible(page);

    await followGuide(game, player, guide);
  });
}

// The games share the guide; which deeds it recognizes is tested for each in guide.test.ts.
for (const game of Object.keys(GAMES).slice(0, NIGHTLY ? 2 : 1) as Game[]) {
  test(`${game}: ignoring the guide stops nobody, and loses none of its steps`, async ({ page }) => {
    test.setTimeout(1_800_000);
    const { steps } = GAMES[game];
    const { player, guide } = await begin(page, game);
    const titles = new Set([await guide.locator("h3").innerText()]);
    await guide.getByRole("button", { name: "Fold the guide" }).click();
    const deed = (await guide.locator(".gd").textContent())!;

    await playMoves([player], IGNORED_MOVES);
    await closeResult(player);

    await expect(guide.locator(".gd")).not.toHaveText(deed);
    await guide.getByRole("button", { name: "Unfold the guide" }).click();
    await expect(guide.locator(".dots li")).toHaveCount(steps);
    await expect(guide.locator(".dots .done").nth(1)).toBeVisible();
    const done = await guide.locator(".dots .done").count();
    // What was done unseen is told now.
    await readToTheEnd(guide, titles);
    expect(titles.size).toBeGreaterThanOrEqual(done);

    await guide.getByRole("button", { name: "All steps" }).click();
    await expect(page.getByRole("dialog").locator("li")).toHaveCount(steps);
    await expectAccessible(page);
  });
}

/** Begin a first game by one click. */
async function begin(page: Page, game: Game): Promise<{ player: Player; guide: Locator }> {
  const player = new Player(page);
  await page.goto("/");
  await page.getByRole("button", { name: `I am new to ${GAMES[game].name}` }).click();
  const guide = page.getByRole("region", { name: "First game" });
  await guide.waitFor();
  await waitUntil(() => Boolean(player.snapshot?.question), "there is a first question");
  return { player, guide };
}

/** Follow the guide to its end or to the last step of this run. */
async function followGuide(game: Game, player: Player, guide: Locator): Promise<void> {
  const { steps, last } = GAMES[game];
  const step = async () => (await guide.getAttribute("data-step")) ?? "";
  for (let now = await step(); now !== last; now = await step()) {
    const { snapshot } = player;
    if (now === "goals") await lookAtGoals(guide);
    else if (snapshot?.question) await answerAsSuggested(game, now, player);
    else if (snapshot?.unconfirmed === snapshot?.seat) await player.playMove();
    else await waitUntil(async () => player.snapshot !== snapshot || (await step()) !== now, "others move");
  }
  if (last) return;
  await expect(guide.locator(".dots .done")).toHaveCount(steps);
  await readToTheEnd(guide);
  await expect(guide.getByRole("button", { name: "Play on" })).toBeVisible();
  await expectAccessible(guide.page());
  await guide.getByRole("button", { name: "Play on" }).click();
  await expect(guide).toHaveCount(0);
}

/** Answer as somebody who reads the guide and nothing else. */
async function answerAsSuggested(game: Game, step: string, player: Player): Promise<void> {
  const { options: answers } = player.snapshot!.question!;
  const matching = ([kind, noun]: [string, string?]) =>
    answers.find((answer: Option) => answer.kind === kind && (noun === undefined || answer.noun === noun));
  const suggestion = GAMES[game].suggestions[step]?.map(matching).find((answer) => answer !== undefined);
  const option = suggestion?.option ?? (await player.advice());
  if (option !== null) await player.answer(option);
}

/** The last step is done by looking. */
async function lookAtGoals(guide: Locator): Promise<void> {
  const goals = guide.page().locator("[data-pointed]").first();
  await goals.click({ position: { x: 12, y: 12 } });
  await expect(guide).not.toHaveAttribute("data-step", "goals");
}

/** Read the texts that wait, and add their titles to these. */
async function readToTheEnd(guide: Locator, titles = new Set<string>()): Promise<void> {
  const title = guide.locator("h3");
  const more = guide.getByRole("button", { name: /^(Read on|\d+ more to read)$/ });
  titles.add(await title.innerText());
  while ((await more.count()) > 0) {
    await more.click();
    titles.add(await title.innerText());
  }
}

/** Close the result of a game that is over. */
async function closeResult({ page, snapshot }: Player): Promise<void> {
  if (snapshot!.over) await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
}

/** The parts of the table that the guide covers, of those that it must not cover. */
async function coveredParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const guide = document.querySelector(".panel.guide, .gp")!.getBoundingClientRect();
    return [".hexmap", "[role=log]", ".prompt"].filter((part) => {
      // Of a map that is larger than its frame only what is in the frame can be covered.
      const places = [...document.querySelectorAll(part)].map((one) =>
        [one, one.closest(".frame") ?? one].map((box) => box.getBoundingClientRect()),
      );
      return places.some((boxes) =>
        boxes.every(
          ({ left, right, top, bottom, width }) =>
            width > 0 &&
            left < guide.right - 1 &&
            right > guide.left + 1 &&
            top < guide.bottom - 1 &&
            bottom > guide.top + 1,
        ),
      );
    });
  });
}
