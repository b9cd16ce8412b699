import type { Page } from "@playwright/test";

import { environment, NIGHTLY } from "./support/environment";
import { legibilityFaults } from "./support/legible";
import { PositionPage, sampleVariant, TIGHT_VARIANTS, type Variant, VARIANTS } from "./support/position";
import { callControl } from "./support/server";
import { accessibilityViolations, expect, test } from "./support/test";

const GAMES = ["terraforming_mars", "on_mars"];

/** Milliseconds for a slice of all positions. */
const SLICE_TIMEOUT = 3_600_000;
/** The width below which a table has tabs. */
const PHONE = 700;
/** In a normal run one case of so many is tested. */
const SAMPLE = 23;

/** Faults of each kind, and what is none. */
const FAULTY: Record<string, string> = {
  "cut by": `<p style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Robotic Workforce</p>`,
  "cut by 2": `<p style="width:90px;height:18px;overflow:hidden;font:14px/18px sans-serif">Of two lines one is seen</p>`,
  "cut by 3": `<p style="width:90px;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2"
    >One, two, three, four, five, six, seven lines</p>`,
  "cut by 4": `<p style="width:40px;overflow:hidden;white-space:nowrap"
    ><svg width="16" height="16"></svg><svg style="margin-left:20px" width="16" height="16"></svg></p>`,
  "covered by": `<p style="position:relative">Price<b style="position:absolute;inset:0;background:#222"></b></p>`,
  "covered by 2": `<p style="position:relative">Price<b style="position:absolute;inset:0;background:#222;pointer-events:none"
    ></b></p>`,
  "covered by 3": `<p style="position:relative">Learn technology<kbd style="position:absolute;left:40px">3</kbd></p>`,
  "small 9.0": `<p style="font-size:9px">Small</p>`,
  "small 6.0": `<svg width="60" height="40" viewBox="0 0 120 80"><text y="40" font-size="12">Small</text></svg>`,
  "small 7.5": `<p style="transform:scale(.5);font-size:15px">Small</p>`,
  "broken “Terraforming”": `<p style="width:50px;overflow-wrap:anywhere">Terraforming</p>`,
  "off the screen": `<p style="position:absolute;left:-20px">Nobody sees the beginning</p>`,
  "spills by": `<button style="width:40px;white-space:nowrap;background:#ccc">Standard projects</button>`,
  "cut field": `<input style="width:60px" value="A name of twenty letters">`,
};
const LEGIBLE = `
  <p>Text</p>
  <div style="height:40px;overflow:auto"><p>One line</p><p>Another</p><p>The last, to which one scrolls</p></div>
  <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Only for the ear</span>
  <span style="position:relative"><svg width="20" height="20"><circle cx="10" cy="10" r="9"/></svg
    ><b style="position:absolute;inset:0">2</b></span>
  <p style="width:60px">Terra&shy;forming</p>
  <input readonly style="width:60px" value="http://valles.test/join#secret">
  <svg width="240" height="40" viewBox="0 0 120 20"><text y="15" font-size="8">Large enough</text></svg>`;

async function expectFaults(page: Page, body: string, kind: string): Promise<void> {
  await page.setContent(`<body style="font:14px sans-serif;margin:60px">${body}</body>`);
  await expect.poll(() => legibilityFaults(page), { message: kind }).not.toEqual([]);
  const others = async () => (await legibilityFaults(page)).filter((fault) => !fault.includes(kind));
  await expect.poll(others, { message: kind }).toEqual([]);
}

test("the legibility check finds faults of every kind, and nothing else", async ({ page }) => {
  await page.setContent(`<body style="font:14px sans-serif;margin:60px">${LEGIBLE}</body>`);
  await expect.poll(() => legibilityFaults(page)).toEqual([]);

  for (const [kind, body] of Object.entries(FAULTY)) await expectFaults(page, LEGIBLE + body, kind.replace(/ \d$/, ""));
});

test("letters are larger on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(`<p style="font-size:11px">Small</p>`);
  await expect.poll(() => legibilityFaults(page)).toHaveLength(1);
});

/** Pages besides the tables. */
const PAGES = ["/", "/new", ...GAMES.flatMap((game) => [`/cards/${game}`, `/rules/${game}`])];

/** The addresses of all cases: pages, tables, and the results of games that are over. */
async function allCases(): Promise<string[]> {
  const tables = await Promise.all(
    GAMES.map(async (game) =>
      (await callControl<string[]>("/positions", game)).map((name) => `/table/${game}--${name}`),
    ),
  );
  return [
    ...PAGES,
    ...tables.flat().flatMap((table) => (table.endsWith("-end") ? [table, `${table}/result`] : [table])),
  ];
}

interface Case {
  path: string;
  variant: Variant;
  /** Also test with a selected answer, which shows its price and its outcome. */
  withAnswer: boolean;
  withAccessibility: boolean;
}

/** The cases of this run: a sample, or in a nightly run the slice that the environment names, in many variants. */
async function selectCases(): Promise<Case[]> {
  const all = await allCases();
  const [first = 0, count = 0] = (environment["VALLES_SLICE"] ?? "").split(":").map(Number);
  if (!NIGHTLY || !count)
    return all
      .filter((_, number) => number % SAMPLE === 0)
      .map((path, number) => ({
        path,
        variant: sampleVariant(number),
        withAnswer: number % 4 === 0,
        withAccessibility: number % 8 === 0,
      }));
  const variants = environment["VALLES_LOOKS"] === "all" ? VARIANTS : TIGHT_VARIANTS;
  return all.slice(first, first + count).flatMap((path) =>
    variants.map((variant) => ({
      path,
      variant,
      withAnswer: variant.theme === "dark",
      withAccessibility: variant.language === "en",
    })),
  );
}

/** The faults of what the page shows, on a phone behind each of its tabs. */
async function faultsOfTabs(positions: PositionPage, { size }: Variant): Promise<string[]> {
  const { page } = positions;
  const faults = await legibilityFaults(page);
  const tabs = size[0] < PHONE ? await page.locator("nav.tabs button:visible").count() : 0;
  for (let tab = 1; tab <= tabs; tab++) {
    await clickLast(page, `nav.tabs button:nth-child(${tab})`);
    await positions.waitForLayout();
    faults.push(...(await legibilityFaults(page)));
  }
  return [...new Set(faults)];
}

/** The faults of what the page shows with a selected answer. */
async function faultsOfAnswer(positions: PositionPage): Promise<string[]> {
  if (!(await clickLast(positions.page, "[data-option]"))) return [];
  await positions.waitForLayout();
  const faults = await legibilityFaults(positions.page);
  await positions.page.keyboard.press("Escape");
  return faults;
}

/** Click the last of these elements that is visible. Return false if there is none. */
async function clickLast(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility(),
    );
    visible.at(-1)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return visible.length > 0;
  }, selector);
}

async function faultsOfCase(positions: PositionPage, { path, variant, ...also }: Case): Promise<string[]> {
  await positions.open(path);
  await positions.emulate(variant);
  const faults = await faultsOfTabs(positions, variant);
  if (also.withAnswer) faults.push(...(await faultsOfAnswer(positions)));
  if (also.withAccessibility) faults.push(...(await accessibilityViolations(positions.page)));
  return faults.map((fault) => `${path} ${variant.size.join("x")} ${variant.language} ${variant.theme}: ${fault}`);
}

test("all text of every question, hand, table and page is legible", async ({ page }) => {
  test.setTimeout(SLICE_TIMEOUT);
  const positions = await PositionPage.create(page);
  const faults: string[] = [];
  for (const one of await selectCases()) faults.push(...(await faultsOfCase(positions, one)));
  expect(faults).toEqual([]);
});
