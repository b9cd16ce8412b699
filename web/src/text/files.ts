/** The files of messages, loaded by language and folder; they are the ones that the server speaks from. */

import type { Texts } from "../protocol";
import type { MessageFile } from "./speech";

/** What every page says; the other folders are those of the games. */
export const SHARED = "shared";

const FILES = import.meta.glob<string>(
  ["../../../src/valles/describe/texts/*/*.ftl", "../../../src/valles/games/*/texts/*/*.ftl"],
  { query: "?raw", import: "default" },
);

/** What the server told of games of other packages, by language. */
const cache = new Map<string, Promise<Texts>>();

/** Whether the page holds the messages of a folder itself; those of other packages it asks the server for. */
export function isHeld(folder: string): boolean {
  return Object.keys(FILES).some((path) => path.includes(place("en", folder)));
}

function place(language: string, folder: string): string {
  return `/${folder === SHARED ? "describe" : `games/${folder}`}/texts/${language}/`;
}

/** The files of some folders in one language. */
export async function messages(language: string, folders: Iterable<string>): Promise<MessageFile[]> {
  const held = [...folders].filter(isHeld).map((folder) => place(language, folder));
  const paths = Object.keys(FILES).filter((path) => held.some((folder) => path.includes(folder)));
  const own = paths.map(async (path) => ({ name: stem(path), text: await FILES[path]!() }));
  const brought = [...folders].filter((folder) => !isHeld(folder)).map((game) => ofPackage(language, game));
  return (await Promise.all([Promise.all(own), ...brought])).flat();
}

async function ofPackage(language: string, game: string): Promise<MessageFile[]> {
  if (!cache.has(language)) {
    const request = fetch(`/api/texts/${language}`).then((answer) => answer.json() as Promise<Texts>);
    request.catch(() => cache.delete(language));
    cache.set(language, request);
  }
  const files = (await cache.get(language)!).games[game] ?? {};
  return Object.entries(files).map(([name, text]) => ({ name, text }));
}

function stem(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}
