/** The transport of this page. */

import { network } from "./network";
import type { Transport } from "./transport";

export function backend(): Transport {
  return network;
}
