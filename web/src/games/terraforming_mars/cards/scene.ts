/** A small seeded landscape for each card: our own art, no two alike. */

const W = 148;
const H = 64;
const BASE = 50;
const SKIES: Record<string, [string, string]> = {
  active: ["#14294a", "#3f6fa6"],
  automated: ["#1c3b33", "#7fa36c"],
  event: ["#3a1420", "#d9653c"],
  corporation: ["#231c33", "#8a6fa3"],
  prelude: ["#2c1a30", "#a4566f"],
};

/** Numbers from a text, always the same (mulberry32 over a hash of the text). */
class Dice {
  #state = 2166136261;

  constructor(seed: string) {
    for (const letter of seed) this.#state = Math.imul(this.#state ^ letter.charCodeAt(0), 16777619);
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  of<T>(things: readonly T[]): T {
    return things[Math.floor(this.next() * things.length)]!;
  }
}

function dune(dice: Dice, y: number, height: number, colour: string, opacity: number): string {
  let path = `M0 ${H}V${y + dice.between(-2, 2)}`;
  for (let x = 0; x < W;) {
    const step = dice.between(26, 44);
    path += `q${Math.round(step / 2)} ${dice.of([-1, 1]) * height} ${step} ${dice.between(-3, 3)}`;
    x += step;
  }
  return `<path d="${path}V${H}z" fill="${colour}" opacity="${opacity}"/>`;
}

function sky(dice: Dice, tags: readonly string[], id: string): string {
  const cx = dice.between(88, 124);
  const cy = dice.between(16, 26);
  if (tags.includes("jovian")) {
    const r = dice.between(17, 22);
    const bands = [1, 2, 3, 4, 5, 6]
      .map(
        (k) =>
          `
            <rect x="${cx - r}" y="${Math.round(cy - r + (k * r) / 3.2)}" width="${2 * r}"
              height="${dice.between(2, 5)}" fill="#B4683F" opacity=".8"/>`,
      )
      .join("");
    return `
      <clipPath id="c${id}">
        <circle cx="${cx}" cy="${cy}" r="${r}"/>
      </clipPath>
      <g clip-path="url(#c${id})">
        <rect x="${cx - r}" y="${cy - r}" width="${2 * r}" height="${2 * r}" fill="#EBC79B"/>
        ${bands}
      </g>`;
  }
  if (tags.includes("earth"))
    return `
      <circle cx="${cx}" cy="${cy}" r="13" fill="#3B83CF"/>
      <path d="M${cx - 9} ${cy - 6}q6-6 12-2t-2 6-6 3-4-7zM${cx + 1} ${cy + 3}q6-3 8 1t-5 7-3-8z" fill="#7CC26A"/>`;
  if (tags.includes("space"))
    return `
      <path d="M${cx - 60} ${cy - 14} ${cx} ${cy}" stroke="#FFD79A" stroke-width="2.5" opacity=".7"
        stroke-linecap="round"/>
      <path d="M${cx - 40} ${cy - 14} ${cx} ${cy - 2}M${cx - 36} ${cy} ${cx} ${cy + 3}" stroke="#FFF0D0"
        opacity=".5"/>
      <path d="M${cx - 7} ${cy - 6}l9-4 8 5 1 9-8 6-9-3z" fill="#6B5A56"/>
      <path d="M${cx - 7} ${cy - 6}l9-4 3 8-6 5z" fill="#B79C8C"/>`;
  return `
    <circle cx="${cx}" cy="${cy}" r="${dice.between(7, 10)}" fill="#FFE3B8" opacity=".9"/>
    <circle cx="${cx}" cy="${cy}" r="16" fill="#BFE0FF" opacity=".16"/>`;
}

function atom(dice: Dice): string {
  const x = dice.between(20, 40);
  const rings = [0, 60, 120]
    .map((turn) => `<ellipse cx="${x}" cy="26" rx="17" ry="6" transform="rotate(${turn} ${x} 26)"/>`)
    .join("");
  return `
    <g fill="none" stroke="#DCE9FF" stroke-width="1.3" opacity=".85">
      ${rings}
    </g>
    <circle cx="${x}" cy="26" r="3" fill="#FF9D6B"/>`;
}

function houses(dice: Dice, city: boolean): string {
  let x = dice.between(14, 40);
  let drawn = "";
  for (let k = 0; k < (city ? 6 : 3); k++) {
    const w = dice.between(6, 11);
    const h = dice.between(9, city ? 26 : 15);
    drawn += `<rect x="${x}" y="${BASE - h}" width="${w}" height="${h + 6}" fill="#2A2530"/>`;
    for (let q = 0; q < Math.floor(h / 5); q++)
      drawn += `
        <rect x="${x + 2}" y="${BASE - h + 3 + 4 * q}" width="${w - 4}" height="1.4" fill="#FFD98A"
          opacity=".85"/>`;
    x += w + 2;
  }
  const dome = `
    <path d="M${x - 62} ${BASE + 4}a32 30 0 0 1 64 0z" fill="#CFE6FF" opacity=".16" stroke="#E6F3FF"
      stroke-opacity=".6"/>`;
  return city ? drawn + dome : drawn;
}

function mills(dice: Dice): string {
  return [0, 1, 2]
    .map(() => dice.between(14, 90))
    .map(
      (x) =>
        `
          <path d="M${x} ${BASE + 4}V${BASE - 14}" stroke="#E7DCF5" stroke-width="1.5"/>
          <path d="M${x} ${BASE - 14}l0-9M${x} ${BASE - 14}l8 5M${x} ${BASE - 14}l-8 5" stroke="#E7DCF5"
            stroke-width="1.8" stroke-linecap="round"/>`,
    )
    .join("");
}

function stalks(dice: Dice): string {
  let drawn = "";
  for (let k = 0; k < 9; k++) {
    const x = dice.between(6, 120);
    const h = dice.between(8, 22);
    const half = Math.round(h / 2);
    drawn += `
      <path d="M${x} ${BASE + 8}c0-${half} ${dice.of([-3, 3])}-${half} ${dice.of([-2, 2])}-${h}" stroke="#9AD873"
        stroke-width="1.6" fill="none"/>
      <ellipse cx="${x}" cy="${BASE + 6 - h}" rx="2.4" ry="4" fill="#7CC85A"/>`;
  }
  return drawn;
}

function cells(dice: Dice): string {
  let drawn = "";
  for (let k = 0; k < 8; k++) {
    const [x, y, r] = [dice.between(8, 84), dice.between(12, 46), dice.between(3, 7)];
    drawn += `
      <circle cx="${x}" cy="${y}" r="${r}" fill="#B6DA66" opacity=".75"/>
      <circle cx="${x - 1}" cy="${y - 1}" r="${(r / 3).toFixed(1)}" fill="#3B5C14"/>`;
  }
  return drawn;
}

function paws(dice: Dice): string {
  return [0, 1, 2, 3]
    .map(
      (k) =>
        `
          <g transform="translate(${18 + k * 22} ${dice.between(30, 44)}) scale(.42) rotate(${dice.between(-25, 25)})"
            fill="#F0C79A" opacity=".9">
            <ellipse cx="5" cy="11" rx="2.3" ry="3"/>
            <ellipse cx="9.3" cy="5.6" rx="2.3" ry="3.2"/>
            <ellipse cx="14.7" cy="5.6" rx="2.3" ry="3.2"/>
            <ellipse cx="19" cy="11" rx="2.3" ry="3"/>
            <path d="M12 10.5c3.5 0 6 3.5 6.3 6.8.3 3-2 4.4-4 3.7-1.6-.5-3-.5-4.6 0-2 .7-4.3-.7-4-3.7.3-3.3 2.8-6.8 6.3-6.8z"/>
          </g>`,
    )
    .join("");
}

let drawn = 0;

/** The inside of an svg of 148 by 64. Every drawing has its own ids: the same card may lie on the table twice. */
export function scene(card: string, kind: string, tags: readonly string[]): string {
  const dice = new Dice(`valles${card}`);
  const id = `s${++drawn}`;
  const [high, low] = SKIES[kind] ?? SKIES["corporation"]!;
  let made = `
    <defs>
      <linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${high}"/>
        <stop offset="1" stop-color="${low}"/>
      </linearGradient>
    </defs>
    <rect width="${W}" height="${H}" fill="url(#${id})"/>`;
  for (let k = 0; k < 14; k++)
    made += `
      <circle cx="${dice.between(2, 146)}" cy="${dice.between(2, 34)}" r="${dice.of([0.5, 0.6, 0.9])}" fill="#fff"
        opacity="${dice.of([0.35, 0.6, 0.8])}"/>`;
  made += sky(dice, tags, id);
  made += dune(dice, 44, 7, kind === "automated" ? "#7A5233" : "#8C4A30", 0.85);
  if (tags.includes("science")) made += atom(dice);
  if (tags.includes("building") || tags.includes("city")) made += houses(dice, tags.includes("city"));
  if (tags.includes("power")) made += mills(dice);
  if (tags.includes("plant")) made += stalks(dice);
  if (tags.includes("microbe")) made += cells(dice);
  if (tags.includes("animal")) made += paws(dice);
  return made + dune(dice, 54, 5, "#5C2A1E", 0.95);
}
