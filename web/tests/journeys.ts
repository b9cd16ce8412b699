/** Journeys that every game passes, whichever it is. */

import type { Page } from "@playwright/test";

import { NIGHTLY } from "./support/environment";
import { Player, playMoves, playUntil } from "./support/player";
import { PositionPage } from "./support/position";
import { openTable, post, signIn, startTable } from "./support/requests";
import { saveScreenshot } from "./support/screenshot";
import { callControl } from "./support/server";
import { expectAccessible, expectNoScrolling, expect, test } from "./support/test";
import { waitUntil } from "./support/wait";

type Question = { prompt: string; name: string; options: string[] };

/** Milliseconds for a game that is played through the page. */
const GAME_TIMEOUT = 1_800_000;

/** Nobody confirms the end of a turn. */
const UNCONFIRMED = { features: { auto_confirm: { confirm: false } } };
/** The number of moves before the server is killed, before the reload, and after the game was hastened. */
const [BEFORE_KILL, BEFORE_RELOAD, LEFT] = NIGHTLY ? [20, 10, 0] : [8, 4, 12];
/** The number of moves of a game on a phone. */
const MOVES_ON_PHONE = NIGHTLY ? Infinity : 15;
const PHONE = { width: 390, height: 844 };

interface GameOptions {
  /** The most that can play, and the colors of the first two. */
  players: number;
  seats: [string, string];
  /** The question at which something is placed on the map. */
  placing: string;
  /** The names of the screenshots begin with it. */
  prefix: string;
}

/** Kill the server. Unless the run is nightly, the game is near its end when the server is there again. */
async function killServer(table: string): Promise<void> {
  await (NIGHTLY ? callControl("/restart") : callControl("/hasten", { table, left: LEFT }));
}

/** Expect that a nightly run has played the game to its end, and a normal one so many moves of it. */
async function expectPlayedOnPhone({ page, seats }: Player): Promise<void> {
  if (NIGHTLY) await expect(page.getByRole("dialog")).toBeVisible();
  else expect(seats).toHaveLength(MOVES_ON_PHONE);
}

/** True if this player made all moves that can be undone, and others have seen them. */
function needsConsentFor({ snapshot }: Player, moves: number): boolean {
  return moves > 0 && snapshot!.undo!.alone === moves && !snapshot!.undo!.take_back;
}

/** Declare the journeys of a game. */
export function testGame(game: string, { players, seats, placing, prefix }: GameOptions): void {
  /** Ann sends Bob a link, and both sit down at the table. */
  async function inviteByLink(page: Page, guest: Page, more: object = {}): Promise<[Player, Player]> {
    const both: [Player, Player] = [new Player(page), new Player(guest)];
    await signIn(page, "Ann");
    const id = await openTable(page, game, [{ kind: "me" }, { kind: "open" }], more);
    const { secret } = await post<{ secret: string }>(page, `/api/tables/${id}/links`, { seat: seats[1] });
    await guest.goto(`/join#${secret}`);
    await guest.getByLabel("Your name").fill("Bob");
    await guest.keyboard.press("Enter");
    await guest.waitForURL(`/table/${id}`);
    await startTable(page, id);
    await expect.poll(() => both.every(({ snapshot }) => snapshot?.table.started)).toBe(true);
    return both;
  }

  /** True if the device has come back to the first player; in a nightly run, if the game is over. */
  function isPlayedByBoth({ seats: answered, snapshot }: Player): boolean {
    if (NIGHTLY) return snapshot?.over === true;
    return new Set(answered).size === seats.length && answered.at(-1) === answered[0];
  }

  const SCREENSHOTS: Record<string, string> = { [placing]: `${prefix}placement` };

  test("every question can be answered by the controls of the page", async ({ page }) => {
    test.setTimeout(GAME_TIMEOUT);
    const mira = new Player(page);
    const positions = await PositionPage.create(page);
    positions.onMessage = (message) => mira.receive(message);
    for (const { prompt, name, options } of await callControl<Question[]>("/questions", game)) {
      await test.step(prompt, async () => {
        const table = `${game}--${name}`;
        await positions.goto(`/table/${table}`);
        await waitUntil(() => mira.snapshot?.table.id === table, "the position is received");

        expect(mira.snapshot!.question!.options.map(({ option }) => option)).toEqual(options);
        await mira.expectControls(options);
        await saveScreenshot(page, SCREENSHOTS[prompt]);
        await mira.answer(options.at(-1)!, true);
      });
    }
  });

  test("the whole table of a full game is in one view, on a desk and on a phone", async ({ page }) => {
    const positions = await PositionPage.create(page);
    await positions.open(`/table/${game}--${players}-players-middle`);

    await test.step("on a desk", async () => {
      await expectNoScrolling(page, "width", "height");
      await expectAccessible(page);
      await saveScreenshot(page, `${prefix}table`);
    });

    await test.step("on a phone", async () => {
      await page.setViewportSize(PHONE);
      await expectNoScrolling(page, "width", "height");
      await expectAccessible(page);
      await page.locator("nav.tabs button").first().click();
      await saveScreenshot(page, `${prefix}phone`);
    });
  });

  test("two people play a game by link to its end, through a reload and a killed server", async ({
    page,
    newUserPage,
    browserErrors,
  }) => {
    test.setTimeout(GAME_TIMEOUT);
    browserErrors.allow(/WebSocket|ERR_CONNECTION_REFUSED|Failed to load/);
    const phone = await newUserPage();
    await phone.setViewportSize(PHONE);
    const both = await inviteByLink(page, phone, UNCONFIRMED);

    await playMoves(both, BEFORE_KILL);
    await killServer(both[0].snapshot!.table.id);
    await playMoves(both, BEFORE_RELOAD);
    await Promise.all([page.reload(), phone.reload()]);
    await playMoves(both);

    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(phone.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  });

  test("a step is undone alone, and with consent once others have seen it", async ({ page, newUserPage }) => {
    const both = await inviteByLink(page, await newUserPage());
    const first = both.find((player) => player.snapshot!.question)!;
    const moves = () => first.snapshot!.undo!.moves;

    // One step may be several decisions: a start is chosen as a whole.
    await first.playMove();
    expect(moves()).toBeGreaterThan(0);
    await first.page.keyboard.press("z");
    await expect.poll(moves).toBe(0);

    const needsConsent = (player: Player) => needsConsentFor(player, moves());
    await playUntil(both, () => both.some(needsConsent));
    const asking = both.find(needsConsent)!;
    const agreeing = both.find((player) => player !== asking)!;
    const before = moves();
    await asking.page.getByRole("button", { name: "Ask the others" }).click();
    await agreeing.page.getByRole("button", { name: "Undo, as" }).click();
    await expect.poll(moves).toBe(before - 1);
  });

  test("a game is played alone, on a phone", async ({ page }) => {
    test.setTimeout(GAME_TIMEOUT);
    await page.setViewportSize(PHONE);
    const mira = new Player(page);
    await signIn(page, "Mira");
    await startTable(page, await openTable(page, game, [{ kind: "me" }], UNCONFIRMED));

    await playMoves([mira], MOVES_ON_PHONE);

    await expectPlayedOnPhone(mira);
  });

  test("a whole round is played by keys alone", async ({ page }) => {
    test.setTimeout(GAME_TIMEOUT);
    const mira = new Player(page);
    await signIn(page, "Mira");
    await startTable(page, await openTable(page, game, [{ kind: "me" }], UNCONFIRMED));
    await expect.poll(() => mira.snapshot?.question).toBeTruthy();
    const { rounds } = mira.snapshot!;

    while (mira.snapshot!.rounds === rounds) await mira.playMoveByKeys();

    expect(mira.snapshot!.rounds).toBeGreaterThan(rounds);
  });

  test("two people share a device with a computer", async ({ page }) => {
    test.setTimeout(GAME_TIMEOUT);
    const both = new Player(page);
    await signIn(page, "Mira");
    const chairs = [{ kind: "me" }, { kind: "hotseat", name: "Jan" }, { kind: "bot", bot: "random" }];
    await startTable(page, await openTable(page, game, chairs, UNCONFIRMED));

    await playUntil([both], () => isPlayedByBoth(both));

    expect([...new Set(both.seats)].sort()).toEqual([...seats].sort());
  });
}
