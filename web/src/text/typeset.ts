/** How texts are set: a minus is a minus, and a number stays on the line of its unit. */

export function typeset(text: string): string {
  return text.replace(/(?<![\p{L}\d])-(?=\d)/gu, "−").replace(/(?<=\d) (?=%|°|M€)/g, "\u00a0");
}

/** What stands in several lines, as it is spoken. */
export function sentences(lines: string[]): string {
  return lines.join(". ").replaceAll("..", ".");
}

/** A number as it is printed; nothing where there is none. */
export function written(number: number | null | undefined): string {
  return number == null ? "" : typeset(String(number));
}
