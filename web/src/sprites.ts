/** The drawings of the page, and those of the boxes of games. */

import sheet from "./ui/sprites.svg?raw";

const BOX_SHEETS = import.meta.glob<string>("./games/*/boxes/*/sprites.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** All sheets. Their own style attributes would be inline styles, which the server's policy forbids. */
export const SPRITES = [sheet, ...Object.values(BOX_SHEETS)].map((one) => one.replace(/ style="[^"]*"/, "")).join("");
