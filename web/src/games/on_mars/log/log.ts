/** The log of On Mars with icons: action, price, gain, hexes and tracks in one row a deed. */

import type { GameLog, Hit, LogPart, LogReader } from "../../game";
import type { Noun, Phrase } from "../../../protocol";
import { signed } from "../../../table/change";
import { idOf, nounIn, nounsIn, numberIn, Rows, small, textIn, type Draft } from "../../../table/logrow";
import { name, say, tell } from "../../../text/say.svelte";
import { ACTIONS, GOODS, TECHS } from "../model/drawings";
import { BUILDINGS, type Action, type Good } from "../model/printed";
import type { Building, Tech } from "../public";
import { cardName } from "../model/words";

const OURS = "om-";
const CARD = "om-card-";
const TECH = "om-card-tech-";
const ACTION = "om-action-";
const ARROW = " → ";

function text(content: string): LogPart {
  return { is: "text", text: content };
}

function icon(drawing: string, content: string | number = ""): LogPart {
  return { is: "icon", icon: drawing, text: String(content) };
}

function card(noun: Noun | null): LogPart {
  const id = idOf(noun, CARD);
  return { is: "card", id, name: cardName(id) };
}

function good(noun: Noun): string {
  return GOODS[idOf(noun, OURS) as Good] ?? (noun.key === "om-goal-card" ? "goal" : "colonist");
}

function building(noun: Noun | null): string {
  return BUILDINGS[idOf(noun, OURS) as Building] ?? "construct";
}

function tech(noun: Noun | null): string {
  return TECHS[idOf(noun, TECH) as Tech] ?? "lab";
}

function hex(line: Phrase, drawing: string): LogPart {
  const label = textIn(line, "hex");
  return { is: "place", icon: drawing, space: label.toLowerCase(), name: label };
}

function piece(noun: Noun | null): string {
  return noun?.key === "om-rover" ? "rover" : "bot";
}

type Writer = (row: Draft, line: Phrase, reader: LogReader) => void;

const BEGINS: Record<string, Writer> = {
  "om-log-action": (row, { args }) => action(row, nounIn(args["action"])),
  "om-log-lacerda-card": (row, { args }) => action(row, nounIn(args["action"])),
  "om-log-executive": (row, { args }) => row.put("head", "card", card(nounIn(args["card"]))),
  "om-log-use": (row, { args }) => {
    row.put("head", "kind", icon("advanced"));
    row.put("head", "card", card(nounIn(args["card"])));
  },
  "om-log-goal": (row, { args }) => {
    row.put("head", "kind", icon("goal"));
    row.put("head", "card", card(nounIn(args["card"])));
  },
  "om-log-travel-orbit": (row) => row.put("head", "kind", icon("shuttle", tell("page-om-side-tab-orbit"))),
  "om-log-travel-colony": (row) => row.put("head", "kind", icon("shuttle", tell("page-om-side-tab-colony"))),
  "om-log-first-card": (row, { args }) => row.put("head", "card", card(nounIn(args["card"]))),
  "om-log-task": (row, { args }) => row.put("head", "card", card(nounIn(args["card"]))),
};

const FOLLOWS: Record<string, Writer> = {
  "om-log-pay": (row, { args }) => goods(row, "price", nounsIn(args["what"]), 1, false),
  "om-log-gain": (row, { args }) => goods(row, "gain", nounsIn(args["what"]), 1),
  "om-log-unload": (row, { args }) => goods(row, "gain", nounsIn(args["what"]), 1),
  "om-log-warehouse": (row, { args }) => goods(row, "gain", nounsIn(args["what"]), 1),
  "om-log-deliver": (row, { args }) => goods(row, "gain", nounsIn(args["what"]), -1),
  "om-log-retrieve": (row, line) =>
    row.add("gain", "retrieved", numberIn(line, "count"), (sum) => icon("colonist", signed(sum))),
  "om-log-boost": (row) => row.add("price", "boost", 1, (sum) => icon("colonist", sum)),
  "om-log-score": (row, line) => row.add("track", "points", numberIn(line, "points"), (sum) => icon("op", signed(sum))),
  "om-log-blueprint": (row, { args }) => row.put("gain", nounIn(args["card"])!.key, card(nounIn(args["card"]))),
  "om-log-hire": (row, { args }) => row.put("gain", nounIn(args["card"])!.key, card(nounIn(args["card"]))),
  "om-log-take-contract": (row, { args }) => row.put("gain", nounIn(args["card"])!.key, card(nounIn(args["card"]))),
  "om-log-contract": (row, { args }) => {
    row.put("gain", "done", icon("u-check"));
    row.put("gain", nounIn(args["contract"])!.key, card(nounIn(args["contract"])));
  },
  "om-log-scientist": (row, { args }) => row.put("price", "scientist", card(nounIn(args["scientist"]))),
  "om-log-construct": (row, line) =>
    row.put("where", `at ${textIn(line, "hex")}`, hex(line, building(nounIn(line.args["building"])))),
  "om-log-upgrade": (row, line) => {
    row.put("where", `at ${textIn(line, "hex")}`, hex(line, "advanced"));
    row.put("where", "card", card(nounIn(line.args["card"])));
  },
  "om-log-produce": (row, line) => row.put("where", `at ${textIn(line, "hex")}`, hex(line, "construct")),
  "om-log-cube": (row) => row.add("track", "cube", 1, (sum) => icon("progress", signed(sum))),
  "om-log-learn": (row, { args }) => row.put("gain", "tech", icon(tech(nounIn(args["tech"])), "+")),
  "om-log-develop": (row, line) =>
    row.put(
      "track",
      `level ${nounIn(line.args["tech"])?.key}`,
      icon(tech(nounIn(line.args["tech"])), numberIn(line, "level")),
    ),
  "om-log-own-tech": (row, { args }) => row.put("price", "tech", icon(tech(nounIn(args["tech"])))),
  "om-log-tech": (row, line, reader) => {
    const owner = reader.subject({ key: "", args: { seat: line.args["owner"] ?? "" } });
    row.put("price", "tech", icon(tech(nounIn(line.args["tech"])), owner ? reader.name(owner) : ""));
  },
  "om-log-move": (row, line) => {
    const moved = piece(nounIn(line.args["piece"]));
    row.put("where", moved, hex(line, moved));
  },
  "om-log-move-away": (row, line) => row.put("where", "away", hex(line, piece(nounIn(line.args["piece"])))),
  "om-log-bot": (row, line) => row.put("where", `bot ${textIn(line, "hex")}`, hex(line, "bot")),
  "om-log-tile": (row, line) => row.put("where", `tile ${textIn(line, "hex")}`, hex(line, "discovery")),
  "om-log-explore": (row, line) => row.put("where", `tile ${textIn(line, "hex")}`, hex(line, "discovery")),
  "om-log-ship": (row) => row.add("gain", "ship", 1, (sum) => icon("ship", signed(sum))),
  "om-log-own-ship": (row) => row.put("price", "ship", icon("ship", 1)),
  "om-log-space": (row, line) => row.put("where", "space", icon("u-seat", numberIn(line, "space"))),
  "om-log-mission": (row, line) => row.put("track", "mission", icon("mission", numberIn(line, "left"))),
  "om-log-crush-tile": (row, line) => row.put("where", `lost ${textIn(line, "hex")}`, hex(line, "u-close")),
  "om-log-crush-crystal": (row, line) => row.put("where", `lost ${textIn(line, "hex")}`, hex(line, "u-close")),
};

/** The lines about the colony, without the seat that caused them. */
const NOTES: Record<string, Writer> = {
  "om-log-lss": (row, line) =>
    row.put(
      "track",
      `row ${nounIn(line.args["building"])?.key}`,
      icon(building(nounIn(line.args["building"])), (ARROW + numberIn(line, "row")).trim()),
    ),
  "om-log-crystal": (row, line) => row.put("where", `crystal ${textIn(line, "hex")}`, hex(line, "crystal")),
  "om-log-lacerda-rover-tile": (row, line) => row.put("where", "rover", hex(line, "rover")),
  "om-log-lacerda-rover-toward": (row, line) => row.put("where", "rover", hex(line, "rover")),
};
/** The lines that a row shows already, or that are explained elsewhere; screen readers read them. */
const SHOWN =
  /^om-log-(place|overflow|own-clear|reward|tile-lost|remaining|refill|keep-discovery|shuttle-.*|lacerda-(?!card$|rover-t).*)$/;
/** The lines that begin a turn. They have no row: the name on its first action says it. */
const TURN = "om-log-turn";
const HITS = ["om-log-displace", "om-log-clear"];

function action(row: Draft, noun: Noun | null): void {
  const id = idOf(noun, ACTION) as Action;
  row.put("head", "kind", icon(ACTIONS[id] ?? "kind-active"));
  row.put("head", "name", text(name(noun?.key ?? "")));
}

function goods(row: Draft, slot: "price" | "gain", nouns: Noun[], sign: 1 | -1, plus = true): void {
  for (const noun of nouns)
    row.add(slot, noun.key, sign * noun.count, (sum) => icon(good(noun), plus ? signed(sum) : sum));
}

function struck(row: Draft, line: Phrase): void {
  row.put("head", "who", text(tell("page-table-log-you")));
  if (line.key === "om-log-clear") row.put("gain", "work", icon("colonist", tell("page-om-log-to-work")));
  else row.put("where", `away ${textIn(line, "hex")}`, hex(line, piece(nounIn(line.args["piece"]))));
}

function suffered(row: Draft, line: Phrase, victim: string): void {
  row.put("where", `of ${victim}`, text(victim));
  if (line.key === "om-log-clear") row.put("where", `work ${victim}`, icon("colonist", tell("page-om-log-to-work")));
  else row.put("where", `away ${victim} ${textIn(line, "hex")}`, hex(line, piece(nounIn(line.args["piece"]))));
}

function write(rows: Rows, line: Phrase, at: number): void {
  const { reader } = rows;
  const seat = reader.subject(line);
  if (BEGINS[line.key]) BEGINS[line.key]!(rows.begin(at, seat ?? rivalIn(line, reader)), line, reader);
  else if (HITS.includes(line.key)) {
    const by = reader.culprit(line);
    if (seat !== null && seat === rows.seat) struck(rows.strike(at, by), line);
    else suffered(rows.go(at, by), line, seat === null ? "" : reader.name(seat));
  } else if (line.key === TURN) rows.hold(at, true);
  else if (FOLLOWS[line.key] && seat !== null) FOLLOWS[line.key]!(rows.go(at, seat), line, reader);
  else if (NOTES[line.key]) NOTES[line.key]!(rows.note(at), line, reader);
  else if (SHOWN.test(line.key)) rows.hold(at);
  else rows.begin(at, seat).put("head", "said", { is: "sentence", text: say(reader.named(line)) });
}

/** The seat of a solo card: it can only be Lacerda's. */
function rivalIn(line: Phrase, reader: LogReader): string | null {
  return line.key === "om-log-lacerda-card"
    ? reader.subject({ key: "", args: { seat: { key: "om-lacerda", count: 1, counted: false } } })
    : null;
}

export default {
  rows(lines, first, seat, reader) {
    const rows = new Rows(seat, reader);
    lines.forEach((line, place) => write(rows, line, first + place));
    return rows.rows;
  },
  hits(lines, reader) {
    const hits = new Map<string, Hit>();
    for (const line of lines) {
      const by = reader.culprit(line);
      if (by === null || !HITS.includes(line.key)) continue;
      const moved = line.key === "om-log-displace" ? nounIn(line.args["piece"]) : null;
      const key = [by, line.key, moved?.key].join(" ");
      const times = (hits.get(key)?.times ?? 0) + 1;
      const content = moved
        ? tell("page-om-hit-displace", { piece: moved, hex: textIn(line, "hex") })
        : tell("page-om-hit-clear");
      hits.delete(key);
      hits.set(key, { by: reader.name(by), source: "", text: small(content), times });
    }
    return [...hits.values()];
  },
  selector: (space) => `[data-hex="${space}"]`,
} satisfies GameLog;
