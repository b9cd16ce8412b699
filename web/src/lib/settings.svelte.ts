/** How the reader of this device likes the page; kept here, and read by whatever shows, moves or sounds. */

import { LANGUAGES, preferred, speakIn, type Language } from "../text/say.svelte";

export const THEMES = ["system", "dark", "light"] as const;
export const MOTIONS = ["system", "reduced"] as const;
/** How fast the turns of computers are shown. */
export const PACES = ["once", "quick", "slow"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Pace = (typeof PACES)[number];

interface Kept {
  language?: Language;
  theme?: Theme;
  motion?: Motion;
  pace?: Pace;
  sound?: boolean;
  volume?: number;
  quick?: boolean;
  passes?: boolean;
  notices?: boolean;
  asked?: boolean;
}

const KEY = "valles-settings";
const LOUDNESS = 0.6;
/** The page is designed as a planet at night. */
const NIGHT: Theme = "dark";

const kept = read();
let language = $state<Language>(kept.language ?? preferred());
let chosen = $state(kept.language !== undefined);
let theme = $state<Theme>(kept.theme ?? NIGHT);
let motion = $state<Motion>(kept.motion ?? "system");
let pace = $state<Pace>(kept.pace ?? "once");
let sound = $state(kept.sound ?? true);
let volume = $state(kept.volume ?? LOUDNESS);
let quick = $state<boolean | null>(kept.quick ?? null);
let passes = $state(kept.passes ?? false);
let notices = $state(kept.notices ?? false);
let asked = $state(kept.asked ?? false);

const daylight = matchMedia("(prefers-color-scheme: light)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
let systemLight = $state(daylight.matches);
let systemStill = $state(stillness.matches);
// Another tab of this browser shows what was chosen here, and the other way round.
addEventListener("storage", ({ key }) => {
  if (key === KEY) void follow(read());
});
daylight.addEventListener("change", (event) => {
  systemLight = event.matches;
  show();
});
stillness.addEventListener("change", (event) => {
  systemStill = event.matches;
  show();
});

export const settings = {
  get language(): Language {
    return language;
  },
  /** Whether somebody has chosen the language, rather than the browser. */
  get chosen(): boolean {
    return chosen;
  },
  get theme(): Theme {
    return theme;
  },
  set theme(wanted: Theme) {
    theme = wanted;
    keep();
  },
  get motion(): Motion {
    return motion;
  },
  set motion(wanted: Motion) {
    motion = wanted;
    keep();
  },
  get pace(): Pace {
    return pace;
  },
  set pace(wanted: Pace) {
    pace = wanted;
    keep();
  },
  get sound(): boolean {
    return sound;
  },
  set sound(wanted: boolean) {
    sound = wanted;
    keep();
  },
  /** How loud, from 0 to 1. */
  get volume(): number {
    return volume;
  },
  set volume(wanted: number) {
    volume = wanted;
    keep();
  },
  /** Whether the browser shall say that it is one's turn, and whether somebody has been asked about it. */
  get notices(): boolean {
    return notices;
  },
  set notices(wanted: boolean) {
    notices = wanted;
    asked = true;
    keep();
  },
  get asked(): boolean {
    return asked;
  },
  /** Whether turns end without a further word; null where the table decides, since nobody has. */
  get quick(): boolean | null {
    return quick;
  },
  set quick(wanted: boolean | null) {
    quick = wanted;
    keep();
  },
  /** Whether the page passes as soon as nothing is left to do. */
  get passes(): boolean {
    return passes;
  },
  set passes(wanted: boolean) {
    passes = wanted;
    keep();
  },
  /** Whether the page is light now, whoever decided it. */
  get light(): boolean {
    return theme === "light" || (theme === "system" && systemLight);
  },
  /** Whether nothing should fly about. */
  get still(): boolean {
    return motion === "reduced" || systemStill;
  },
};

/** Say everything in this language from now on, here and after a reload. */
export async function choose(wanted: Language): Promise<void> {
  language = wanted;
  chosen = true;
  keep();
  await speakIn(wanted);
}

/** Speak and look as was chosen; once, before the page is shown. */
export async function begin(): Promise<void> {
  show();
  await speakIn(language);
}

/** Be as was chosen elsewhere; what is not kept stays as it is. */
async function follow(found: Kept): Promise<void> {
  theme = found.theme ?? theme;
  motion = found.motion ?? motion;
  sound = found.sound ?? sound;
  volume = found.volume ?? volume;
  pace = found.pace ?? pace;
  quick = found.quick ?? quick;
  passes = found.passes ?? passes;
  notices = found.notices ?? notices;
  show();
  if (found.language === undefined) return;
  language = found.language;
  chosen = true;
  await speakIn(language);
}

function keep(): void {
  const now: Kept = {
    theme,
    motion,
    pace,
    sound,
    volume,
    passes,
    notices,
    asked,
    ...(quick === null ? {} : { quick }),
    ...(chosen ? { language } : {}),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing still plays.
  }
  show();
}

function read(): Kept {
  try {
    return valid(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept);
  } catch {
    return {};
  }
}

/** What an older or newer page has kept may mean nothing here. */
function valid(found: Kept): Kept {
  const known: Kept = {};
  if (LANGUAGES.includes(found.language!)) known.language = found.language;
  if (THEMES.includes(found.theme!)) known.theme = found.theme;
  if (MOTIONS.includes(found.motion!)) known.motion = found.motion;
  if (PACES.includes(found.pace!)) known.pace = found.pace;
  if (typeof found.sound === "boolean") known.sound = found.sound;
  if (typeof found.quick === "boolean") known.quick = found.quick;
  if (typeof found.passes === "boolean") known.passes = found.passes;
  if (typeof found.notices === "boolean") known.notices = found.notices;
  if (typeof found.asked === "boolean") known.asked = found.asked;
  if (typeof found.volume === "number") known.volume = Math.min(1, Math.max(0, found.volume));
  return known;
}

function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = settings.light ? "light" : "dark";
  dataset.motion = settings.still ? "reduced" : "full";
}
