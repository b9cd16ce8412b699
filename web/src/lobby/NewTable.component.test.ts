import { screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { Refusal, renderPage } from "../../tests/component/page";
import { newTable, waitingRoom } from "../../tests/component/tables";

const START = { name: "Start the game" };
const radio = (name: string | RegExp) => screen.getByRole("radio", { name });

test("a level that is not trained for a set-up shows it in place, with the substitute", async () => {
  const { user, requests } = await renderPage(
    "/new",
    waitingRoom({ "POST /api/tables": newTable({ seats: [] }), "POST /api/tables/t1/start": newTable() }),
  );
  const level = (name: string, group = "Level") =>
    within(screen.getByRole("radiogroup", { name: group })).getByRole("radio", { name });
  await screen.findByRole("radiogroup", { name: "Level" });
  expect(level("Medium")).toBeChecked();

  await user.click(level("Hard"));
  expect(screen.getByText(/beats Medium in at least three games out of four/)).toBeVisible();
  await user.click(radio("Draft 4"));
  expect(level("Hard")).toBeChecked();

  await user.click(await screen.findByRole("radio", { name: "Hellas" }));
  expect(screen.getByText(/^Hard and Expert: not trained for .*Hellas.* Medium plays instead\.$/)).toHaveRole("status");
  expect(level("Medium")).toBeChecked();
  expect(level("Hard")).toBeDisabled();

  await user.click(radio("Tharsis"));
  expect(level("Hard")).toBeChecked();
  await user.click(radio(/^On Mars/));
  expect(level("Hard")).toBeChecked();

  await user.click(level("Medium"));
  await user.click(level("Easy", "Who steps in"));
  await user.click(screen.getByRole("button", START));
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(requests.find(({ call }) => call === "POST /api/tables")!.body).toMatchObject({
    chairs: [
      { kind: "me", bot: "easy" },
      { kind: "bot", bot: "medium" },
    ],
  });
});

test("a map shows its notes, and variants of Prelude are offered only with Prelude", async () => {
  const { user, requests } = await renderPage(
    "/new",
    waitingRoom({ "POST /api/tables": newTable({ seats: [] }), "POST /api/tables/t1/start": newTable() }),
  );

  await user.click(await screen.findByRole("radio", { name: "Hellas" }));
  expect(radio("Hellas")).toBeChecked();
  expect(screen.getByText(/South Pole: Costs 6/)).toBeVisible();
  expect(screen.queryByText("Prelude cards")).not.toBeInTheDocument();
  await user.click(screen.getByRole("switch", { name: "Prelude" }));
  expect(screen.getByText("Prelude cards")).not.toBeVisible();
  await user.click(screen.getByText("More variants"));
  expect(screen.getByText("Prelude cards")).toBeVisible();

  await user.click(screen.getByRole("button", START));
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(requests.find(({ call }) => call === "POST /api/tables")!.body).toMatchObject({
    game: "terraforming_mars",
    options: { map: "hellas", prelude: true },
  });
});

test("choices that do not go together are refused in the words of the lobby, and the length is kept", async () => {
  const args = { option: "mission_b", value: "bots", other: "mission_a", chosen: "bots" };
  const possible = ["drawn", "research_tiles", "blueprints"];
  const { user, requests } = await renderPage("/new", {
    routes: {
      "POST /api/tables": new Refusal("problem-setup", 400, {
        reason: { key: "problem-setup-mixture", args: { ...args, possible } },
      }),
    },
  });

  await user.click(await screen.findByRole("radio", { name: /^On Mars/ }));
  await user.click(radio("Long"));
  await user.click(screen.getByText("More variants"));
  await user.selectOptions(screen.getByLabelText("Mission A"), "Bots");
  await user.selectOptions(screen.getByLabelText("Mission B"), "Bots");
  await user.click(screen.getByRole("button", START));

  const refusal = /“Mission B” cannot be “Bots” if “Mission A” is “Bots”; it can be Random, Research tiles/;
  expect((await screen.findByText(refusal)).closest("[role=alert]")).toBeVisible();
  expect(screen.getByRole("button", START)).toBeEnabled();
  expect(requests.find(({ call }) => call === "POST /api/tables")!.body).toMatchObject({
    game: "on_mars",
    options: { length: "long", mission_a: "bots", mission_b: "bots" },
  });
});
