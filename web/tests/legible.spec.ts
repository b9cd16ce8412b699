import type { Page } from "@playwright/test";

import { environment, NIGHTLY } from "./support/environment";
import { unreadable } from "./support/legible";
import { callStage } from "./support/server";
import { type Look, LOOKS, some, Staged, TIGHT } from "./support/staged";
import { accessibilityViolations, expect, test } from "./support/test";

const GAMES = ["terraforming_mars", "on_mars"];

/** Milliseconds until a slice of all positions is given up. */
const LONG = 3_600_000;
const PHONE = 700;
/** In short runs one case of so many is looked at. */
const SAMPLE = 23;

/** What must be found, and beside it what is in order. */
const PLANTED: Record<string, string> = {
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
const IN_ORDER = `
  <p>Text</p>
  <div style="height:40px;overflow:auto"><p>One line</p><p>Another</p><p>The last, to which one scrolls</p></div>
  <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Only for the ear</span>
  <span style="position:relative"><svg width="20" height="20"><circle cx="10" cy="10" r="9"/></svg
    ><b style="position:absolute;inset:0">2</b></span>
  <p style="width:60px">Terra&shy;forming</p>
  <input readonly style="width:60px" value="http://valles.test/join#secret">
  <svg width="240" height="40" viewBox="0 0 120 20"><text y="15" font-size="8">Large enough</text></svg>`;

test("the check finds what cannot be read, and nothing else", async ({ page }) => {
  const show = (body: string) => page.setContent(`<body style="font:14px sans-serif;margin:60px">${body}</body>`);
  await show(IN_ORDER);
  expect(await unreadable(page)).toEqual([]);

  for (const [kind, body] of Object.entries(PLANTED)) {
    await show(IN_ORDER + body);
    const found = await unreadable(page);
    expect(found, kind).not.toEqual([]);
    for (const fault of found) expect(fault).toContain(kind.replace(/ \d$/, ""));
  }
});

test("on a phone letters have to be larger", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(`<p style="font-size:11px">Small</p>`);
  expect(await unreadable(page)).toHaveLength(1);
});

/** Pages besides the tables. */
const PAGES = ["/", "/new", ...GAMES.flatMap((game) => [`/cards/${game}`, `/rules/${game}`])];

/** All that is looked at: pages, tables, and of an ended game its result too. */
async function cases(): Promise<string[]> {
  const tables = await Promise.all(
    GAMES.map(async (game) => (await callStage<string[]>("/positions", game)).map((name) => `/table/${game}--${name}`)),
  );
  return [
    ...PAGES,
    ...tables.flat().flatMap((table) => (table.endsWith("-end") ? [table, `${table}/result`] : [table])),
  ];
}

/** The cases to look at and how: a sample, or the slice of all that is asked for. */
function chosen(all: string[]): [string, Look[]][] {
  const [first, count] = (environment["VALLES_SLICE"] ?? "").split(":").map(Number);
  const looks = environment["VALLES_LOOKS"] === "all" ? LOOKS : TIGHT;
  if (NIGHTLY && count) return all.slice(first, first! + count).map((path) => [path, looks]);
  return all.filter((_, number) => number % SAMPLE === 0).map((path, number) => [path, some(number)]);
}

/** What cannot be read of what is shown: on a phone behind each of its tabs. */
async function faults(staged: Staged, { size }: Look): Promise<string[]> {
  const { page } = staged;
  const found = await unreadable(page);
  const tabs = size[0] < PHONE ? await page.locator("nav.tabs button:visible").count() : 0;
  for (let tab = 0; tab < tabs; tab++) {
    await press(page, `nav.tabs button:nth-child(${tab + 1})`);
    await staged.settled();
    found.push(...(await unreadable(page)));
  }
  return [...new Set(found)];
}

/** The same when an answer is picked, which shows its price and what it brings. */
async function faultsOfPick(staged: Staged): Promise<string[]> {
  if (!(await press(staged.page, ".prompt [data-option], [data-option]"))) return [];
  await staged.settled();
  const found = await unreadable(staged.page);
  await staged.page.keyboard.press("Escape");
  return found;
}

/** Press the last of these that can be seen; whether there was one. */
async function press(page: Page, what: string): Promise<boolean> {
  return page.evaluate((what) => {
    const shown = [...document.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility());
    shown.at(-1)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return shown.length > 0;
  }, what);
}

test("nothing is cut, covered, broken or too small in any question, hand, table or page", async ({ page }) => {
  test.setTimeout(LONG);
  const staged = await Staged.on(page);
  const found: string[] = [];
  for (const [number, [path, looks]] of chosen(await cases()).entries()) {
    await staged.open(path);
    for (const look of looks) {
      await staged.as(look);
      const seen = await faults(staged, look);
      // What takes longer is done with a part of them.
      if (NIGHTLY ? look.theme === "dark" : number % 4 === 0) seen.push(...(await faultsOfPick(staged)));
      if (NIGHTLY ? look.language === "en" : number % 8 === 0) seen.push(...(await accessibilityViolations(page)));
      const how = `${path} ${look.size.join("x")} ${look.language} ${look.theme}`;
      found.push(...seen.map((fault) => `${how}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});
