/** An answer as it stands in the prompt: a drawing, a short name, price and gain or a few words, and its key. */

import { cardOf } from "../../../data/cards.svelte";
import type { Icon } from "../../../icon";
import type { Arg, Noun, Phrase } from "../../../protocol";
import type { Selection } from "../../../table/selection.svelte";
import { lookUp, optionOf, type ByMeaning, type Meaning } from "../../../table/option";
import type { People } from "../../../table/people";
import { knows, say, tell } from "../../../text/say.svelte";
import type { Mark } from "../../../ui/icons";
import { costsShip, needsGoal } from "./answers";
import { afterSign, face, iconsOf, row } from "./icons";
import { drawing, isPhrase, short } from "./label";
import type { Model } from "./model";
import { TECHS } from "./drawings";
import { VOCABULARY } from "./option";
import { placementsOf } from "./press";
import { PRINTED, type Action } from "./printed";
import type { Building, Placement, Tech } from "../public";
import { noun, playerName, techName } from "./words";

export interface Shown {
  option: string;
  icon: string | undefined;
  name: string;
  /** The price and the benefit in icons; after them what icons do not say. */
  price: Mark[];
  gain: Mark[];
  text: string;
  /** True if it costs nothing where others cost something. */
  free: boolean;
  /** True if a private goal has to be given up for it. */
  goal: boolean;
  /** True if it spends something that is worth points in the end. */
  dear: boolean;
  /** The reason why it is impossible; empty if it is possible. */
  reason: string;
  /** The whole label, for those who listen and for the pointer. */
  label: string;
  key: string;
}

/** The context in which an answer is described. */
export interface Scene {
  model: Model;
  people: People;
  selection: Selection;
}

const KEYS: ByMeaning<string> = {
  end: "E",
  yes: "Y",
  no: "N",
  done: "D",
  stay: "S",
  travel: "T",
  keep: "K",
  boost: { "": "+" },
};
/** Kinds whose nouns are printed with their number, or stand in an order that never changes. */
const NUMBERED = new Set(["action", "build", "space", "ship", "take", "choose", "reward", "shuttle"]);
const LAST_DIGIT = 9;
/** The digits of the main actions; executive actions of the same rows are pressed with Shift. */
const ACTIONS_A_SIDE = PRINTED.actions.length / 2;
const SHIFT = "⇧";

/** The key of an event as it is written on answers. */
export function keyOfEvent({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  return shiftKey && digit !== undefined ? SHIFT + digit : key;
}

/** The key of an answer: the number that is printed on the thing, never its place among those that are possible. */
export function keyOf(meaning: Meaning): string {
  const letter = lookUp(KEYS, meaning);
  if (letter !== undefined) return letter;
  if (meaning.kind === "executive") return Number(meaning.noun) > ACTIONS_A_SIDE ? meaning.noun : SHIFT + meaning.noun;
  if (!NUMBERED.has(meaning.kind)) return "";
  const number = numberOf(meaning);
  return number > 0 && number <= LAST_DIGIT ? String(number) : "";
}

/** The number that stands on it: of spaces and ships their own, of actions their place on their side. */
export function numberOf({ kind, noun }: Meaning): number {
  if (kind === "space" || kind === "ship") return Number(noun);
  if (kind === "action") {
    const { side } = PRINTED.actions.find(({ id }) => id === noun)!;
    return PRINTED.actions.filter((action) => action.side === side).findIndex(({ id }) => id === noun) + 1;
  }
  return (PRINTED.vocabulary[kind] ?? []).indexOf(noun) + 1;
}

/** So many of each good, as icons: `1 ▮`. */
export function marksOf(nouns: Noun[]): Mark[] {
  return row(nouns.map(({ key, count }) => (key === EITHER ? either(count) : thing(bare(key), count))));
}

/** The price of a slot where others stand, as long as nobody has to say how it is paid. */
const EITHER = "om-crystal-or-colonist";

function either(count: number): Icon {
  return { type: "either", ways: [[thing("crystal", count)], [thing("colonist", count)]] };
}

function thing(name: string, count: number): Icon {
  return { type: "thing", name, count };
}

/** The crystals and colonists of a way to pay. */
export function placementMarks({ crystals, colonists }: Placement): Mark[] {
  return row(placementIcons({ crystals, colonists }));
}

function placementIcons({ crystals, colonists }: Pick<Placement, "crystals" | "colonists">): Icon[] {
  return [
    ...(crystals > 0 ? [thing("crystal", crystals)] : []),
    ...(colonists > 0 ? [thing("colonist", colonists)] : []),
  ];
}

/** A word of the game without what its keys begin with. */
function bare(key: string): string {
  return key.replace(/^om-/, "");
}

/** Icons without signs before their numbers. */
function plain(icons: Icon[]): Icon[] {
  return icons.map((icon): Icon => {
    if (icon.type === "thing") return { ...icon, sign: "" };
    if (icon.type === "either") return { ...icon, ways: icon.ways.map(plain) };
    if (icon.type === "relation") return { ...icon, left: plain(icon.left), right: plain(icon.right) };
    return { ...icon, icons: plain(icon.icons) };
  });
}

/** Return the price of a main action at this moment, and its benefit; `ways` pay what it costs where others stand. */
export function actionMarks(id: Action, extra: Noun[], ways: Placement[]): { price: Mark[]; gain: Mark[] } {
  const { price, effect } = PRINTED.actions.find((action) => action.id === id)!;
  const more = ways.length > 0 ? row([{ type: "either", ways: ways.map(placementIcons) }]) : marksOf(extra);
  const plus: Mark[] = more.length > 0 ? [{ is: "sign", text: "+" }] : [];
  return { price: [...row(plain(price)), ...plus, ...more], gain: row(plain(effect)) };
}

export function shown(option: string, scene: Scene): Shown {
  const { selection, people } = scene;
  const meaning = selection.meaning(option) ?? { kind: option, noun: "" };
  const full = selection.knownLabel(option);
  const phrase = effectIn(full);
  const reason = selection.has(option) ? null : (selection.reasons[option] ?? null);
  const price = selection.price(option) ?? [];
  const label = full ? say(people.named(full)) : "";
  const goal = needsGoal({ price });
  const main =
    meaning.kind === "action" ? actionMarks(meaning.noun as Action, price, placementsOf(selection, option)) : null;
  return {
    option,
    icon: iconOf(meaning, phrase, scene),
    name: nameOf(meaning, phrase, scene) || label || option,
    // The price at this question is that of the building, not of the technology.
    price: main?.price ?? (meaning.kind === "tech" ? [] : marksOf(price)),
    gain: main?.gain ?? gainOf(meaning, scene),
    text: goal ? tell("page-om-needs-goal") : textOf(meaning, phrase, scene),
    free: (main?.price ?? price).length === 0 && FOR_A_PRICE.has(meaning.kind),
    goal,
    dear: goal || costsShip({ price }),
    reason: reason ? reasonOf(meaning, reason, scene) : "",
    label,
    key: reason ? "" : keyOf(meaning),
  };
}

/** Return the effect that a label of a choice is about; of other labels, the label. */
function effectIn(label: Phrase | null): Phrase | null {
  const effect = label?.key === "om-option-effect" ? label.args["effect"] : undefined;
  return isPhrase(effect) && "args" in effect ? effect : label;
}

/** Return a reason in words; of a taken space, the name of who stands there. */
function reasonOf({ kind, noun: which }: Meaning, reason: Phrase, { model, people }: Scene): string {
  const there = kind === "space" && model.players.find(({ space }) => String(space) === which);
  return there ? tell("page-om-space-of", { name: playerName(there, people) }) : say(people.named(reason));
}

/** Kinds that usually cost something, so that it is said where they do not. */
const FOR_A_PRICE = new Set(["action", "use", "grid", "develop"]);

/** The drawings of a choice's alternatives, by their messages. */
const WAYS: Record<string, string> = {
  "om-move-bots": "bot",
  "om-move-rover": "rover",
  "om-retrieve-anywhere": "colonist",
  "om-develop-free": "lab",
  "om-upgrade-free": "upgrade",
  "om-gain-any": "tag-any",
  "om-take-contract-free": "contract",
  "om-take-scientist-free": "scientist",
  "om-welcome-free": "ship",
  "om-travel-other": "shuttle",
};

function iconOf(meaning: Meaning, phrase: Phrase | null, { model }: Scene): string | undefined {
  const tech = meaning.kind === "grid" ? techAt(meaning.noun, model) : null;
  if (tech) return TECHS[tech];
  if (meaning.kind === "choose" && phrase)
    return phrase.key === "om-gain" ? goodOf(phrase.args["what"]) : WAYS[phrase.key];
  if (meaning.kind === "space") {
    const { benefit } = PRINTED.turn_order[Number(meaning.noun) - 1]!;
    return benefit ? benefitIcon(benefit.icons) : "u-seat";
  }
  return drawing(meaning);
}

function benefitIcon(icons: Icon[]): string {
  const drawings = row(icons).flatMap((mark) => (mark.is === "thing" && !mark.boost ? mark.drawings : []));
  return drawings.at(-1) ?? "u-plus";
}

function goodOf(arg: Arg | undefined): string | undefined {
  if (arg === undefined || typeof arg !== "object" || Array.isArray(arg)) return undefined;
  return drawing({ kind: "take", noun: bare(arg.key) });
}

/** Return the technology on a space of the grid. */
function techAt(space: string, { grid }: Model): Tech | null {
  return grid.find((one) => one.space === space)?.tech ?? null;
}

function nameOf(meaning: Meaning, phrase: Phrase | null, { model, people, selection }: Scene): string {
  const { kind, noun: which } = meaning;
  const { what, action } = phrase?.args ?? {};
  if (kind === "choose" && phrase) {
    if (phrase.key === "om-gain" && isPhrase(what)) return say(what);
    const key = `page-om-do-${bare(phrase.key)}`;
    return knows({ key, args: {} }) ? tell(key) : "";
  }
  if (kind === "action") return tell(`page-om-act-${which.replaceAll("_", "-")}`);
  if (kind === "executive") return tell(`page-om-executive-${which}`);
  if (kind === "build") return noun(which);
  if (kind === "grid") return techName(techAt(which, model) ?? "");
  if (kind === "retrieve")
    return isPhrase(action) ? tell("page-om-from", { place: from(which) }) : tell("page-om-from-work");
  if (kind === "tech") return which === selection.seat ? tell("page-om-tech-mine") : people.name(which);
  if (kind === "task") return tell("page-om-task");
  if (kind === "end") return tell("page-om-end");
  if (kind === "with") return tell(`page-om-with-${which}`);
  if (kind === "keep") return tell("page-om-keep");
  if (kind === "lab") return which.toUpperCase();
  if (kind === "space") return tell("page-om-space", { number: Number(which) });
  return short(meaning, phrase);
}

/** The name of the action whose slot it is. */
function from(slotted: string): string {
  return tell(`page-om-act-${slotted.replaceAll("_", "-")}`);
}

function gainOf({ kind, noun: which }: Meaning, { model, selection }: Scene): Mark[] {
  if (kind === "executive") return row(plain(afterSign(iconsOf(cardOf("on_mars", `executive_${which}`)))));
  if (kind === "use") return actionOf(which);
  if (kind === "build") return buildGain(which as Building, model);
  if (kind === "space") return row(plain(PRINTED.turn_order[Number(which) - 1]!.benefit?.icons ?? []));
  if (kind === "task") return rewardOf(which);
  if (kind === "lab" || kind === "develop") return row(plain(bonusOf(kind, which)));
  if (kind === "reward") {
    const colonists = selection.knownLabel(
      VOCABULARY.options(kind).find((one) => selection.meaning(one)?.noun === which)!,
    );
    const brought = colonists?.args["colonists"];
    const marks = isNoun(brought) ? marksOf([brought]) : [];
    return which === "bot" ? [...marks, ...row([{ type: "thing", name: "bots", count: 1 }])] : marks;
  }
  return [];
}

function isNoun(arg: Arg | undefined): arg is Noun {
  return arg !== undefined && typeof arg === "object" && "counted" in arg;
}

/** Return the reward of a First Colonist card. */
function rewardOf(id: string): Mark[] {
  const reward = cardOf("on_mars", id)?.reward;
  return reward ? row([{ type: "thing", name: reward, count: 1, sign: "+" }]) : [];
}

/** Return the drawings of a card's action. */
function actionOf(id: string): Mark[] {
  const card = cardOf("on_mars", id);
  if (!card) return [];
  const { parts } = face(card);
  return (parts.find(({ head }) => head === "executive") ?? parts.at(-1))?.marks ?? [];
}

/** Return the benefit of a laboratory space. */
function bonusOf(kind: string, which: string): Icon[] {
  const id = kind === "develop" ? PRINTED.developments.find((one) => one.id === which)?.to : which;
  return PRINTED.lab.find((space) => space.id === id)?.benefit?.icons ?? [];
}

/** Return the benefit of building there: from the smallest complex to the largest that is possible. */
function buildGain(building: Building, { sites }: Model): Mark[] {
  const sizes = sites.filter((site) => site.building === building).map(({ size }) => size);
  if (sizes.length === 0) return [];
  const { gain } = PRINTED.buildings.find(({ id }) => id === building)!;
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const [mark] = row([{ type: "thing", name: gain, count: most }]);
  return mark?.is === "thing" ? [{ ...mark, text: least === most ? String(most) : `${least}–${most}` }] : [];
}

function textOf(meaning: Meaning, phrase: Phrase | null, { model, selection }: Scene): string {
  const { kind, noun: which } = meaning;
  const args = phrase?.args ?? {};
  if (kind === "choose" && phrase) return wayText(phrase);
  if (kind === "build") {
    const hexes = model.sites.filter(({ building }) => building === which).length;
    return hexes > 0 ? tell("page-om-hexes", { number: hexes }) : "";
  }
  if (kind === "space") return PRINTED.turn_order[Number(which) - 1]!.benefit ? "" : tell("page-om-space-first");
  if (kind === "tech") return techText(which, Number(args["level"] ?? 0), selection);
  if (kind === "develop") return args["level"] === undefined ? "" : tell("page-om-to-level", { level: args["level"] });
  if (kind === "boost") return phrase && phrase.key.endsWith("by-crystal") ? "" : tell("page-om-boost-work");
  if (kind === "ship") return tell("page-om-ship-frees", { what: tell(`page-om-executive-${which}`) });
  if (kind === "stay") return tell("page-om-stay-text");
  if (kind === "travel" && costsShip({ price: selection.price(optionOf("travel")) ?? [] }))
    return tell("page-om-ship-points", { points: PRINTED.points.ship });
  if (kind === "use") return workText(which, model);
  return "";
}

/** Return the scientist of an advanced building, which makes it free. */
function workText(card: string, model: Model): string {
  const scientist = model.players.flatMap(({ blueprints }) => blueprints).find((one) => one.card === card)?.scientist;
  return scientist ? (cardOf("on_mars", scientist)?.name ?? "") : "";
}

function techText(seat: string, level: number, selection: Selection): string {
  if (level === 0) return "";
  return tell(seat === selection.seat ? "page-om-tech-own" : "page-om-tech-other", { level });
}

function wayText({ key, args }: Phrase): string {
  if (key === "om-gain") {
    const { what } = args;
    return tell(isNoun(what) && what.key === "om-crystal" ? "page-om-way-arrives" : "page-om-way-at-once");
  }
  const message = `page-om-way-${bare(key)}`;
  return knows({ key: message, args }) ? tell(message, args) : "";
}
