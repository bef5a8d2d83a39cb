/// <reference types="vitest/config" />
import { defineConfig } from "vite";

import { artSheet } from "./tools/art.ts";
import { fillWorker, WORKER } from "./tools/worker.ts";

// The service worker has a fixed name: browsers look there for a newer one.
const CLIENT = {
  input: { index: "index.html", sw: "src/sw.ts" },
  output: { entryFileNames: ({ name }: { name: string }) => (name === "sw" ? WORKER : "web/[name]-[hash].js") },
};

// Addresses in the page are relative: the server puts before them where it lives.
// In the mode "bench" it is a page on which the board is measured; see src/bench.ts.
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [artSheet(), fillWorker()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: mode === "bench" ? "../build/bench" : "../build/web",
    rolldownOptions: mode === "bench" ? { input: "bench.html" } : CLIENT,
    emptyOutDir: true,
    assetsDir: "web",
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  // One document for all files: making one for each took most of the time.
  test: {
    environment: "happy-dom",
    isolate: false,
    include: ["tests/**/*.test.{ts,tsx}"],
    // No test is timed: on a busy machine the usual five seconds are too few.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 300_000,
  },
}));
