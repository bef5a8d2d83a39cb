/// <reference types="vitest/config" />
import { defineConfig } from "vite";

import { artSheet } from "./tools/art.ts";

// Addresses in the page are relative: the server puts before them where it lives.
export default defineConfig({
  base: "./",
  plugins: [artSheet()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    assetsDir: "web",
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
