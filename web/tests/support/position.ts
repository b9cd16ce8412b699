/** Positions of the games without a table behind them: Python answers as the server would, and stores nothing. */

import type { Page, Route, WebSocketRoute } from "@playwright/test";

import type { FromClient, FromServer, Snapshot } from "../../src/protocol";
import { LANGUAGES, type Language } from "../../src/text/language";
import { signIn } from "./requests";
import { callControl } from "./server";
import { type Traffic, waitForLayout } from "./wait";

const THEMES = ["dark", "light"] as const;
export const SIZES = [
  [390, 844],
  [820, 1180],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** A way to show the page. */
export interface Variant {
  size: (typeof SIZES)[number];
  language: Language;
  theme: (typeof THEMES)[number];
}

/**
 * Every variant; those of one size follow one another, since the size takes longest to change. Themes differ in colors
 * and shadows alone, which are the same in every language.
 */
export const VARIANTS: Variant[] = SIZES.flatMap((size): Variant[] => [
  ...LANGUAGES.map((language): Variant => ({ size, language, theme: "dark" })),
  { size, language: "en", theme: "light" },
]);

const newVariant = (width: number, language: Variant["language"], theme: Variant["theme"] = "dark"): Variant => ({
  size: SIZES.find((size) => size[0] === width)!,
  language,
  theme,
});

/** The scarcest room: the longest languages in the smallest sizes, and each size, language and theme once. */
export const TIGHT_VARIANTS: Variant[] = [
  newVariant(390, "pl"),
  newVariant(390, "de", "light"),
  newVariant(820, "nl"),
  newVariant(1366, "de"),
  newVariant(1366, "pl"),
  newVariant(1440, "it"),
  newVariant(1920, "en", "light"),
  newVariant(2560, "nl"),
];

/** One variant for the case with this number: over six cases each size, language and theme comes up. */
export function sampleVariant(number: number): Variant {
  return {
    size: SIZES[number % SIZES.length]!,
    language: LANGUAGES[(number * 2 + 1) % LANGUAGES.length]!,
    theme: THEMES[Math.floor(number / 6) % 2]!,
  };
}

const TABLE = /\/api\/tables\/(\w+--[\w-]+)(?:\/(.*?))?(?:\?seat=(\w+))?$/;

/** A page that shows positions, one after the other, in every size and language. */
export class PositionPage {
  readonly #traffic: Traffic = { requests: 0, replies: 0 };
  #path = "";
  /** Is called with every message that the page receives. */
  onMessage: (message: FromServer) => void = () => undefined;

  private constructor(readonly page: Page) {}

  static async create(page: Page): Promise<PositionPage> {
    const positions = new PositionPage(page);
    await signIn(page, "Magdalena Wiśniewska");
    await page.route(TABLE, (route) => positions.#fulfill(route));
    await page.routeWebSocket(TABLE, (socket) => positions.#connect(socket));
    return positions;
  }

  /** Go to an address and wait for its layout. */
  async open(path: string): Promise<void> {
    if (path === this.#path) return;
    await this.goto(path);
    await this.waitForLayout();
  }

  /** Go to an address. */
  async goto(path: string): Promise<void> {
    await (this.#path ? followLink(this.page, path) : this.page.goto(path));
    this.#path = path;
  }

  /** Show the page in this size, language and theme. */
  async emulate({ size: [width, height], language, theme }: Variant): Promise<void> {
    const now = this.page.viewportSize()!;
    if (now.width !== width || now.height !== height) await this.page.setViewportSize({ width, height });
    await changeSettings(this.page, { language, theme });
    await this.waitForLayout(language);
  }

  /** Wait until every request is answered and the replies are laid out. */
  async waitForLayout(language = ""): Promise<void> {
    await waitForLayout(this.page, { language, traffic: this.#traffic });
  }

  async #fulfill(route: Route): Promise<void> {
    this.#traffic.requests++;
    const [, table, path, seat] = TABLE.exec(route.request().url())!;
    await route.fulfill({ json: await callControl("/respond", { table, path, ...(seat ? { seat } : {}) }) });
    this.#traffic.replies++;
  }

  #connect(socket: WebSocketRoute): void {
    const table = TABLE.exec(socket.url())![1];
    const send = (message: FromServer) => {
      this.onMessage(message);
      socket.send(JSON.stringify(message));
    };
    let join: FromClient;
    let decisions = 0;
    socket.onMessage(async (text) => {
      const message = JSON.parse(String(text)) as FromClient;
      if (message.type === "join") join = message;
      this.#traffic.requests++;
      if ("decision" in message) {
        // The server refuses an illegal decision. After a legal one, the same question follows.
        decisions++;
        await callControl("/respond", { table, message });
        const snapshot = await callControl<Snapshot>("/respond", { table, message: join });
        if (snapshot.question) snapshot.question.id += `-${decisions}`;
        send({ type: "ack", decision: message.decision, seq: snapshot.seq + decisions });
        send({ ...snapshot, seq: snapshot.seq + decisions });
      } else {
        const reply = await callControl<FromServer | null>("/respond", { table, message });
        if (reply) send(reply);
      }
      this.#traffic.replies++;
    });
  }
}

/** Change settings as another tab does. */
export async function changeSettings(
  page: Page,
  settings: Partial<Pick<Variant, "language" | "theme">>,
): Promise<void> {
  await page.evaluate((settings) => {
    const key = "valles-settings";
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
    localStorage.setItem(key, JSON.stringify({ ...stored, ...settings }));
    dispatchEvent(new StorageEvent("storage", { key }));
  }, settings);
}

/** Go to another address of the page without loading it again, as by a link in it. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement("a"), { href: path });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
