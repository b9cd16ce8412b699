/**
 * The sizes at which the layout of a page changes, by name. A style writes `@media (--phone)`, which vite.config.ts
 * replaces; a component asks `new MediaQuery(BREAKPOINT.phone)`.
 */
const NARROW = "(max-width: 700px)";
const FLAT = "(max-height: 560px)";

export const BREAKPOINT = {
  /** A phone held upright. */
  narrow: NARROW,
  /** A phone on its side, or a page at twice its size. */
  flat: FLAT,
  phone: `${NARROW} or ${FLAT}`,
  /** What is pressed by a finger has to be large. */
  touch: `(pointer: coarse) or ${NARROW} or ${FLAT}`,
  /** A tablet held upright. */
  small: "(max-width: 1000px)",
  /** A tablet on its side. */
  medium: "(max-width: 1100px)",
  compact: "(max-width: 1279px)",
  laptop: "(max-width: 1439px)",
  /** A screen so low that a table leaves out what can be opened. */
  low: "(max-height: 840px)",
  short: "(max-height: 700px)",
  large: "(min-width: 1680px) and (min-height: 960px)",
  huge: "(min-width: 2400px) and (min-height: 1300px)",
} as const;
