/** First games with the guide: of somebody who does what it says, of somebody who ignores it, and of whoever looks elsewhere. */

import type { Locator, Page } from "@playwright/test";

import type { Answer, Snapshot } from "../src/protocol";
import { enter, openTable, post, startTable } from "./support/guest";
import { NIGHTLY } from "./support/environment";
import { advised, Player } from "./support/player";
import { expectAccessible, expect, test } from "./support/test";

/** What is wished for at a step, the first that is possible: a kind of answer, and perhaps which one. */
type Wishes = Record<string, [kind: string, noun?: string][]>;

const GAMES = {
  terraforming_mars: {
    name: "Terraforming Mars",
    steps: 9,
    wishes: {
      goal: [["play"]],
      card: [["play"]],
      second: [["end"]],
      track: [["standard", "asteroid"]],
      tile: [["standard", "aquifer"], ["space"]],
      pass: [["pass"]],
    } as Wishes,
  },
  on_mars: {
    name: "On Mars",
    steps: 11,
    wishes: {
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
    } as Wishes,
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

/** Until others have moved. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A first game, begun by one press. */
async function begin(page: Page, game: Game): Promise<{ player: Player; guide: Locator }> {
  const player = new Player(page);
  await page.goto("/");
  await page.getByRole("button", { name: `I am new to ${GAMES[game].name}` }).click();
  const guide = page.getByRole("region", { name: "First game" });
  await guide.waitFor();
  await expect.poll(() => player.snapshot?.question).toBeTruthy();
  return { player, guide };
}

const stepOf = (guide: Locator) => guide.evaluate((one: HTMLElement) => one.dataset["step"] ?? "");

/** What somebody answers who reads the guide and nothing else. */
async function obeyed(game: Game, step: string, snapshot: Snapshot): Promise<string> {
  const answers = snapshot.question!.answers;
  const fits = ([kind, noun]: [string, string?]) =>
    answers.find((answer: Answer) => answer.kind === kind && (noun === undefined || answer.noun === noun));
  const wished = GAMES[game].wishes[step]?.map(fits).find((answer) => answer !== undefined);
  return wished?.option ?? (await advised(snapshot));
}

/** Do what the guide says, until it says that all was done, or until it has come to a step. */
async function obey(game: Game, player: Player, guide: Locator, until = ""): Promise<void> {
  const seen: string[] = [];
  for (let step = await stepOf(guide); step && step !== until; step = await stepOf(guide)) {
    seen.push(step);
    if (seen.length > 400) throw new Error(`the guide stays at ${step}`);
    const { snapshot } = player;
    if (step === "goals") await looked(guide);
    else if (snapshot?.question) await player.answer(await obeyed(game, step, snapshot));
    else if (!(await player.move())) await pause();
  }
}

/** The last step is done by looking. */
async function looked(guide: Locator): Promise<void> {
  await guide
    .page()
    .locator("[data-pointed]")
    .first()
    .click({ position: { x: 12, y: 12 } });
  await expect(guide).not.toHaveAttribute("data-step", "goals");
}

/** Everything that waits is read, and the guide says that it is over; which steps are ticked. */
async function readToTheEnd(guide: Locator): Promise<void> {
  const more = guide.getByRole("button", { name: /^(Read on|\d+ more to read)$/ });
  while ((await more.count()) > 0) await more.click();
  await expect(guide.getByRole("button", { name: "Play on" })).toBeVisible();
}

/** The guide lies neither over the map nor over the log or the prompt. */
async function covers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const guide = document.querySelector(".panel.guide, .gp")!.getBoundingClientRect();
    return [".hexmap", "[role=log]", ".prompt"].filter((part) => {
      // Of a map that is larger than its frame only what is in the frame can be covered.
      const found = [...document.querySelectorAll(part)].map((one) =>
        [one, one.closest(".frame") ?? one].map((box) => box.getBoundingClientRect()),
      );
      return found.some((boxes) =>
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

for (const game of Object.keys(GAMES) as Game[]) {
  const { steps } = GAMES[game];

  test(`${game}: whoever only does what the guide says gets through it`, async ({ page }) => {
    test.setTimeout(1_800_000);
    const { player, guide } = await begin(page, game);
    const { table } = player.snapshot!;
    expect(table.seats.filter(({ kind }) => kind === "person")).toHaveLength(1);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(page.locator(".panel.guide, .gp")).toBeVisible();
      expect(await covers(page)).toEqual([]);
    }
    await expectAccessible(page);

    const whole = NIGHTLY || game === "terraforming_mars";
    await obey(game, player, guide, whole ? "" : "travel");

    if (!whole) return;
    await expect(guide.locator(".dots .done")).toHaveCount(steps);
    await readToTheEnd(guide);
    await expectAccessible(page);
    await guide.getByRole("button", { name: "Play on" }).click();
    await expect(guide).toHaveCount(0);
  });

  // The games share the guide; what it takes for a deed is proved for each in guide.test.ts.
  if (!NIGHTLY && game !== "terraforming_mars") continue;
  test(`${game}: whoever ignores the guide is not stopped, and nothing of it is lost`, async ({ page }) => {
    test.setTimeout(1_800_000);
    const { player, guide } = await begin(page, game);
    const titles = new Set([await guide.locator("h3").innerText()]);
    await guide.getByRole("button", { name: "Fold the guide" }).click();
    const first = await guide.locator(".gd").innerText();

    for (let answers = 0; answers < (NIGHTLY ? Infinity : 14) && !player.snapshot!.over;)
      if (await player.move()) answers++;
      else await pause();
    if (NIGHTLY) await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();

    await expect.poll(() => guide.locator(".gd").innerText()).not.toBe(first);
    await guide.getByRole("button", { name: "Unfold the guide" }).click();
    await expect(guide.locator(".dots li")).toHaveCount(steps);
    await expect(guide.locator(".dots .done").nth(1)).toBeVisible();
    const done = await guide.locator(".dots .done").count();
    // What was done unseen is told now.
    titles.add(await guide.locator("h3").innerText());
    const more = guide.getByRole("button", { name: /^(Read on|\d+ more to read)$/ });
    while ((await more.count()) > 0) {
      await more.click();
      titles.add(await guide.locator("h3").innerText());
    }
    expect(titles.size).toBeGreaterThanOrEqual(done);
  });
}

test("a tick is taken back with its deed, a step is put off, and all of it is kept", async ({ page }) => {
  const { player, guide } = await begin(page, "terraforming_mars");
  const ticks = guide.locator(".dots .done");
  await expect(guide.getByRole("heading", { level: 3 })).toContainText("Make Mars habitable");
  await expect(page.locator(".hand-place")).toHaveAttribute("data-pointed", "");

  await player.answer(await obeyed("terraforming_mars", "card", player.snapshot!));
  await expect(ticks).toHaveCount(2);
  await expect(guide).toContainText("You were faster");
  await page.keyboard.press("z");
  await expect(ticks).toHaveCount(0);

  await guide.getByRole("button", { name: "Not now" }).click();
  await expect(guide).toHaveAttribute("data-step", "card");
  await player.answer(await obeyed("terraforming_mars", "card", player.snapshot!));
  await expect(guide).toHaveAttribute("data-step", "second");
  await page.reload();
  await expect(guide).toHaveAttribute("data-step", "second");
  await expect(ticks).toHaveCount(2);

  await guide.getByRole("button", { name: "All steps" }).click();
  await expect(page.getByRole("dialog").locator("li")).toHaveCount(9);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await guide.getByRole("button", { name: "End the guide" }).click();
  await expect(guide).toHaveCount(0);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Guide at this table" }).click();
  await page.keyboard.press("Escape");
  await expect(guide).toHaveAttribute("data-step", "second");
  await page.goto("/");
  await expect(page.getByRole("listitem").filter({ hasText: "Guide: step 3 of 9" })).toBeVisible();
});

test("whoever looks elsewhere is told when it is their turn, and asked once whether they want that", async ({
  page,
  guestPage,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const told: string[] = [];
    class Told {
      static permission = "default";
      static requestPermission = () => Promise.resolve((Told.permission = "granted"));
      constructor(title: string) {
        told.push(title);
      }
      close(): void {}
    }
    Object.assign(globalThis, { Notification: Told, told });
    document.hasFocus = () => false;
  });
  const ann = new Player(page);
  await enter(page, "Ann");
  const id = await openTable(page, "terraforming_mars", [{ kind: "me" }, { kind: "open" }], { confirming: false });
  const guest = await guestPage();
  const bob = new Player(guest);
  const { secret } = await post<{ secret: string }>(page, `/api/tables/${id}/links`, { seat: "blue" });
  await guest.goto(`/join#${secret}`);
  await guest.getByLabel("Your name").fill("Bob");
  await guest.keyboard.press("Enter");
  await guest.waitForURL(`/table/${id}`);
  await startTable(page, id);
  await expect(page).toHaveTitle("(!) Your turn: Valles");
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon-turn.svg");

  const turn = async (player: Player) => {
    const { seq } = player.snapshot!;
    while (player.snapshot!.question) await player.move();
    expect(player.snapshot!.seq).toBeGreaterThan(seq);
  };
  await expect.poll(() => ann.snapshot?.question && bob.snapshot?.question).toBeTruthy();
  await turn(ann);
  await expect(page).toHaveTitle("Terraforming Mars: Valles");
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon.svg");
  await page.clock.fastForward(61_000);
  const yes = page.getByRole("button", { name: "Yes, tell me" });
  await yes.click();
  await expect(yes).toHaveCount(0);

  await turn(bob);
  await expect(page).toHaveTitle("(!) Your turn: Valles");
  const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  await expect.poll(told).toEqual(["It is your turn"]);
});
