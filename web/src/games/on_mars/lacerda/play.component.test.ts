import { expect, test } from "vitest";

import type { Phrase } from "../../../protocol";
import type { Model } from "../model/model";
import { Play } from "./play.svelte";

const LACERDA = { key: "om-lacerda", count: 1, counted: false };
const line = (key: string): Phrase => ({ key: `om-log-${key}`, args: { seat: LACERDA } });
const TURN = [line("turn"), line("lacerda-card"), line("lacerda-research"), line("develop")];
const LATER = [...TURN, line("lacerda-explore"), line("discovery")];
const model = { hexes: [], players: [], lacerda: null } as unknown as Model;

test("steps that were played are not played again when more of them come", () => {
  const play = new Play();
  play.follow(model, [], 0);
  play.follow(model, TURN, 0);
  const played = play.steps.length;
  expect(play.at).toBe(0);
  play.skip();

  play.follow(model, LATER, 0);

  expect(play.steps.length).toBeGreaterThan(played);
  expect(play.at).toBe(played);
  play.skip();
});
