/** The time as the server has it, in seconds: clocks of players are shown by it, whatever the clock of the device says. */

import { createSubscriber } from "svelte/reactivity";

/** Milliseconds between two looks at a clock that shows seconds. */
const QUICK = 1000;
/** The same for one that shows minutes. */
const SLOW = 15_000;

/** The server is ahead of this device by at least and at most so many milliseconds. */
let bounds: [number, number] | null = null;

/** Note the time of a response, whole seconds of the server, to a request that was sent and answered at these times. */
export function noteServerDate(date: string | null, sent: number, answered: number): void {
  const stated = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(stated)) return;
  const [least, most] = [stated - answered, stated + 1000 - sent];
  const fits = bounds !== null && least <= bounds[1] && most >= bounds[0];
  bounds = fits ? [Math.max(least, bounds![0]), Math.min(most, bounds![1])] : [least, most];
}

function ticking(every: number): () => void {
  return createSubscriber((update) => {
    const timer = setInterval(update, every);
    return () => clearInterval(timer);
  });
}
const quick = ticking(QUICK);
const slow = ticking(SLOW);

/** Return the server's time now. */
export function serverTime(): number {
  const ahead = bounds === null ? 0 : (bounds[0] + bounds[1]) / 2;
  return (Date.now() + ahead) / 1000;
}

/** Return the server's time, and look again in a while: after a second if seconds are shown. */
export function runningTime(seconds: boolean): number {
  if (seconds) quick();
  else slow();
  return serverTime();
}
