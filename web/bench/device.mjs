/* The page without a server, in a real browser: `node bench/device.mjs URL THROTTLE`. Writes one line of JSON. */

import { chromium } from "@playwright/test";

const [url, throttle] = process.argv.slice(2);
const executablePath = process.env["VALLES_CHROMIUM"] ?? "/usr/bin/chromium-headless-shell";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--enable-precise-memory-info"] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
const page = await context.newPage();
const session = await context.newCDPSession(page);
await session.send("Network.enable");
if (Number(throttle) > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: Number(throttle) });

/** The bytes of all responses, from the page and its worker. */
let bytes = 0;
context.on("response", async (response) => {
  const sizes = await response
    .request()
    .sizes()
    .catch(() => null);
  bytes += sizes ? sizes.responseBodySize + sizes.responseHeadersSize : 0;
});
await page.addInitScript(() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "longtask", buffered: true });
});

const pass = () => page.getByRole("button", { name: /^Pass/ }).first();
const play = () => page.getByRole("button", { name: /^Play .* alone/ });

let begun = Date.now();
await page.goto(url);
await page.getByLabel("Your name").fill("Mira");
const home = Date.now() - begun;
const wire = bytes;
await page.getByText("Solo", { exact: true }).first().click();
const asked = Date.now();
await play().click();
await page.getByRole("button", { name: "Start the game" }).waitFor();
const question = home + Date.now() - asked;
await page.getByRole("button", { name: "Start the game" }).press("Enter");
await pass().waitFor();

/** Milliseconds from a key to the next question: each generation is a pass, then a purchase of nothing. */
const times = [];
for (let round = 0; round < 10; round++) {
  const time = await page.evaluate(async () => {
    const prompt = () => document.querySelector("[data-question]")?.dataset.question;
    const before = prompt();
    const button = [...document.querySelectorAll("[data-question] button:not([disabled])")].find((one) =>
      /^(Pass|Buy|Done|Keep)/.test(one.textContent.trim()),
    );
    const started = performance.now();
    button?.click();
    while (prompt() === before && performance.now() - started < 10_000) await new Promise(requestAnimationFrame);
    return performance.now() - started;
  });
  times.push(time);
  await page.waitForTimeout(300);
}
const longest = await page.evaluate(() => window.longest);
await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
begun = Date.now();
await page.reload();
await page.locator("[data-question]").first().waitFor();
const second = Date.now() - begun;
const memory = await page.evaluate(() => performance.memory.usedJSHeapSize);
times.sort((one, other) => one - other);
const at = (part) => times[Math.min(times.length - 1, Math.floor(part * times.length))];
console.log(JSON.stringify({ wire, question, second, median: at(0.5), slowest: at(0.95), longest, memory }));
await browser.close();
