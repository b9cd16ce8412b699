import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The page is built into the Python package, which serves it. */
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/valles/server/page", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
