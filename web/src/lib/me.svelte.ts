/** The player of this device, as the server has it. */

import { api, Refused } from "./api";
import { choose, settings } from "./settings.svelte";
import { Stored } from "./stored.svelte";
import type { Me } from "../protocol";
import { LANGUAGES, type Language } from "../text/say.svelte";

/** Hosts that nobody else on a network can listen to. */
const OWN = ["localhost", "127.0.0.1", "[::1]"];
const UNKNOWN = 401;
/** True on a device where somebody has come in; the cookie itself no script can see. */
const visited = new Stored("valles-been-here", false, () => true);

let me = $state.raw<Me | null>(null);

export const who = {
  get me(): Me | null {
    return me;
  },
  /** True if others on the network may read along. */
  get overheard(): boolean {
    return me?.plain === true && !OWN.includes(location.hostname);
  },
};

/** Ask the server whether it knows us; a newcomer it cannot know. */
export async function recognise(): Promise<void> {
  if (!visited.read()) return;
  try {
    become(await api.me());
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.status !== UNKNOWN) throw error;
    forgetMe();
  }
}

export async function enter(name: string): Promise<void> {
  become(await api.enter({ name, language: settings.language }));
}

export async function rename(name: string): Promise<void> {
  me = await api.change({ name });
}

/** On a device where nobody chose a language, the one of whoever comes in is spoken. */
export function become(somebody: Me): void {
  me = somebody;
  visited.value = true;
  const language = LANGUAGES.find((known) => known === somebody.language);
  if (!settings.chosen && language) void choose(language);
}

/** The server says texts of its own too, so it is told the language. */
export async function tellLanguage(language: Language): Promise<void> {
  if (me && me.language !== language) me = await api.change({ language });
}

/** The session has ended elsewhere, or the server has forgotten it. */
export function forgetMe(): void {
  me = null;
  visited.value = false;
}

export async function endSession(): Promise<void> {
  await api.leaveSession();
  forgetMe();
}
