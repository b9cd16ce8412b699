import { screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { renderPage } from "../../tests/component/page";
import type { Profile } from "../protocol";

const RATE = { games: 8, won: 4, low: 0.22, high: 0.78, expected: 0.5, points: 71.4 };

function profile(changes: Partial<Profile> = {}): Profile {
  return {
    name: "Aleksandra",
    mine: true,
    since: 1_770_000_000,
    ratings: [
      {
        game: "terraforming_mars",
        rating: 1684,
        margin: 96,
        games: 3,
        provisional: true,
        levels: { easy: 1336, medium: 1500, hard: 1700, expert: 1846 },
      },
    ],
    by_players: [{ game: "terraforming_mars", players: 2, rate: RATE }],
    by_start: [
      { game: "terraforming_mars", name: "ecoline", rate: RATE },
      { game: "terraforming_mars", name: "helion", rate: { ...RATE, games: 2, won: 1 } },
    ],
    recent: [
      {
        game: "terraforming_mars",
        finished: 1_780_000_000,
        players: 2,
        place: 2,
        points: 64,
        table: "t1",
        change: -12,
        half: true,
        left: false,
      },
    ],
    together: [],
    ...changes,
  };
}

test("a profile shows rating, interval and the level it is above", async () => {
  await renderPage("/profile", { routes: { "GET /api/profile": profile() } });

  expect(await screen.findByRole("heading", { name: "Aleksandra" })).toBeVisible();
  expect(screen.getByText("1684").parentElement).toHaveTextContent("1684 ± 96 Provisional");
  expect(screen.getByRole("img", { name: "Above the computer (Medium)" })).toBeVisible();
});

test("a corporation with few games is only counted", async () => {
  await renderPage("/profile", { routes: { "GET /api/profile": profile() } });

  const often = await screen.findByRole("row", { name: /^Ecoline/ });
  const seldom = screen.getByRole("row", { name: /^Helion/ });

  expect(often).toHaveTextContent("50%");
  expect(often).toHaveTextContent("Probably 22% to 78%; by chance 50%");
  expect(seldom).not.toHaveTextContent("%");
});

test("a recent game shows place, change of the rating and its replay", async () => {
  await renderPage("/profile", { routes: { "GET /api/profile": profile() } });

  const list = (await screen.findByRole("heading", { name: "Recent games" })).parentElement!;
  const game = within(within(list).getByRole("listitem"));

  expect(game.getByText("2nd")).toBeVisible();
  expect(game.getByText("−12")).toBeVisible();
  expect(game.getByText(/Counts half/)).toBeVisible();
  expect(game.getByRole("link")).toHaveAttribute("href", "/table/t1/replay");
});

test("the profile of somebody at a common table compares both", async () => {
  const together = [{ game: "on_mars", ahead: 3, behind: 1, equal: 0, points: 4.6 }];
  await renderPage("/table/t1/profile/blue", {
    routes: { "GET /api/tables/t1/seats/blue/profile": profile({ mine: false, together }) },
  });

  expect(await screen.findByText(/4 games: you were ahead in 3 and behind in 1\./)).toHaveTextContent(
    "Your average lead: +5 points",
  );
});

test("a person without finished games is told what will be here", async () => {
  const nothing = { ratings: [], by_players: [], by_start: [], recent: [] };
  await renderPage("/profile", { routes: { "GET /api/profile": profile(nothing) } });

  expect(await screen.findByText("No finished games yet")).toBeVisible();
});
