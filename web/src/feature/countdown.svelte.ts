/** Seconds until something happens by itself. */

/** Milliseconds after which is looked again how many are left. */
const TICK = 200;

export class Countdown {
  /** Whole seconds; null where nothing happens by itself. */
  seconds = $state<number | null>(null);
  /** The seconds with which it began. */
  total = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  start(seconds: number): void {
    this.stop();
    const until = Date.now() + seconds * 1000;
    const look = () => (this.seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    this.total = look();
    this.#timer = setInterval(look, TICK);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.seconds = null;
  }
}
