/** The drawings of what boxes bring, by its name in cards and goals; each box has them in its `drawings.ts`. */

const FILES = import.meta.glob<Record<string, string>>("./boxes/*/drawings.ts", { eager: true, import: "default" });

export const BOX_DRAWINGS: Record<string, string> = Object.assign({}, ...Object.values(FILES)) as Record<
  string,
  string
>;
