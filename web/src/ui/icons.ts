/** Icons as things to draw, side by side: what belongs together in which way is the same in every game. */

import type { Icon, Relation, Thing } from "../icon";

/** A thing as it is drawn: a coin or a text, the drawings behind it, and how it stands out. */
export interface Drawn {
  is: "thing";
  text: string;
  drawings: string[];
  /** The text in a coin; null for none. */
  coin: string | null;
  /** True if it is anybody's, which a red frame marks. */
  any: boolean;
  /** True if it is available for a further payment. */
  boost: boolean;
  starred: boolean;
  large: boolean;
}
interface Box {
  is: "box";
  marks: Mark[];
}
interface Sign {
  is: "sign";
  text: string;
  /** Stands in the place of the text. */
  drawing?: string;
}
export type Mark = Drawn | Box | Sign;

/** The icons of a game. */
export interface Drawings {
  /** Return the drawing of a thing, or null; `price` is true for a part of a price, which stands before an arrow. */
  thing: (thing: Thing, price: boolean) => Drawn | null;
  arrow: Sign;
}

export const MINUS = "−";
const SLASH: Sign = { is: "sign", text: "/" };
const COLON: Sign = { is: "sign", text: ":" };
const EQUALS: Sign = { is: "sign", text: "=" };

export function drawn(drawings: string[], rest: Partial<Drawn> = {}): Drawn {
  return {
    is: "thing",
    text: "",
    drawings,
    coin: null,
    any: false,
    boost: false,
    starred: false,
    large: false,
    ...rest,
  };
}

/** All things of these trees, from left to right. */
export function things(icons: Icon[]): Thing[] {
  return icons.flatMap((icon) => {
    if (icon.type === "thing") return [icon];
    if (icon.type === "group") return things(icon.icons);
    return icon.type === "either" ? icon.ways.flatMap(things) : [...things(icon.left), ...things(icon.right)];
  });
}

/** The marks of a row. */
export function row(icons: Icon[], drawings: Drawings, price = false): Mark[] {
  return icons.flatMap((icon) => marks(icon, drawings, price));
}

/** The things among the marks. */
export function drawnIn(marks: Mark[]): Drawn[] {
  return marks.filter((mark) => mark.is === "thing");
}

function marks(icon: Icon, drawings: Drawings, price: boolean): Mark[] {
  if (icon.type === "thing") return [drawings.thing(icon, price)].filter((mark) => mark !== null);
  if (icon.type === "either")
    return joined(
      icon.ways.map((way) => row(way, drawings, price)),
      SLASH,
    );
  if (icon.type === "relation") return related(icon, drawings);
  if (icon.around === "production") return [{ is: "box", marks: row(lossesFirst(icon.icons), drawings) }];
  if (icon.around === "optional") return row(icon.icons, drawings, price);
  return [
    drawn(
      drawnIn(row(icon.icons, drawings)).flatMap((one) => one.drawings),
      { text: SLASH.text },
    ),
  ];
}

/** Without a cost, the arrow comes first. */
function related({ sign, left, right }: Relation, drawings: Drawings): Mark[] {
  const between = { price: drawings.arrow, trigger: COLON, each: SLASH, if: COLON, equal: EQUALS }[sign];
  const after = row(right, drawings);
  return sign === "price" && left.length === 0
    ? [between, ...after]
    : joined([row(left, drawings, sign === "price"), after], between);
}

/** A sign stands between two sides only if both draw something. */
function joined(sides: Mark[][], sign: Sign): Mark[] {
  return sides.filter((side) => side.length > 0).flatMap((side, at) => (at > 0 ? [sign, ...side] : side));
}

function lossesFirst(icons: Icon[]): Icon[] {
  const lost = (icon: Icon) => icon.type === "thing" && icon.sign === "-";
  return [...icons.filter(lost), ...icons.filter((icon) => !lost(icon))];
}
