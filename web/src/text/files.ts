/** The files of messages, loaded by language and folder; they are the ones that the server speaks from. */

import type { Texts } from "../protocol";
import type { MessageFile } from "./speech";

/** What every page says; the other folders are those of the games. */
export const SHARED = "shared";

/** The file of a box whose messages every page says: the lobby names the box before anybody plays it. */
const LOBBY = "lobby";

const FILES = import.meta.glob<string>(
  [
    "../../../src/valles/describe/texts/*/*.ftl",
    "../../../src/valles/games/*/texts/*/*.ftl",
    "../../../src/valles/games/*/boxes/*/texts/*/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** A file of messages of this page: its folder, language and name, and its text. */
interface HeldFile {
  folder: string;
  language: string;
  name: string;
  load: () => Promise<string>;
}

const HELD: HeldFile[] = Object.entries(FILES).map(([path, load]) => {
  const [, game, language, name] = /\/valles\/(?:describe|games\/(\w+).*)\/texts\/(\w+)\/([\w-]+)\.ftl$/.exec(path)!;
  return { folder: name === LOBBY ? SHARED : (game ?? SHARED), language: language!, name: name!, load };
});

/** What the server told of games of other packages, by language. */
const cache = new Map<string, Promise<Texts>>();

/** Whether the page holds the messages of a folder itself; those of other packages it asks the server for. */
export function isHeld(folder: string): boolean {
  return HELD.some((file) => file.folder === folder);
}

/** The files of some folders in one language. */
export async function messages(language: string, folders: Iterable<string>): Promise<MessageFile[]> {
  const known = [...folders];
  const held = HELD.filter((file) => file.language === language && known.includes(file.folder));
  const own = held.map(async ({ name, load }) => ({ name, text: await load() }));
  const brought = known.filter((folder) => !isHeld(folder)).map((game) => ofPackage(language, game));
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
