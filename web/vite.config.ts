import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

/** All messages of one language and one game are one file. */
function byLanguage(id: string): string | undefined {
  return /\/locale\/(\w+)\/(\w+)\//.exec(id)?.slice(1).join("-");
}

/** While the page is worked on, a server beside it answers. */
const SERVER = { "/api": { target: loadEnv("", ".", "VALLES_")["VALLES_URL"] ?? "http://127.0.0.1:8000", ws: true } };

/** The page is built into the Python package, which serves it. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/valles/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: { output: { manualChunks: byLanguage } },
  },
  server: { proxy: SERVER, fs: { allow: [".."] } },
  preview: { proxy: SERVER },
  // All files in one thread, and modules are read for each: a process for each takes three times as long.
  test: {
    environment: "node",
    include: ["src/**/*.test.ts"],
    setupFiles: ["tests/fresh.ts"],
    pool: "threads",
    maxWorkers: 1,
    isolate: false,
  },
});
