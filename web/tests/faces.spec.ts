/** Every card in every size in which it is shown: nothing of it is cut, covered or too small. */

import type { Page, WebSocketRoute } from "@playwright/test";

import type { FromClient, FromServer, Snapshot } from "../src/protocol";
import { LANGUAGES } from "../src/text/language";
import { NIGHTLY } from "./support/environment";
import { changeSettings } from "./support/position";
import { openTable, signIn, startTable } from "./support/requests";
import { callControl } from "./support/server";
import { expect, test } from "./support/test";
import { waitForLayout } from "./support/wait";

const TESTED = NIGHTLY ? LANGUAGES : (["de"] as const);
const CARDS = 268;
/** In a quick run some of the cards stand for all. */
const EVERY = NIGHTLY ? 1 : 8;
const WIDTHS = NIGHTLY ? [150, 164, 186, 232] : [150, 232];
/** The smallest letters, in pixels: on a desk and on a phone. */
const LEAST = { desk: 10, phone: 12 };
/** The windows in which a hand is tested, and its number of cards: few are shown as faces, many as strips. */
const HANDS = [
  { width: 1366, height: 768, size: 8, least: LEAST.desk },
  { width: 1366, height: 768, size: 20, least: LEAST.desk },
  { width: 390, height: 844, size: 20, least: LEAST.phone },
  ...(NIGHTLY ? [{ width: 1920, height: 1080, size: 20, least: LEAST.desk }] : []),
];

/** Return what leaves the box of its card, lies over something else, or is too small. */
async function cardFaults(page: Page, faces: string, least: number): Promise<string[]> {
  return page.locator(faces).evaluateAll((all, least) => {
    const problems: string[] = [];
    for (const face of all as HTMLElement[]) {
      const name = face.querySelector(".nm, .n")?.textContent ?? "";
      const box = face.getBoundingClientRect();
      if (box.width === 0) continue;
      const rows = [face, ...face.querySelectorAll<HTMLElement>(".top, .icons, .line, .act, .tx, .n, .b1, .b2, .foot")];
      for (const row of rows)
        if (row.scrollWidth > row.clientWidth + 1 && row.clientWidth > 0)
          problems.push(`${name}: ${row.className} ${row.scrollWidth} > ${row.clientWidth}`);
      if (face.scrollHeight > face.clientHeight + 1)
        problems.push(`${name}: ${face.className} ${face.scrollHeight} > ${face.clientHeight}`);
      const [reason, points] = [".wy", ".vp"].map((part) => face.querySelector(part)?.getBoundingClientRect());
      if (reason && points && reason.right > points.left + 2 && reason.bottom > points.top)
        problems.push(`${name}: its points cover the reason`);
      for (const part of face.querySelectorAll<HTMLElement>("span, b, p, s, svg:not(.scene)")) {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        if (width === 0 || part.closest(".vh")) continue;
        const beyond = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
        if (beyond > 1.5) problems.push(`${name}: ${part.className.toString()} is ${beyond} beyond the card`);
        const written = [...part.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const size = parseFloat(getComputedStyle(part).fontSize);
        if (written && size < least) problems.push(`${name}: ${part.textContent} in ${size} px`);
      }
    }
    return problems;
  }, least);
}

/** Lay out all cards of the catalog in this width, also those that are scrolled out of sight. */
async function resizeCards(page: Page, width: number): Promise<void> {
  await page.locator("ul.faces").evaluate((list, width) => {
    list.style.gridTemplateColumns = `repeat(auto-fill, ${width}px)`;
    for (const card of list.querySelectorAll<HTMLElement>(".card")) {
      card.style.setProperty("--cw", `${width}px`);
      const item = card.closest("li")!;
      item.style.maxWidth = `${width + 6}px`;
      item.style.contentVisibility = "visible";
    }
  }, width);
  await waitForLayout(page);
}

test("every face shows all of its text in every width", async ({ page }) => {
  await page.goto("/cards/terraforming_mars");
  await expect(page.locator("ul.faces .card")).toHaveCount(CARDS);
  for (const language of TESTED) {
    await changeSettings(page, { language });
    await waitForLayout(page, { language });
    for (const width of WIDTHS) {
      await resizeCards(page, width);
      await expect
        .poll(() => cardFaults(page, "ul.faces .card", LEAST.desk), { message: `${language} ${width}` })
        .toEqual([]);
    }
  }
});

/** Replaces the hand in the server's snapshots by other cards, and lets each of them lack something. */
class HandRoute {
  #client: WebSocketRoute | null = null;
  #snapshot: Snapshot | null = null;
  #cards: string[] = [];

  private constructor(readonly page: Page) {}

  static async create(page: Page): Promise<HandRoute> {
    const hand = new HandRoute(page);
    await page.routeWebSocket("**/socket", (client) => hand.#connect(client));
    return hand;
  }

  #connect(client: WebSocketRoute): void {
    const server = client.connectToServer();
    this.#client = client;
    client.onMessage((text) => {
      const message = JSON.parse(String(text)) as FromClient;
      if (message.type !== "why_not") return server.send(text);
      const reason = { key: "why-too-expensive", args: { price: 36, have: 22 } };
      const each = <T>(value: T) => Object.fromEntries(message.options.map((option) => [option, value]));
      const { id } = message;
      client.send(
        JSON.stringify({ type: "why_not", id, reasons: each(reason), all: each([reason]), labels: {}, prices: {} }),
      );
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as FromServer;
      if (message.type !== "snapshot") return client.send(text);
      this.#snapshot = message;
      this.#send();
    });
  }

  /** Replace the hand, and wait until the page shows its cards with their reasons. */
  async show(cards: string[]): Promise<void> {
    this.#cards = cards;
    this.#send();
    await expect(this.page.locator(`.hand [data-option="play:${cards.at(-1)}"]`)).toBeVisible();
    await expect(this.page.locator(".hand [role=option]")).toHaveCount(cards.length);
    await expect(this.page.locator(".hand .wy").first()).toBeAttached();
    await waitForLayout(this.page);
  }

  #send(): void {
    const snapshot = structuredClone(this.#snapshot);
    if (!snapshot) return;
    const { players } = snapshot.view as { players: { seat: string; hand: { cards: string[]; count: number } }[] };
    const mine = players.find(({ seat }) => seat === snapshot.seat);
    if (mine && this.#cards.length > 0) mine.hand = { cards: this.#cards, count: this.#cards.length };
    // Another question, so that the page asks for its reasons.
    if (snapshot.question) snapshot.question.id = this.#cards.join(" ");
    this.#client?.send(JSON.stringify(snapshot));
  }
}

test("every card of a hand is legible, as a face and as a strip, on a desk and on a phone", async ({ page }) => {
  await signIn(page, "Mira");
  const hand = await HandRoute.create(page);
  const options = { beginners: ["yellow"] };
  await startTable(page, await openTable(page, "terraforming_mars", [{ kind: "me" }], { options }));
  await page.getByRole("button", { name: "Start the game" }).click();
  const all = await callControl<string[]>("/projects");
  const cards = all.filter((_, place) => place % EVERY === 0);

  for (const language of TESTED) {
    await changeSettings(page, { language });
    await waitForLayout(page, { language });
    for (const { width, height, size, least } of HANDS) {
      await page.setViewportSize({ width, height });
      for (let from = 0; from < cards.length; from += size) {
        await hand.show(cards.slice(from, from + size));
        await expect
          .poll(() => cardFaults(page, ".hand :is(.card, .slip)", least), { message: `${language} ${width} ${size}` })
          .toEqual([]);
      }
    }
  }
});
