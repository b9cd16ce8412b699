/** Secret links that this device has made: a link that was sent must not die because its sender reloads the page. */

import { api } from "./api";
import type { Link } from "../protocol";

type Kept = Record<string, Record<string, Link>>;

const KEY = "valles-links";
/** The place of the spectators' link; no colour is called so. */
const WATCH = "*";

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then a new one is made next time.
  }
}

/** The link to a seat, or without one for spectators, if this device has made one that is still good. */
export function keptLink(table: string, seat: string | null): Link | null {
  const found = read()[table]?.[seat ?? WATCH];
  return found && found.expires > Date.now() / 1000 ? found : null;
}

/** A new link; whatever was sent before opens nothing any more. */
export async function newLink(table: string, seat: string | null): Promise<Link> {
  const link = await api.link(table, seat);
  const kept = read();
  write({ ...kept, [table]: { ...kept[table], [seat ?? WATCH]: link } });
  return link;
}

/** A seat that is taken needs its link no longer; without a seat, nobody shall watch any more. */
export function forget(table: string, seat: string | null): void {
  const { [table]: links = {}, ...others } = read();
  const rest = Object.entries(links).filter(([place]) => place !== (seat ?? WATCH));
  write(rest.length ? { ...others, [table]: Object.fromEntries(rest) } : others);
}

/** What a link is to be sent as; a seat's address says no more than its secret. */
export function address(link: Link, kind: "device" | "seat" | "watch"): string {
  return `${location.origin}/join${kind === "seat" ? "" : `/${kind}`}#${link.secret}`;
}

/** Put a text on the clipboard; over plain http only the old way is open. */
export async function copied(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand("copy");
  }
}
