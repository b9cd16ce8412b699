/** Secret links that this device has made: a link that was sent must not die because its sender reloads the page. */

import { api } from "./api";
import { Stored } from "./stored.svelte";
import type { Link } from "../protocol";
import { pathTo } from "./base";

/** The target of a link at a table: the seat that it offers, the view of spectators, or the hand of a seat. */
export type Opens = { kind: "seat" | "hand"; seat: string } | { kind: "watch" };

/** The links by table and place. */
type Links = Record<string, Record<string, Link>>;

const stored = new Stored<Links>("valles-links", {}, (links: Links) => links);
/** The keys of links without a seat; no colour is called so. */
const WATCH = "*";
const HAND = "*hand:";

function placeOf(opens: Opens): string {
  return opens.kind === "watch" ? WATCH : opens.kind === "hand" ? HAND + opens.seat : opens.seat;
}

/** The link, if this device has made one that is still good. */
export function keptLink(table: string, opens: Opens): Link | null {
  const link = stored.read()[table]?.[placeOf(opens)];
  return link && link.expires > Date.now() / 1000 ? link : null;
}

/** A new link; whatever was sent before opens nothing any more. */
export async function newLink(table: string, opens: Opens): Promise<Link> {
  const link = await (opens.kind === "hand"
    ? api.showHand(table, opens.seat)
    : api.link(table, opens.kind === "seat" ? opens.seat : null));
  stored.update((links) => ({ ...links, [table]: { ...links[table], [placeOf(opens)]: link } }));
  return link;
}

/** A link opens nothing any more: its seat is taken, or nobody shall look by it. */
export function forget(table: string, opens: Opens): void {
  stored.update(({ [table]: links = {}, ...others }) => {
    const rest = Object.entries(links).filter(([place]) => place !== placeOf(opens));
    return rest.length ? { ...others, [table]: Object.fromEntries(rest) } : others;
  });
}

/** Return the address of a link; that of a seat contains no more than its secret. */
export function address(link: Link, kind: Opens["kind"] | "device"): string {
  return `${location.origin}${pathTo(kind === "seat" ? "/join" : `/join/${kind}`)}#${link.secret}`;
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
