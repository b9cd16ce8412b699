import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "postcss";
import { loadEnv, type Plugin as VitePlugin } from "vite";
import { defineConfig } from "vitest/config";

import { BREAKPOINT } from "./src/lib/breakpoint";

/** Replaces names of breakpoints in media queries, `(--phone)`, and refuses sizes without a name. */
const namedBreakpoints: Plugin = {
  postcssPlugin: "named-breakpoints",
  Once(root) {
    root.walkAtRules("media", (rule) => {
      if (/width|height/.test(rule.params)) throw rule.error("Name the size in src/lib/breakpoint.ts.");
      rule.params = rule.params.replace(/\(--(\w+)\)/g, (_, name: string) => {
        const query = (BREAKPOINT as Record<string, string>)[name];
        if (!query) throw rule.error(`src/lib/breakpoint.ts has no ${name}.`);
        return `(${query})`;
      });
    });
  },
};

/** All messages of one language and one game are one file; what the lobby says belongs to those that games share. */
function byLanguage(id: string): string | undefined {
  const [, game, language, name] = /\/valles\/(?:describe|games\/(\w+).*)\/texts\/(\w+)\/([\w-]+)\.ftl/.exec(id) ?? [];
  return language && `${language}-${name === "lobby" ? "shared" : (game ?? "shared")}`;
}

const environment = loadEnv("", ".", "VALLES_");

/** The parts of the page name each other by relative paths, so that it can lie anywhere; a server has the page itself at many addresses. */
const atRoot: VitePlugin = {
  name: "page-at-root",
  apply: "build",
  transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
};

/** While the page is worked on, a server beside it answers. */
const SERVER = { "/api": { target: environment["VALLES_URL"] ?? "http://127.0.0.1:8000", ws: true } };

/** In `make test` other tests run at the same time. */
const maxWorkers = Number(environment["VALLES_TEST_WORKERS"] ?? 2);

/** Threads and no isolation: a process for each file takes three times as long. */
const SHARED = { setupFiles: ["tests/support/reset.ts"], pool: "threads" as const, maxWorkers, isolate: false };

/** The service worker, which is no part of the page. */
const WORKER = "src/worker/worker.ts";

/** The page is built into the Python package, which serves it. */
export default defineConfig({
  base: "./",
  plugins: [svelte(), atRoot],
  css: { postcss: { plugins: [namedBreakpoints] } },
  build: {
    outDir: "../src/valles/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: {
      input: ["index.html", WORKER],
      output: {
        manualChunks: byLanguage,
        // A service worker keeps its address, and reaches what lies below it.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith(WORKER) ? "worker.js" : "assets/[name]-[hash].js",
      },
    },
  },
  server: { proxy: SERVER, fs: { allow: [".."] } },
  preview: { proxy: SERVER },
  test: {
    env: { TZ: "UTC" },
    projects: [
      {
        extends: true,
        test: {
          ...SHARED,
          name: "unit",
          environment: "node",
          include: ["src/**/*.test.ts"],
          exclude: ["src/**/*.component.test.ts"],
        },
      },
      {
        extends: true,
        plugins: [svelteTesting()],
        test: {
          ...SHARED,
          name: "component",
          environment: "happy-dom",
          // A page of a test stays where it is: there is no server to load another one from.
          environmentOptions: {
            happyDOM: {
              settings: {
                fetch: { disableSameOriginPolicy: true },
                navigation: { disableMainFrameNavigation: true },
              },
            },
          },
          include: ["src/**/*.component.test.ts"],
          setupFiles: ["tests/support/reset.ts", "tests/component/setup.ts"],
          globalSetup: "tests/component/positions.ts",
          testTimeout: 180_000, // a safety net: the machine may be busy
        },
      },
    ],
  },
});
