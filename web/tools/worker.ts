// The service worker knows the files of the build it belongs to.
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export const WORKER = "sw.js";

/** Fill into the worker which files there are, and a hash of them all. */
export function fillWorker(): Plugin {
  return {
    name: "fill-worker",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") return;
      if (worker.imports.length) this.error("the service worker must stand alone: share no module with the page but types");
      const files = Object.keys(bundle).filter((name) => name.startsWith("web/")).sort();
      const version = createHash("sha256").update([...files, worker.code].join("\n")).digest("hex").slice(0, 12);
      const told = JSON.stringify(JSON.stringify({ version, files }));
      worker.code = worker.code.replace(/["'`]%BUILT%["'`]/, () => told);
    },
  };
}
