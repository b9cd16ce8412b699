import { expect, test } from "vitest";
import { countdown, duration, faceAt, type ClockInfo, type Phase } from "./seatclock";

const DAY = 86_400;

function clocks(kind: "live" | "days", phases: Phase[], more: Partial<ClockInfo> = {}): ClockInfo {
  const seats = { yellow: { phases, off_turn: false, passing: false, share: 1 } };
  const times = { bank: 1080, increment: 40, allowance: 2 * DAY, off_turn: 20, grace: 60 };
  const rest = { pauses: [], decision: null, proposal: null, resuming: [], marks: [], done: [] };
  return {
    ...{ kind, sleep: true, vacation: true, default: "bot", agreed_pauses: 0, most_pauses: 3, seats },
    ...times,
    ...rest,
    ...more,
  };
}

test("a clock that runs counts down from the moment at which the server set it", () => {
  const info = clocks("live", [
    { at: 1000, state: "run", left: 500, bank: 500 },
    { at: 1500, state: "up", left: 0, bank: 0 },
  ]);

  expect(faceAt(info, "yellow", 1100)).toMatchObject({ state: "run", left: 400, bank: 400, low: false });
  expect(faceAt(info, "yellow", 1400)).toMatchObject({ state: "run", left: 100, low: true });
  expect(faceAt(info, "yellow", 1501)).toMatchObject({ state: "up", left: 0 });
});

test("a clock of days shows its phases one after the other: the allowance, sleep, then the bank", () => {
  const info = clocks("days", [
    { at: 0, state: "run", left: 3600, bank: DAY },
    { at: 1800, state: "sleep", left: 1800, bank: DAY },
    { at: 30_000, state: "run", left: 1800, bank: DAY },
    { at: 31_800, state: "drain", left: DAY, bank: DAY },
  ]);
  const shown = [900, 10_000, 30_900, 40_000].map((now) => faceAt(info, "yellow", now));

  expect(shown.map((face) => [face?.state, face?.left])).toEqual([
    ["run", 2700],
    ["sleep", 1800],
    ["run", 900],
    ["drain", DAY - 8200],
  ]);
  expect(shown[1]?.until).toBe(30_000);
});

test("a seat of a computer has no clock", () => {
  expect(faceAt(clocks("live", []), "blue", 0)).toBeNull();
});

test("times are written as on a clock, or in words where they are long", () => {
  expect(countdown(462, true)).toBe("7:42");
  expect(countdown(3661, true)).toBe("1:01:01");
  expect(countdown(59.2, false)).toBe("1:00");
  expect(countdown(2 * DAY + 3 * 3600 + 59, false)).toBe("2 days 3 hr");
  expect(duration(18 * 60)).toBe("18 min");
  expect(duration(0)).toBe("0 sec");
});
