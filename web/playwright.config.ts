import { defineConfig } from "@playwright/test";

import { environment, PATIENCE } from "./tests/support/environment";

/** The page in a real browser. Each worker starts a table server of its own: see tests/support/server.ts. */
export default defineConfig({
  testDir: "tests",
  testMatch: environment["VALLES_STATES"] ? "*.screenshots.ts" : "*.spec.ts",
  outputDir: "test-results",
  workers: 1,
  retries: 0,
  timeout: 900_000,
  expect: { timeout: PATIENCE },
  reporter: [["line"], ...(environment["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["json"] as const] : [])],
  forbidOnly: true,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "UTC",
    trace: "on-first-retry",
    actionTimeout: PATIENCE,
    colorScheme: "dark",
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: environment["VALLES_CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        // A second name for the server, so that it is not on the browser's own machine.
        "--host-resolver-rules=MAP valles.test 127.0.0.1",
        // No page lives so long that it gains by being compiled for speed.
        "--js-flags=--no-opt",
      ],
    },
  },
});
