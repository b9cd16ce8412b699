/** The names of fields and values of a view: the texts of the game, else their own names. */

import { prefixOf } from "../games/registry";
import type { People } from "../table/people";
import { inWords, knows, name, tell, tellOr } from "../text/say.svelte";
import { written } from "../text/typeset";
import type { Json } from "./view";

export class Words {
  #prefix: string;

  constructor(
    game: string,
    readonly people: People,
  ) {
    this.#prefix = prefixOf(game);
  }

  field(field: string): string {
    return tellOr(inWords(field), `${this.#prefix}view-${field.replaceAll("_", "-")}`);
  }

  /** A value on one line. */
  text(value: Json): string {
    if (Array.isArray(value)) return value.map((one) => this.text(one)).join(", ") || "–";
    if (value === null || value === "") return "–";
    if (typeof value === "boolean") return tell(value ? "page-plain-yes" : "page-plain-no");
    if (typeof value === "number") return written(value);
    if (typeof value === "object") return JSON.stringify(value);
    if (this.people.sits(value)) return this.people.name(value);
    const key = this.#prefix + value.replaceAll("_", "-");
    return knows({ key, count: 1, counted: false }) ? name(key) : value.replaceAll("_", " ");
  }
}
