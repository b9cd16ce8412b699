/** Who stands in the result of a game, and by which names its figures go. */

import type { Snapshot, TableInfo } from "../protocol";
import { rivalOf, shape } from "./seat";
import { colourName, inOrder, sitter } from "./game";
import { pageOf, prefixOf } from "../games/registry";
import { breaker } from "../text/breaking";
import { inWords, name, tellOr } from "../text/say.svelte";

export interface Sitter {
  seat: string;
  name: string;
  /** The number of shape, colour and pattern. */
  number: number;
  /** An automatic opponent without a seat. */
  rival: boolean;
}

/** Everybody who has points: the seats in their order, then rivals. */
export function sitters(info: TableInfo, scores: Record<string, unknown> = {}): Sitter[] {
  const seated = inOrder(info).map((seat) => ({
    seat: seat.seat,
    name: sitter(seat) || colourName(seat.seat),
    number: shape(seat.seat),
    rival: false,
  }));
  const rivals = Object.keys(scores).filter((one) => !seated.some(({ seat }) => seat === one));
  return [
    ...distinct(seated),
    ...rivals.map((seat) => ({
      seat,
      name: name(prefixOf(info.game) + seat),
      number: shape(rivalOf(info.game, seated)),
      rival: true,
    })),
  ];
}

/** The same, the best first. */
export function ranked(info: TableInfo, { scores, places }: Pick<Snapshot, "scores" | "places">): Sitter[] {
  return sitters(info, scores).toSorted((one, other) => (places[one.seat] ?? 0) - (places[other.seat] ?? 0));
}

/** Names that two share are told apart by their colours. */
function distinct(seated: Sitter[]): Sitter[] {
  const twice = (one: Sitter) => seated.filter(({ name }) => name === one.name).length > 1;
  return seated.map((one) => (twice(one) ? { ...one, name: `${one.name} (${colourName(one.seat)})` } : one));
}

export function categoryName(game: string, category: string): string {
  const key = `${prefixOf(game)}score-${category.replaceAll("_", "-")}`;
  return tellOr(inWords(category), key);
}

/** Long words of categories, with where they may be broken in a narrow column. */
const breakable = breaker(`
Techno-logies Blue-prints Scien-tists Con-tracts Mile-stones
Terra-form-wert Aus-zeich-nungen Meilen-steine Grün-flächen-plätt-chen Stadt-plätt-chen Fort-schritts-würfel
Kolo-nisten Techno-logien Bau-pläne Wissen-schaft-ler Erden-ver-träge
Współ-czynnik terra-for-macji Kolo-niści Techno-logie Nau-kowcy Kon-trakty
Terra-forma-zione Ricono-sci-menti Vegeta-zione Tecno-logie Scien-ziati Con-tratti Pro-gresso
Onder-schei-dingen Groen-tegels Stads-tegels Voort-gangs-blok-jes Techno-logie-ën Blauw-druk-ken
Weten-schap-pers Con-tracten
`);

/** The name of a category at the head of its column. */
export function categoryHead(game: string, category: string): string {
  return breakable(categoryName(game, category));
}

export function categoryIcon(game: string, category: string): string | null {
  return pageOf(game)?.scored[category] ?? null;
}

/** The categories of a score, without their sum. */
export function categories(scores: Record<string, Record<string, number>>): string[] {
  return Object.keys(Object.values(scores)[0] ?? {}).filter((category) => category !== "total");
}
