/** The files of messages, loaded by language and folder; they are the ones that the server speaks from. */

import type { MessageFile } from "./speech";

/** What every page says; the other folders are those of the games. */
export const SHARED = "shared";

const FILES = import.meta.glob<string>("../../../src/valles/locale/*/*/*.ftl", { query: "?raw", import: "default" });

/** The files of some folders in one language. */
export async function messages(language: string, folders: Iterable<string>): Promise<MessageFile[]> {
  const wanted = [...folders].map((folder) => `/locale/${language}/${folder}/`);
  const paths = Object.keys(FILES).filter((path) => wanted.some((folder) => path.includes(folder)));
  return Promise.all(paths.map(async (path) => ({ name: stem(path), text: await FILES[path]!() })));
}

function stem(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}
