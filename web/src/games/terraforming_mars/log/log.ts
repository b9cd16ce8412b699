/** The log of Terraforming Mars with icons: card, price, gain, place and track in one row an action. */

import type { GameLog, Hit, LogPart } from "../../game";
import type { Noun, Phrase } from "../../../protocol";
import { signed } from "../../../table/change";
import { idOf, nounIn, nounsIn, numberIn, Rows, small, textIn, type Draft } from "../../../table/logrow";
import { optionOf } from "../../../table/option";
import { say, tell } from "../../../text/say.svelte";
import { written } from "../../../text/typeset";
import { cardName } from "../model/cards";
import { DRAWINGS, HELD, TILE_DRAWINGS } from "../model/model";
import { degrees, percent } from "../model/units";

const CARD = "card-";
const TILE = "tile-";
const ARROW = " → ";
const DEGREES = 2;

function drawing(noun: Noun): string {
  return DRAWINGS[noun.key as keyof typeof DRAWINGS] ?? HELD[noun.key] ?? "tag-any";
}

function text(content: string): LogPart {
  return { is: "text", text: content };
}

function icon(name: string, content: string | number = "", made = false): LogPart {
  return { is: "icon", icon: name, text: String(content), made };
}

function card(noun: Noun | null): LogPart {
  const id = idOf(noun, CARD);
  return { is: "card", id, name: cardName(id) };
}

/** So many of a resource; money as a coin. */
function amount(noun: Noun, count: number, sign = false): LogPart {
  const content = sign ? signed(count) : written(count);
  return noun.key === "credits" ? { is: "coin", text: content } : icon(drawing(noun), content);
}

/** The space that a label names, as E5, which is the same on every map: rows have letters. */
function spaceOf(label: string): string {
  const match = /^([A-Z])(\d+)$/.exec(label);
  return match ? `r${match[1]!.charCodeAt(0) - "A".charCodeAt(0) + 1}c${match[2]}` : "";
}

function place(line: Phrase, tile: string): LogPart {
  const where = line.args["where"];
  const phrase = typeof where === "object" && !Array.isArray(where) && "args" in where ? where : null;
  const label = phrase ? textIn(phrase, "space") : textIn(line, "space");
  return { is: "place", icon: tile, space: spaceOf(label), name: phrase ? say(phrase) : label };
}

function tileOf(line: Phrase): string {
  return TILE_DRAWINGS[idOf(nounIn(line.args["tile"]), TILE)] ?? "tile-special";
}

type Writer = (row: Draft, line: Phrase) => void;

/** The lines that begin an action. */
const BEGINS: Record<string, Writer> = {
  "log-corporation": (row, { args }) => row.put("head", "card", card(nounIn(args["card"]))),
  "log-play": (row, { args }) => row.put("head", "card", card(nounIn(args["card"]))),
  "log-prelude-unplayable": (row, { args }) => {
    row.put("head", "kind", icon("u-close"));
    row.put("head", "card", card(nounIn(args["card"])));
  },
  "log-action": (row, { args }) => {
    row.put("head", "kind", icon("kind-active"));
    row.put("head", "card", card(nounIn(args["card"])));
  },
  "log-standard": (row, { args }) => {
    row.put("head", "kind", icon("u-wrench"));
    row.put("head", "name", text(say(nounIn(args["project"])!)));
  },
  "log-milestone": (row, { args }) => row.put("head", "name", icon("u-trophy", say(nounIn(args["milestone"])!))),
  "log-award": (row, { args }) => row.put("head", "name", icon("u-medal", say(nounIn(args["award"])!))),
  "log-convert-plants": (row) => row.put("head", "kind", icon("plant", ARROW)),
  "log-convert-heat": (row) => row.put("head", "kind", icon("heat", ARROW)),
  "log-pass": (row) => row.put("head", "name", text(tell("page-tm-log-passes"))),
  "log-income": (row, { args }) => {
    row.put("head", "kind", icon("generation"));
    for (const noun of nounsIn(args["what"])) row.put("gain", noun.key, amount(noun, noun.count, true));
  },
  "log-buy": (row, { args }) => row.put("gain", "cards", icon("card", signed(nounIn(args["cards"])?.count ?? 0))),
};

/** The lines that follow from an action for the same seat. */
const FOLLOWS: Record<string, Writer> = {
  "log-effect": (row, { args }) => {
    const cause = nounIn(args["card"]);
    row.put("gain", `effect ${cause?.key}`, card(cause));
  },
  "log-pay": (row, { args }) => {
    for (const noun of nounsIn(args["what"])) row.add("price", noun.key, noun.count, (sum) => amount(noun, sum));
  },
  "log-gain": (row, { args }) => {
    for (const noun of nounsIn(args["what"])) row.add("gain", noun.key, noun.count, (sum) => amount(noun, sum, true));
  },
  "log-own-loss": (row, { args }) => {
    for (const noun of nounsIn(args["what"])) row.add("gain", noun.key, -noun.count, (sum) => amount(noun, sum, true));
  },
  "log-add": (row, line) => held(row, line, 1),
  "log-spend-holding": (row, line) => held(row, line, -1),
  "log-own-card-loss": (row, line) => held(row, line, -1),
  "log-production-up": (row, line) => made(row, line, 1),
  "log-production-down": (row, line) => made(row, line, -1),
  "log-copy": (row, { args }) => {
    row.put("gain", "copy", icon("copy"));
    row.put("gain", "copied", card(nounIn(args["card"])));
  },
  "log-rating": (row, line) => row.put("track", "rating", icon("tr", numberIn(line, "rating"))),
  "log-temperature": (row, line) => track(row, "temperature", numberIn(line, "degrees"), DEGREES, (to) => degrees(to)),
  "log-oxygen": (row, line) => track(row, "oxygen", numberIn(line, "percent"), 1, (to) => percent(Number(to))),
  "log-tile": (row, line) => row.put("where", `tile ${row.lines.length}`, place(line, tileOf(line))),
  "log-claim": (row, line) => row.put("where", "claim", place(line, "tile-any")),
  "log-draw": (row, { args }) => drawn(row, nounIn(args["cards"])?.count ?? 0),
  "log-draw-cards": (row, { args }) => {
    for (const noun of nounsIn(args["cards"])) row.put("gain", noun.key, card(noun));
  },
  "log-discard": (row, { args }) => drawn(row, -(nounIn(args["cards"])?.count ?? 0)),
  "log-sell": (row, { args }) => drawn(row, -(nounIn(args["cards"])?.count ?? 0)),
  "log-reveal": (row, { args }) => {
    row.put("gain", "reveal", icon("u-eye"));
    row.put("gain", nounIn(args["card"])?.key ?? "", card(nounIn(args["card"])));
  },
  "log-reveal-take": (row, { args }) => {
    const key = nounIn(args["card"])?.key ?? "";
    row.put("gain", `taken ${key}`, icon("card", "+"));
    row.put("gain", key, card(nounIn(args["card"])));
  },
};

function held(row: Draft, { args }: Phrase, sign: 1 | -1): void {
  const [what, on] = [nounIn(args["what"])!, nounIn(args["card"])];
  row.add("gain", `${what.key} ${on?.key}`, sign * what.count, (sum) => icon(drawing(what), signed(sum)));
  const shown = row.parts.some((part) => part.is === "card" && part.id === idOf(on, CARD));
  if (!shown) row.put("gain", `on ${on?.key}`, card(on));
}

function made(row: Draft, { args }: Phrase, sign: 1 | -1): void {
  const what = nounIn(args["what"])!;
  row.add("gain", `production ${what.key}`, sign * what.count, (sum) => icon(drawing(what), signed(sum), true));
}

/** From before its first step to where it is now. */
function track(row: Draft, name: string, to: number, step: number, content: (to: string) => string): void {
  row.add("track", `steps ${name}`, 1, (steps) =>
    icon(name, `${written(to - steps * step)}${ARROW}${content(written(to))}`),
  );
}

function drawn(row: Draft, count: number): void {
  row.add("gain", "cards", count, (sum) => icon("card", signed(sum)));
}

/** A loss to somebody else: of what, how much, and what is left. */
const LOSSES = ["log-loss", "log-card-loss", "log-production-loss"];

function struck(row: Draft, line: Phrase): void {
  const what = nounIn(line.args["what"])!;
  const left = numberIn(line, "left");
  const on = nounIn(line.args["card"]);
  row.put("head", "who", text(tell("page-table-log-you")));
  if (on) row.put("head", on.key, card(on));
  row.add("gain", `${line.key} ${what.key} ${on?.key}`, what.count, (sum) =>
    icon(drawing(what), `${written(left + sum)}${ARROW}${written(left)}`, line.key === "log-production-loss"),
  );
}

function suffered(row: Draft, line: Phrase, victim: string): void {
  const what = nounIn(line.args["what"])!;
  const made = line.key === "log-production-loss";
  row.put("gain", `of ${victim}`, text(victim));
  row.add("gain", `${line.key} ${what.key} ${victim}`, -what.count, (sum) => icon(drawing(what), signed(sum), made));
}

function write(rows: Rows, line: Phrase, at: number): void {
  const seat = rows.reader.subject(line);
  if (BEGINS[line.key]) return BEGINS[line.key]!(rows.begin(at, seat), line);
  if (LOSSES.includes(line.key)) {
    const by = rows.reader.culprit(line);
    if (seat === rows.seat && seat !== null) struck(rows.strike(at, by), line);
    else suffered(rows.go(at, by), line, seat === null ? "" : rows.reader.name(seat));
    return;
  }
  if (line.key === "log-draw-cards") return FOLLOWS[line.key]!(rows.go(at, rows.seat), line);
  if (line.key === "log-neutral-tile") return rows.begin(at, null).put("where", "tile", place(line, tileOf(line)));
  const write = FOLLOWS[line.key];
  if (write && seat !== null) write(rows.go(at, seat), line);
}

/** The lines that are sentences: phases, and what a newer server tells. */
function isSentence(line: Phrase): boolean {
  const known = line.key in BEGINS || line.key in FOLLOWS || LOSSES.includes(line.key);
  return !known && line.key !== "log-neutral-tile";
}

export default {
  rows(lines, first, seat, reader) {
    const rows = new Rows(seat, reader);
    lines.forEach((line, place) => {
      if (isSentence(line))
        rows.begin(first + place, null).put("head", "said", { is: "sentence", text: say(reader.named(line)) });
      else write(rows, line, first + place);
    });
    return rows.rows;
  },
  hits(lines, reader) {
    const hits = new Map<string, Hit & { what: Noun; from: number }>();
    for (const line of lines) {
      const [by, what, source] = [reader.culprit(line), nounIn(line.args["what"]), nounIn(line.args["source"])];
      if (by === null || !what || !LOSSES.includes(line.key)) continue;
      const name = [by, source?.key, line.key, what.key, nounIn(line.args["card"])?.key].join(" ");
      const before = hits.get(name);
      const left = numberIn(line, "left");
      const from = before?.from ?? left + what.count;
      const all = { ...what, count: (before?.what.count ?? 0) + what.count, counted: true };
      hits.delete(name);
      const times = (before?.times ?? 0) + 1;
      const [was, now] = [written(from), written(left)];
      // What a production is called there depends on its case, which the line of the log knows.
      const content =
        line.key === "log-production-loss"
          ? { by: "", source: "", text: `${say(reader.named(line))} (${was}${ARROW}${now})` }
          : {
              by: reader.name(by),
              source: cardName(idOf(source, CARD)),
              text: small(tell("page-tm-hit", { what: all, from: was, to: now })),
            };
      hits.set(name, { ...content, times, what: all, from });
    }
    return [...hits.values()];
  },
  selector: (space) => `[data-option="${optionOf("space", space)}"]`,
} satisfies GameLog;
