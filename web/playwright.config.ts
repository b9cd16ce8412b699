import { defineConfig } from "@playwright/test";

import { BASE, environment, PATIENCE } from "./tests/environment";

/** The page in a real browser, against a server that tests/page/test_browser.py starts. */
export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  workers: 1,
  timeout: 900_000,
  expect: { timeout: PATIENCE },
  reporter: "line",
  forbidOnly: true,
  use: {
    baseURL: BASE,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    actionTimeout: PATIENCE,
    colorScheme: "dark",
    reducedMotion: "reduce",
    reuseContext: true,
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
