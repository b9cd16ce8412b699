/** The changes of a pick, as the chips of a prompt show them. */

export interface Change {
  icon: string;
  text: string;
  tone: "good" | "bad" | "info";
  /** True if it is production. */
  made: boolean;
  /** The seat that it happens to, if it is somebody else. */
  seat: string | null;
}

export function change(
  icon: string,
  text: string,
  tone: Change["tone"],
  made = false,
  seat: string | null = null,
): Change {
  return { icon, text, tone, made, seat };
}

/** A signed number as it is printed. */
export function signed(number: number): string {
  return `${number > 0 ? "+" : number < 0 ? "−" : ""}${Math.abs(number)}`;
}
