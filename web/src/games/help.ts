/** The help of each game that has a folder here, by its name. */

import type { GameHelp } from "./game";

const MODULES = import.meta.glob<GameHelp>("./*/help.ts", { eager: true, import: "default" });

export const HELP: Record<string, GameHelp> = Object.fromEntries(
  Object.entries(MODULES).map(([path, help]) => [path.split("/")[1]!, help]),
);
