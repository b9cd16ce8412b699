/** The seconds in which something can be taken back before it happens. */

/** Seconds in which a pass, or a card of a draft, can be taken back. */
export const GRACE = 4;

/** Milliseconds after which is looked again how many are left. */
const TICK = 200;

/** Count down to an act. `show` is called with the seconds that are left; the act waits as long as `isBusy`. */
export function startCountdown(show: (seconds: number) => void, isBusy: () => boolean, act: () => void): () => void {
  show(GRACE);
  const until = Date.now() + GRACE * 1000;
  const timer = setInterval(() => {
    const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    show(seconds);
    if (seconds > 0 || isBusy()) return;
    clearInterval(timer);
    act();
  }, TICK);
  return () => clearInterval(timer);
}
