/** Each file of tests has modules of its own, although all run in one thread. */

import { vi } from "vitest";

vi.resetModules();
vi.unstubAllGlobals();
