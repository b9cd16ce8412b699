/** The preferences of the reader of this device; stored here, and read by all that shows, moves or sounds. */

import { Stored } from "./stored.svelte";
import { LANGUAGES, preferred, speakIn, type Language } from "../text/say.svelte";

export const THEMES = ["system", "dark", "light"] as const;
export const MOTIONS = ["system", "reduced"] as const;
/** The speed at which turns of computers are shown. */
export const PACES = ["once", "quick", "slow"] as const;
type Theme = (typeof THEMES)[number];
type Motion = (typeof MOTIONS)[number];
type Pace = (typeof PACES)[number];

interface Preferences {
  theme: Theme;
  motion: Motion;
  /** The speed at which turns of computers are shown; null where it depends on the game: a first one is shown quickly. */
  pace: Pace | null;
  /** True if the log is written in sentences. */
  sentences: boolean;
  sound: boolean;
  /** The volume, from 0 to 1. */
  volume: number;
  /** True if turns end without confirmation; null where the table decides. */
  quick: boolean | null;
  /** True if the page passes as soon as nothing is left to do. */
  passes: boolean;
  /** True if a step of a replay is a whole turn. */
  turns: boolean;
  /** True if the browser shall notify of one's turn. */
  notices: boolean;
  /** True once the reader has answered the question about notifications. */
  noticesAnswered: boolean;
}

type StoredPreferences = Partial<Preferences> & { language?: Language };

const DEFAULTS: Preferences = {
  // The page is designed as a planet at night.
  theme: "dark",
  motion: "system",
  pace: null,
  sentences: false,
  sound: true,
  volume: 0.6,
  quick: null,
  passes: false,
  turns: false,
  notices: false,
  noticesAnswered: false,
};

const isBoolean = (value: unknown) => typeof value === "boolean";
const isOneOf = (values: readonly string[]) => (value: unknown) => values.includes(value as string);
const VALID: Record<keyof StoredPreferences, (value: unknown) => boolean> = {
  language: isOneOf(LANGUAGES),
  theme: isOneOf(THEMES),
  motion: isOneOf(MOTIONS),
  pace: isOneOf(PACES),
  sentences: isBoolean,
  sound: isBoolean,
  volume: (value) => typeof value === "number" && value >= 0 && value <= 1,
  quick: isBoolean,
  passes: isBoolean,
  turns: isBoolean,
  notices: isBoolean,
  noticesAnswered: isBoolean,
};

/** Preferences that older pages have stored under another name. */
const RENAMED = [["asked", "noticesAnswered"]] as const;

/** Another version of the page may have stored other values. */
function parse(json: Record<string, unknown>): StoredPreferences {
  const renamed = RENAMED.filter(([old]) => old in json).map(([old, name]) => [name, json[old]]);
  const preferences = { ...(Object.fromEntries(renamed) as StoredPreferences), ...json };
  const valid = Object.entries(VALID).filter(([name, isValid]) => isValid(preferences[name as keyof Preferences]));
  return Object.fromEntries(valid.map(([name]) => [name, preferences[name as keyof Preferences]]));
}

const stored = new Stored<StoredPreferences>("valles-settings", {}, parse);
const browserLanguage = preferred();
const daylight = matchMedia("(prefers-color-scheme: light)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
let systemLight = $state(daylight.matches);
let systemStill = $state(stillness.matches);
stored.onChange(() => {
  show();
  void speakIn(settings.language);
});
daylight.addEventListener("change", (event) => {
  systemLight = event.matches;
  show();
});
stillness.addEventListener("change", (event) => {
  systemStill = event.matches;
  show();
});

function change(preferences: StoredPreferences): void {
  stored.value = { ...stored.value, ...preferences };
  show();
}

const derived = {
  get language(): Language {
    return stored.value.language ?? browserLanguage;
  },
  /** True if the reader has chosen the language, false if it is the browser's. */
  get chosen(): boolean {
    return stored.value.language !== undefined;
  },
  /** True if the page is light now. */
  get light(): boolean {
    return settings.theme === "light" || (settings.theme === "system" && systemLight);
  },
  /** True if nothing should fly about. */
  get still(): boolean {
    return settings.motion === "reduced" || systemStill;
  },
};

/** A preference reads as it is stored, and is stored when it is assigned. */
function accessor(name: keyof Preferences): PropertyDescriptor {
  return {
    get: () => stored.value[name] ?? DEFAULTS[name],
    set: (value: never) => change({ [name]: value }),
  };
}

export const settings = Object.defineProperties(
  derived,
  Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, accessor(name as keyof Preferences)])),
) as typeof derived & Preferences;

/** Say everything in this language from now on, here and after a reload. */
export async function choose(language: Language): Promise<void> {
  change({ language });
  await speakIn(language);
}

/** Speak and look as was chosen; once, before the page is shown. */
export async function begin(): Promise<void> {
  show();
  await speakIn(settings.language);
}

function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = settings.light ? "light" : "dark";
  dataset.motion = settings.still ? "reduced" : "full";
}
