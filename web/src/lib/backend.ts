/** The transport of this page. */

import { network } from "./network";
import type { Device } from "./device.svelte";
import type { Transport } from "./transport";

let transport: Transport = network;
let ownDevice: Device | null = null;

export function backend(): Transport {
  return transport;
}

/** The worker that keeps the tables; null if a server does. */
export function device(): Device | null {
  return ownDevice;
}

/** Let a worker of this device keep the tables; to be called before the first request. */
export function useDevice(worker: Device): void {
  transport = ownDevice = worker;
}
