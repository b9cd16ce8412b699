/** The games that have a folder here, by its name. Every other game is played at the plain table. */

import type { GamePage } from "./game";

const MODULES = import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "default" });

/** Return the part of a game in the page; undefined if the game has no folder. */
export function pageOf(game: string): GamePage | undefined {
  return MODULES[`./${game}/index.ts`];
}

/** The names of the games that have a folder. */
export const FOLDERS = Object.keys(MODULES).map((path) => path.split("/")[1]!);

/** Return the prefix of a game's own messages. */
export function prefixOf(game: string): string {
  return pageOf(game)?.prefix ?? `${game.replaceAll("_", "-")}-`;
}
