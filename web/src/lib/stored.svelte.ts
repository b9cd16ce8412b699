/** Values that the browser stores between visits, or in a tab until it is closed. */

import { untrack } from "svelte";

/** A stored value. Where the browser stores nothing, it lives as long as the page. */
export class Stored<T> {
  #value = $state.raw() as T;

  /**
   * `parse` returns the value out of stored JSON, which another version of the page may have written. If it returns
   * undefined or throws, the value is `initial`. Without a key nothing is stored.
   */
  constructor(
    private key: string | null,
    private readonly initial: T,
    private readonly parse: (json: never) => T | undefined,
    private readonly area: "localStorage" | "sessionStorage" = "localStorage",
  ) {
    this.#value = initial;
    this.reload();
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    if (this.key === null) return;
    try {
      const text = JSON.stringify(value);
      if (text === JSON.stringify(this.initial)) globalThis[this.area].removeItem(this.key);
      else globalThis[this.area].setItem(this.key, text);
    } catch {
      // The browser bars its storage, or it is full.
    }
  }

  /** Return the value that is stored now, also by other tabs, without making an effect depend on it. */
  read(): T {
    if (this.key === null) return this.initial;
    let text: string | null;
    try {
      text = globalThis[this.area].getItem(this.key);
    } catch {
      return untrack(() => this.#value);
    }
    if (text === null) return this.initial;
    try {
      return this.parse(decode(text) as never) ?? this.initial;
    } catch {
      return this.initial;
    }
  }

  /** Replace the value that is stored now by another that depends on it. */
  update(change: (value: T) => T): void {
    this.value = change(this.read());
  }

  /** Load the value again, after another tab has changed it. */
  reload(): void {
    this.#value = this.read();
  }

  /** Go on with the value of another key. */
  open(key: string | null): void {
    if (key === this.key) return;
    this.key = key;
    this.reload();
  }

  /** Reload the value whenever another tab changes it. */
  onChange(callback: () => void): void {
    addEventListener("storage", ({ key }) => {
      if (key !== this.key) return;
      this.reload();
      callback();
    });
  }
}

/** Return stored JSON. Older pages have stored some texts as they were. */
function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Named values of which the browser stores so many, the newest last. */
export class StoredEntries<T> {
  readonly #entries: Stored<[string, T][]>;

  constructor(
    key: string,
    private readonly size: number,
    isValue: (value: never) => boolean,
  ) {
    this.#entries = new Stored<[string, T][]>(key, [], (entries: [string, T][]) =>
      entries.filter(([name, value]) => typeof name === "string" && isValue(value as never)),
    );
  }

  get(name: string): T | undefined {
    return this.#entries.read().find(([other]) => other === name)?.[1];
  }

  set(name: string, value: T): void {
    this.#entries.update((entries) =>
      [...entries.filter(([other]) => other !== name), [name, value] as [string, T]].slice(-this.size),
    );
  }
}

/** Return true for a list of strings. */
export function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
