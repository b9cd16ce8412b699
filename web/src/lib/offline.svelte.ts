/** The page without a network: the files that the device stores, a new version of them, and installing the page. */

import { BASE } from "./base";
import { device } from "./backend";
import { Stored } from "./stored.svelte";

/** The event by which Chromium offers to install a page. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const MEGABYTE = 1_000_000;
/** The share of the space that may be used before the page warns. */
const NEARLY_FULL = 0.9;

const IPHONE = /iPhone|iPad|iPod/;

let waiting = $state.raw<ServiceWorker | null>(null);
let installing = $state.raw<InstallEvent | null>(null);

/** A new version that is stored already; the old one is used until somebody takes it. */
export const update = {
  get ready(): boolean {
    return waiting !== null;
  },
  apply(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting?.postMessage("activate");
    waiting = null;
  },
  dismiss(): void {
    waiting = null;
  },
};

/** How the page can be installed here: by a button, by steps on an iPhone, or not at all. */
export const install = {
  get way(): "button" | "share" | null {
    if (matchMedia("(display-mode: standalone)").matches) return null;
    if (installing) return "button";
    return device() && IPHONE.test(navigator.userAgent) ? "share" : null;
  },
  async begin(): Promise<void> {
    const offer = installing;
    installing = null;
    await offer?.prompt();
  },
};

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/** Store the files of the page on this device; over plain http no browser lets it. */
export async function storeFiles(): Promise<void> {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installing = event as InstallEvent;
  });
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  try {
    watch(await container.register(`${BASE}offline.js`, { scope: BASE, updateViaCache: "none" }));
  } catch {
    // A browser may bar it, as in a private window: the page then needs the network at its start.
  }
}

/** The space that the browser gives to the page. */
export interface Space {
  /** In megabytes. */
  used: number;
  most: number;
  isNearlyFull: boolean;
  /** True if the browser will not clear it by itself. */
  persistent: boolean;
}

/** Return the space; null where the browser does not tell. */
export async function space(): Promise<Space | null> {
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage) return null;
  const { usage = 0, quota = 0 } = await storage.estimate();
  return {
    used: Math.ceil(usage / MEGABYTE),
    most: Math.floor(quota / MEGABYTE),
    isNearlyFull: quota > 0 && usage / quota > NEARLY_FULL,
    persistent: await storage.persisted(),
  };
}

const requested = new Stored("valles-persist", false, () => true);

/** Ask the browser once not to clear what is stored; Firefox asks its user. */
export async function persist(): Promise<boolean> {
  requested.value = true;
  return (navigator.storage as StorageManager | undefined)?.persist() ?? false;
}
