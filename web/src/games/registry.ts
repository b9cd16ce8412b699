/** The games that have a folder here, by its name. Every other game is played at the plain table. */

import type { GamePage } from "./game";

const FOUND = import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "default" });

/** What the page has of a game; nothing where the game has no folder. */
export function pageOf(game: string): GamePage | undefined {
  return FOUND[`./${game}/index.ts`];
}

/** What the keys of a game's own messages begin with. */
export function prefixOf(game: string): string {
  return pageOf(game)?.prefix ?? `${game.replaceAll("_", "-")}-`;
}
