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
      // A second name for the server, so that it is not on the browser's own machine.
      args: ["--no-sandbox", "--host-resolver-rules=MAP valles.test 127.0.0.1"],
    },
  },
});
