/** Names of devices, and days. */

import type { Device } from "../protocol";
import { language, tell } from "../text/say.svelte";

/** Return the name of a device, such as “Firefox on Linux”. */
export function nameOfDevice({ browser, system }: Pick<Device, "browser" | "system">): string {
  if (browser && system) return tell("page-account-device", { browser, system });
  return browser || system || tell("page-account-device-unknown");
}

const SYSTEMS = ["iPhone", "iPad", "Android", "CrOS", "Windows", "Macintosh", "Linux"];

/** Return a name for a passkey that is made on this device. */
export function deviceName(agent: string): string {
  return SYSTEMS.find((system) => agent.includes(system)) ?? tell("page-account-device-unknown");
}

/** Return the day of a time of the server. */
export function dateText(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(seconds * 1000);
}
