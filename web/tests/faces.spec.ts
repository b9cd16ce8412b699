/** Every card in every size that it is shown in: nothing of it is cut, covered or too small to be read. */

import type { Page, WebSocketRoute } from "@playwright/test";

import type { FromClient, FromServer, Snapshot } from "../src/protocol";
import { enter, openTable, startTable } from "./support/guest";
import { NIGHTLY } from "./support/environment";
import { expect, test } from "./support/test";

const LANGUAGES = NIGHTLY ? ["en", "de", "pl", "it", "nl"] : ["de"];
const CARDS = 268;
/** In a quick run some of the cards stand for all. */
const EVERY = NIGHTLY ? 1 : 8;
const WIDTHS = NIGHTLY ? [150, 164, 186, 232] : [150, 232];
/** The screens on which a hand is looked at, and how many cards it has there: few lie as cards, many as strips. */
const HANDS = [
  [1366, 768, 8],
  [1366, 768, 20],
  [390, 844, 20],
  ...(NIGHTLY ? [[1920, 1080, 20] as const] : []),
] as const;
const LEAST = { desk: 10, phone: 12 };

async function speaking(page: Page, language: string): Promise<void> {
  await page.addInitScript((language) => {
    localStorage.setItem("valles-settings", JSON.stringify({ language }));
  }, language);
}

/** What of these faces leaves its box, lies over something else, or is written too small. */
async function faults(page: Page, faces: string, least: number): Promise<string[]> {
  // Two frames: what gives way has done so.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.locator(faces).evaluateAll((all, least) => {
    const found: string[] = [];
    for (const face of all as HTMLElement[]) {
      const name = face.querySelector(".nm, .n")?.textContent ?? "";
      const box = face.getBoundingClientRect();
      if (box.width === 0) continue;
      const rows = [face, ...face.querySelectorAll<HTMLElement>(".top, .icons, .line, .act, .tx, .n, .b1, .b2, .foot")];
      for (const row of rows)
        if (row.scrollWidth > row.clientWidth + 1 && row.clientWidth > 0)
          found.push(`${name}: ${row.className} ${row.scrollWidth} > ${row.clientWidth}`);
      if (face.scrollHeight > face.clientHeight + 1)
        found.push(`${name}: ${face.className} ${face.scrollHeight} > ${face.clientHeight}`);
      const [reason, points] = [".wy", ".vp"].map((part) => face.querySelector(part)?.getBoundingClientRect());
      if (reason && points && reason.right > points.left + 2 && reason.bottom > points.top)
        found.push(`${name}: its points cover the reason`);
      for (const part of face.querySelectorAll<HTMLElement>("span, b, p, s, svg:not(.scene)")) {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        if (width === 0 || part.closest(".vh")) continue;
        const beyond = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
        if (beyond > 1.5) found.push(`${name}: ${part.className.toString()} is ${beyond} beyond the card`);
        const written = [...part.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const size = parseFloat(getComputedStyle(part).fontSize);
        if (written && size < least) found.push(`${name}: ${part.textContent} in ${size} px`);
      }
    }
    return found;
  }, least);
}

test("every face shows all of its text in every width", async ({ page }) => {
  for (const language of LANGUAGES) {
    await speaking(page, language);
    await page.goto("/cards/terraforming_mars");
    await expect(page.locator("ul.faces .card")).toHaveCount(CARDS);
    for (const width of WIDTHS) {
      await page.locator("ul.faces").evaluate((list, width) => {
        list.style.gridTemplateColumns = `repeat(auto-fill, ${width}px)`;
        for (const card of list.querySelectorAll<HTMLElement>(".card")) {
          card.style.setProperty("--cw", `${width}px`);
          const place = card.closest("li")!;
          place.style.maxWidth = `${width + 6}px`;
          // Also those out of sight are laid out.
          place.style.contentVisibility = "visible";
        }
      }, width);
      expect(await faults(page, "ul.faces .card", LEAST.desk), `${language} ${width}`).toEqual([]);
    }
  }
});

/** A hand of any cards: the server's snapshots are shown with them, and each of them lacks something. */
class AnyHand {
  #client: WebSocketRoute | null = null;
  #last: Snapshot | null = null;
  #cards: string[] = [];

  async hear(page: Page): Promise<void> {
    await page.routeWebSocket("**/socket", (client) => {
      const server = client.connectToServer();
      this.#client = client;
      client.onMessage((message) => {
        const said = JSON.parse(String(message)) as FromClient;
        if (said.type !== "why_not") return server.send(message);
        const lack = { key: "why-too-expensive", args: { price: 36, have: 22 } };
        const each = <T>(value: T) => Object.fromEntries(said.options.map((option) => [option, value]));
        const answer = { type: "why_not", id: said.id, reasons: each(lack), all: each([lack]), labels: {}, prices: {} };
        client.send(JSON.stringify(answer));
      });
      server.onMessage((message) => {
        const said = JSON.parse(String(message)) as FromServer;
        if (said.type !== "snapshot") return client.send(message);
        this.#last = said;
        this.#show();
      });
    });
  }

  hold(cards: string[]): void {
    this.#cards = cards;
    this.#show();
  }

  #show(): void {
    const told = structuredClone(this.#last);
    if (!told) return;
    const { players } = told.view as { players: { seat: string; hand: { cards: string[]; count: number } }[] };
    const mine = players.find(({ seat }) => seat === told.seat);
    if (mine && this.#cards.length > 0) mine.hand = { cards: this.#cards, count: this.#cards.length };
    // Another question, so that its reasons are asked for.
    if (told.question) told.question.pending = this.#cards.join(" ");
    this.#client?.send(JSON.stringify(told));
  }
}

test("every card of a hand can be read, as a card and as a strip, on a desk and on a phone", async ({ page }) => {
  test.setTimeout(600_000);
  const hand = new AnyHand();
  await enter(page, "Mira");
  await hand.hear(page);
  await startTable(
    page,
    await openTable(page, "terraforming_mars", [{ kind: "me" }], { options: { beginners: ["yellow"] } }),
  );
  await page.getByRole("button", { name: "Begin the game" }).click();
  await page.goto("/cards/terraforming_mars");
  await expect(page.locator("ul.faces [data-card]")).toHaveCount(CARDS);
  const all = await page
    .locator("ul.faces button:has(.card:not(.corporation, .prelude))")
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset["card"]!));
  const cards = all.filter((_, place) => place % EVERY === 0);
  await page.goBack();

  for (const language of LANGUAGES) {
    await speaking(page, language);
    for (const [width, height, number] of HANDS) {
      await page.setViewportSize({ width, height });
      hand.hold([]);
      await page.reload();
      for (let from = 0; from < cards.length; from += number) {
        const held = cards.slice(from, from + number);
        hand.hold(held);
        await expect(page.locator(".hand [role=option]")).toHaveCount(held.length);
        await expect(page.locator(".hand .wy").first()).toBeAttached();
        const least = width < 700 ? LEAST.phone : LEAST.desk;
        const where = `${language} ${width} ${number}`;
        expect(await faults(page, ".hand :is(.card, .slip)", least), where).toEqual([]);
      }
    }
  }
});
