/** Uses the page as a browser does, and writes what it took: see bench/page.py. */

import { chromium } from "@playwright/test";

const url = process.env.VALLES_URL;
const LOADS = 5;
const TURNS = 10;
/** The games with the most that can play. */
const FULL = { terraforming_mars: 5, on_mars: 4 };

/** A fresh visitor's first page: bytes of script as they travelled, and milliseconds until it can be used. */
async function firstPage(browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") scripts.push(request.sizes());
  });
  await page.goto(url);
  const usable = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () =>
          document.querySelector("main button:not([disabled])")
            ? resolve(performance.now())
            : requestAnimationFrame(look);
        look();
      }),
  );
  const sizes = await Promise.all(scripts);
  await context.close();
  return { script: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0), usable };
}

/** A guest at a new table that has begun; its id. */
async function begun(page, game, chairs, options = {}) {
  await page.goto(url);
  return page.evaluate(
    async ([game, chairs, options]) => {
      const post = async (path, said = undefined) => {
        const headers = { "Content-Type": "application/json" };
        return (
          await fetch(path, said ? { method: "POST", body: JSON.stringify(said), headers } : { method: "POST" })
        ).json();
      };
      await post("/api/guests", { name: "Mira" });
      localStorage.setItem("valles-been-here", "");
      const table = await post("/api/tables", { game, chairs, options });
      await post(`/api/tables/${table.id}/start`);
      return table.id;
    },
    [game, chairs, options],
  );
}

/**
 * A full table that is opened by its address, with what a browser has kept of the page: milliseconds until something
 * can be answered there, and the longest time for which it heard nothing meanwhile.
 */
async function fullTable(context, id) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(`${url}/table/${id}`);
  const told = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () =>
          document.querySelector(".prompt[data-question] button:not([disabled]), .tray [data-option]:not([disabled])")
            ? resolve({ usable: performance.now(), longest: globalThis.longest })
            : requestAnimationFrame(look);
        look();
      }),
  );
  await page.close();
  return told;
}

async function fullTables(browser) {
  const found = {};
  for (const [game, players] of Object.entries(FULL)) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const computers = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "random" }));
    const id = await begun(page, game, [{ kind: "me" }, ...computers]);
    await page.goto(`${url}/table/${id}`);
    await page.locator(".prompt[data-question]").waitFor({ timeout: 120_000 });
    await page.close();
    found[game] = [];
    for (let load = 0; load < LOADS; load++) found[game].push(await fullTable(context, id));
    await context.close();
  }
  return found;
}

/** Milliseconds from a click to the frame in which its result stands. */
function shown(page, clicked, result) {
  return page.evaluate(
    ([clicked, result]) =>
      new Promise((resolve) => {
        const began = performance.now();
        const prompt = document.querySelector(".prompt .say").textContent;
        const there = () =>
          result ? document.querySelector(result) : document.querySelector(".prompt .say").textContent !== prompt;
        const look = () => (there() ? resolve(performance.now() - began) : requestAnimationFrame(look));
        document.querySelector(clicked).click();
        look();
      }),
    [clicked, result],
  );
}

/** A turn that is begun and taken back, again and again. */
async function turns(browser) {
  const page = await browser.newPage();
  const chairs = [{ kind: "me" }, { kind: "bot", bot: "random" }];
  const id = await begun(page, "terraforming_mars", chairs, { beginners: ["yellow"] });
  await page.goto(`${url}/table/${id}`);
  // Meanwhile the computer plays.
  await page.locator('.prompt [data-option="pass"]').waitFor({ timeout: 120_000 });
  const times = { pick: [], commit: [], undo: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    times.pick.push(await shown(page, '[data-option="standard:power_plant"]', '[data-answer="commit"]'));
    times.commit.push(await shown(page, '[data-answer="commit"]'));
    await page.locator(".restart:not([disabled])").waitFor();
    times.undo.push(await shown(page, ".restart"));
    await page.locator('.prompt [data-option="pass"]').waitFor();
  }
  return times;
}

const browser = await chromium.launch({ executablePath: process.env.VALLES_CHROMIUM, args: ["--no-sandbox"] });
const loads = [];
for (let load = 0; load < LOADS; load++) loads.push(await firstPage(browser));
console.log(JSON.stringify({ loads, turns: await turns(browser), tables: await fullTables(browser) }));
await browser.close();
