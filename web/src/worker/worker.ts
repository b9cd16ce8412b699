/** The service worker of the page, built as one file without imports. */

import { handlePushes, type PushScope } from "./push";

handlePushes(globalThis as unknown as PushScope);
