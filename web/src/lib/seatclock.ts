/** The clocks of players at a table, as the server describes them, and what of them is shown at a moment. */

import { clock } from "./clock";
import type { TableInfo } from "../protocol";
import { runningTime, serverTime } from "./servertime";
import { language } from "../text/say.svelte";

export interface Phase {
  at: number;
  state: "still" | "run" | "drain" | "pause" | "sleep" | "vacation" | "up";
  left: number;
  bank: number;
}

interface SeatClock {
  phases: Phase[];
  off_turn: boolean;
  passing: boolean;
  share: number;
}

export type Deed = "pass" | "bot";

/** A decision about the time of a seat; `by` is empty if the table acted by itself. */
interface Decision {
  seat: string;
  deed: Deed;
  by: string;
  at: number;
}

/** A seat that a computer took over in a round. */
interface Mark {
  seat: string;
  rounds: number;
  by_others: boolean;
  set_aside: number;
}

export interface ClockInfo {
  kind: "none" | "live" | "days";
  bank: number;
  increment: number;
  allowance: number;
  off_turn: number;
  grace: number;
  sleep: boolean;
  vacation: boolean;
  default: Deed | "wait";
  seats: Record<string, SeatClock>;
  pauses: { reason: "start" | "agreed" | "consent"; until: number; seat: string }[];
  decision: Decision | null;
  proposal: { seconds: number; agreed: string[]; until: number } | null;
  resuming: string[];
  agreed_pauses: number;
  most_pauses: number;
  marks: Mark[];
  done: Decision[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds under which a clock counts in seconds. */
const COUNTED = 10 * MINUTE;
/** The share of the time under which it is nearly used up. */
const FIFTH = 0.2;
/** Seconds under which the time of a live game is nearly used up. */
const SHORT = 30;

/** Return the clocks of a table; null if it has none. */
export function clocksOf(table: TableInfo): ClockInfo | null {
  return (table.features["clock"] as ClockInfo | undefined) ?? null;
}

function unit(count: number, name: "day" | "hour" | "minute" | "second"): string {
  const unitDisplay = name === "day" ? "long" : "short";
  return new Intl.NumberFormat(language(), { style: "unit", unit: name, unitDisplay }).format(count);
}

/** Return a length of time in words, with its two largest units: "2 days 3 hr". */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts: [number, "day" | "hour" | "minute" | "second"][] = [
    [Math.floor(whole / DAY), "day"],
    [Math.floor((whole % DAY) / HOUR), "hour"],
    [Math.floor((whole % HOUR) / MINUTE), "minute"],
    [whole % MINUTE, "second"],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return unit(0, "second");
  const shown = parts.slice(first, first + 2).filter(([count]) => count > 0);
  return shown.map(([count, name]) => unit(count, name)).join(" ");
}

/** Return the time that is left as on a clock: "7:42", or in words where it is long. */
export function countdown(seconds: number, live: boolean): string {
  if (!live && seconds >= COUNTED)
    return duration(seconds >= DAY ? seconds - (seconds % HOUR) : seconds - (seconds % MINUTE));
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  const pad = (number: number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % MINUTE)}` : `${minutes}:${pad(whole % MINUTE)}`;
}

/** Return a moment: the time of day, with the day of the week if it is not within a day. */
export function moment(at: number): string {
  if (at - serverTime() < DAY) return clock(at * 1000);
  return new Intl.DateTimeFormat(language(), { weekday: "short", day: "numeric", month: "short" }).format(at * 1000);
}

/** A clock at one moment. */
export interface Face {
  state: Phase["state"];
  /** True if little is left. */
  low: boolean;
  /** Seconds that are left of what it consumes. */
  left: number;
  bank: number;
  /** The time at which the phase ends; null where that is not foreseen. */
  until: number | null;
  since: number;
  offTurn: boolean;
  share: number;
}

/** Return the clock of a seat at a moment; null if it has none. */
export function faceAt(info: ClockInfo, seat: string, now: number): Face | null {
  const own = info.seats[seat];
  if (!own || own.phases.length === 0) return null;
  const next = own.phases.findIndex(({ at }) => at > now);
  const at = next < 0 ? own.phases.length - 1 : Math.max(0, next - 1);
  const phase = own.phases[at]!;
  const passed = phase.state === "run" || phase.state === "drain" ? Math.max(0, now - phase.at) : 0;
  const left = Math.max(0, phase.left - passed);
  const whole = own.off_turn
    ? info.off_turn
    : info.kind === "days" && phase.state === "run"
      ? info.allowance
      : info.bank;
  const spends = phase.state === "drain" || (info.kind === "live" && phase.state === "run" && !own.off_turn);
  const bank = spends ? left : phase.bank;
  return {
    state: phase.state,
    low: left < FIFTH * whole || (info.kind === "live" && left < SHORT),
    left,
    bank,
    until: own.phases[at + 1]?.at ?? null,
    since: phase.at,
    offTurn: own.off_turn,
    share: info.bank > 0 ? bank / info.bank : 0,
  };
}

/** Return the clock of a seat now, and again whenever it looks otherwise. One that stands costs nothing. */
export function currentFace(info: ClockInfo, seat: string): Face | null {
  const face = faceAt(info, seat, serverTime());
  if (!face || (info.seats[seat]!.phases.length === 1 && face.state !== "run")) return face;
  const counts = (face.state === "run" || face.state === "drain") && (info.kind === "live" || face.left < COUNTED);
  return faceAt(info, seat, runningTime(counts || (face.until !== null && face.until - serverTime() < MINUTE)));
}

/** Return the other seats whose time is up now, while nothing has been decided about them. */
export function seatsUp(info: ClockInfo, seat: string): string[] {
  return Object.keys(info.seats).filter(
    (other) => other !== seat && !info.seats[other]!.passing && currentFace(info, other)?.state === "up",
  );
}

/** Return the pause of all clocks that holds now; null if there is none. */
export function pauseOf(info: ClockInfo): ClockInfo["pauses"][number] | null {
  return info.pauses.find(({ until, seat }) => seat === "" && until > serverTime()) ?? null;
}
