/** The log of On Mars in rows: a deed with its price, what it brought and where; Lacerda by his name. */

import { beforeAll, expect, test } from "vitest";

import type { LogPart } from "../../game";
import type { Arg, Noun, Phrase, Seat, TableInfo } from "../../../protocol";
import { loadCards } from "../../../data/cards.svelte";
import { People } from "../../../table/people";
import { learn, speakIn } from "../../../text/say.svelte";
import log from "./log";

const noun = (key: string, count = 1): Noun => ({ key, count, counted: count !== 1 });
const line = (key: string, args: Record<string, Arg> = {}): Phrase => ({ key, args });
const of = (seat: string, key: string, args: Record<string, Arg> = {}) => line(key, { seat: noun(seat), ...args });
const ME = "seat-purple";
const HIM = "om-lacerda";

const person: Seat = {
  seat: "purple",
  kind: "person",
  name: "Mira",
  mine: true,
  bot: null,
  away: false,
  viewers: [],
  shown: false,
  level: null,
  deleted: false,
};
const people = new People({ game: "on_mars", seats: [person], features: {} } as unknown as TableInfo);

beforeAll(async () => {
  await speakIn("en");
  await learn("on_mars");
  await loadCards("on_mars");
});

function shown(part: LogPart): string {
  if (part.is === "card") return part.name;
  if (part.is === "place") return `${part.icon}@${part.space}`;
  return part.is === "icon" ? `${part.icon} ${part.text}`.trim() : part.text;
}

const rows = (lines: Phrase[]) =>
  log.rows(lines, 0, "purple", people).map((row) => ({ ...row, text: row.parts.map(shown).join(" | ") }));

test("a deed is one row, and a turn has none of its own", () => {
  const result = rows([
    of(ME, "om-log-turn"),
    of(ME, "om-log-action", { action: noun("om-action-construct") }),
    of(ME, "om-log-place"),
    of(ME, "om-log-pay", { what: noun("om-battery", 1) }),
    of(ME, "om-log-construct", { building: noun("om-greenhouse"), hex: "H3" }),
    line("om-log-lss", { building: noun("om-greenhouse"), row: 3 }),
    of(ME, "om-log-score", { points: 4, why: [] }),
  ]);

  expect(result.map(({ text, seat, lines }) => [text, seat, lines.length])).toEqual([
    ["construct | Construct a Building | battery 1 | b-greenhouse@h3 | b-greenhouse → 3 | op +4", "purple", 7],
  ]);
});

test("a hit by Lacerda has his name and not a color", () => {
  const hit = of(ME, "om-log-displace", { piece: noun("om-bot"), hex: "H2", by: noun(HIM) });
  const lines = [
    of(HIM, "om-log-turn"),
    line("om-log-lacerda-card", { card: noun("om-card-solo-5"), action: noun("om-action-construct") }),
    of(HIM, "om-log-construct", { building: noun("om-mine"), hex: "G2" }),
    hit,
  ];

  expect(rows(lines).map(({ text, seat, hit }) => [text, seat, hit])).toEqual([
    ["construct | Construct a Building | b-mine@g2", "green", false],
    ["You: | bot@h2", "green", true],
  ]);
  expect(log.hits([hit, hit], people)).toEqual([
    { by: "Lacerda", source: "", text: "your bot has to move to H2", times: 2 },
  ]);
});

test("the owner of a used technology is named", () => {
  const used = of(HIM, "om-log-tech", { tech: noun("om-card-tech-rover"), owner: noun(ME) });

  expect(rows([of(HIM, "om-log-travel-orbit"), used])[0]!.text).toBe("shuttle Orbit | rover Mira");
});
