/** What every game must stand at the table, whichever it is. */

import type { Page } from "@playwright/test";

import { enter, openTable, post, startTable } from "./support/guest";
import { picture } from "./support/picture";
import { NIGHTLY } from "./support/environment";
import { Player, playOn } from "./support/player";
import { callStage } from "./support/server";
import { expectAccessible, expect, test } from "./support/test";

type Position = { asked: string; options: string[]; record: string };

/** Milliseconds until a game that is played through the page is called endless. */
const PATIENCE = 1_800_000;

/** So many one guest may open. */
const TABLES_AN_HOUR = 20;

/** Nobody confirms the end of a turn. */
const PLAIN = { confirming: false };
/** So many moves are made before the server is killed and before the reload, and so many are left then. */
const [BEGUN, AFTER, LEFT] = NIGHTLY ? [20, 10, 0] : [8, 4, 12];
const PHONE = { width: 390, height: 844 };

interface Shown {
  /** The most that can play, and the colours of the first two. */
  players: number;
  seats: [string, string];
  /** The question at which something is placed on the map. */
  placing: string;
  /** What the names of the pictures begin with, and the options of the game that they show. */
  prefix: string;
  options?: object;
}

/** Go on to another part of the page, as by a link in it. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, to);
}

export function proofs(game: string, { players, seats, placing, prefix, options = {} }: Shown): void {
  /** Ann has sent Bob a link, and both sit at the table. */
  async function byLink(page: Page, guest: Page, more: object = {}): Promise<[Player, Player]> {
    const players: [Player, Player] = [new Player(page), new Player(guest)];
    await enter(page, "Ann");
    const id = await openTable(page, game, [{ kind: "me" }, { kind: "open" }], more);
    const { secret } = await post<{ secret: string }>(page, `/api/tables/${id}/links`, { seat: seats[1] });
    await guest.goto(`/join#${secret}`);
    await guest.getByLabel("Your name").fill("Bob");
    await guest.keyboard.press("Enter");
    await guest.waitForURL(`/table/${id}`);
    await startTable(page, id);
    await expect.poll(() => players.every(({ snapshot }) => snapshot?.table.started)).toBe(true);
    return players;
  }

  test("every question is answered where it is asked", async ({ page }) => {
    test.setTimeout(PATIENCE);
    const mira = new Player(page);
    for (const [place, { asked, options, record }] of (await callStage<Position[]>("/questions", game)).entries()) {
      await test.step(asked, async () => {
        const anew = place % TABLES_AN_HOUR === 0;
        if (anew) await enter(page, "Mira");
        const { id } = await post<{ id: string }>(page, "/api/records", { record });
        await (anew ? page.goto(`/table/${id}`) : follow(page, `/table/${id}`));
        await mira.sit();

        expect(mira.snapshot!.question!.answers.map(({ option }) => option)).toEqual(options);
        await expect.poll(() => mira.without(options)).toEqual([]);
        if (asked === placing) await picture(page, `${prefix}placement`);
        await mira.answer(options.at(-1)!, true);
      });
    }
  });

  test("the whole table of a full game is in one view, on a desk and on a phone", async ({ page }) => {
    const mira = new Player(page);
    await enter(page, "Mira");
    const computers = Array.from({ length: players - 1 }, () => ({ kind: "bot" }));
    await startTable(page, await openTable(page, game, [{ kind: "me" }, ...computers], { ...PLAIN, options }));
    await playOn([mira], 12);
    // The picture is taken when a turn begins, with nothing over the map.
    while (!mira.snapshot!.question?.begins) await playOn([mira], 1);

    for (const [width, height, name] of [
      [1440, 900, "table"],
      [390, 844, "phone"],
    ] as const) {
      await page.setViewportSize({ width, height });
      const beyond = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      expect(Math.max(...beyond)).toBeLessThan(2);
      await expectAccessible(page);
      if (name === "phone") await page.locator("nav.tabs button").first().click();
      await picture(page, `${prefix}${name}`);
    }
  });

  test("two people play a game by link to its end, at a desk and on a phone, through a reload and a killed server", async ({
    page,
    guestPage,
    browserErrors,
  }) => {
    test.setTimeout(PATIENCE);
    browserErrors.allow(/WebSocket|ERR_CONNECTION_REFUSED|Failed to load/);
    const guest = await guestPage();
    await guest.setViewportSize(PHONE);
    const both = await byLink(page, guest, PLAIN);

    await playOn(both, BEGUN);
    // Both find the game near its end when the server is there again; what lies between is more of the same.
    if (NIGHTLY) await callStage("/restart");
    else await callStage("/hasten", { table: both[0].snapshot!.table.id, left: LEFT });
    await playOn(both, AFTER);
    await Promise.all([page.reload(), guest.reload()]);
    await playOn(both);

    for (const each of [page, guest]) await expect(each.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  });

  test("a step is taken back alone, and what others have seen by consent", async ({ page, guestPage }) => {
    const players = await byLink(page, await guestPage());
    const first = players.find((one) => one.snapshot!.question)!;
    const made = () => first.snapshot!.undo!.moves;

    // One step may be several decisions: a start is chosen as a whole.
    await first.move();
    expect(made()).toBeGreaterThan(0);
    await first.page.keyboard.press("z");
    await expect.poll(made).toBe(0);

    const bound = (one: Player) => made() > 0 && one.snapshot!.undo!.alone === made() && !one.snapshot!.undo!.take_back;
    while (!players.some(bound)) await playOn(players, 1);
    const [asking, agreeing] = bound(players[0]) ? players : players.toReversed();
    const before = made();
    await asking!.page.getByRole("button", { name: "Ask the others" }).click();
    await agreeing!.page.getByRole("button", { name: "Undo, as" }).click();
    await expect.poll(made).toBe(before - 1);
  });

  test("a game is played alone, on a phone", async ({ page }) => {
    test.setTimeout(PATIENCE);
    await page.setViewportSize(PHONE);
    const mira = new Player(page);
    await enter(page, "Mira");
    await startTable(page, await openTable(page, game, [{ kind: "me" }], PLAIN));

    await playOn([mira], NIGHTLY ? Infinity : 15);

    if (NIGHTLY) await expect(page.getByRole("dialog")).toBeVisible();
    else expect(mira.seats).toHaveLength(15);
  });

  test("a whole round is played by keys alone", async ({ page }) => {
    test.setTimeout(PATIENCE);
    const mira = new Player(page);
    await enter(page, "Mira");
    await startTable(page, await openTable(page, game, [{ kind: "me" }], PLAIN));
    await expect.poll(() => mira.snapshot?.question).toBeTruthy();
    const { rounds } = mira.snapshot!;

    while (mira.snapshot!.rounds === rounds) {
      await expect.poll(() => mira.snapshot?.question).toBeTruthy();
      const option = await mira.advice();
      if (option !== null) await mira.answerByKeys(option);
    }
  });

  test("two people share a device with a computer", async ({ page }) => {
    test.setTimeout(PATIENCE);
    const both = new Player(page);
    await enter(page, "Mira");
    const chairs = [{ kind: "me" }, { kind: "hotseat", name: "Jan" }, { kind: "bot", bot: "random" }];
    await startTable(page, await openTable(page, game, chairs, PLAIN));

    const asked = () => [...new Set(both.seats)].sort();
    if (NIGHTLY) await playOn([both]);
    else while (asked().length < seats.length || both.seats.at(-1) !== both.seats[0]) await playOn([both], 1);

    expect(asked()).toEqual([...seats].sort());
  });
}
