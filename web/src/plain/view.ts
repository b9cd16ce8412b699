/** A view of any game, as it is shown: what it holds by name, without knowing what that means. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Fields = Record<string, Json>;

export function isFields(value: Json | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Return true if a value fits on one line: a text or number, or a list of them. */
export function isShort(value: Json): boolean {
  return Array.isArray(value) ? value.every((one) => typeof one !== "object" || one === null) : !isFields(value);
}

/** The columns of a list whose entries have the same short fields; null for any other. */
export function columnsOf(value: Json): string[] | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isFields)) return null;
  const columns = [...new Set(value.flatMap((row) => Object.keys(row)))];
  const like = value.every((row) => Object.keys(row).length === columns.length && Object.values(row).every(isShort));
  return like ? columns : null;
}

/** The value in the same place of another view, if there is one. */
export function within(value: Json | undefined, place: string | number): Json | undefined {
  if (Array.isArray(value)) return value[Number(place)];
  return isFields(value) ? value[place] : undefined;
}

export function differs(value: Json, other: Json | undefined): boolean {
  return other !== undefined && JSON.stringify(value) !== JSON.stringify(other);
}
