import { enter, post } from "./guests";
import { ask, Player } from "./player";
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
