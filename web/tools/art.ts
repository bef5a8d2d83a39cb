// The art of the project, gathered into the one file that the client fetches.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../../src/whiskerworks/draw/art/", import.meta.url));
const NAME = "virtual:art";

/** All drawings in one document: each is a `<symbol>` that bears the drawing's name. */
export function artDocument(folder = FOLDER): string {
  const files = readdirSync(folder).filter((name) => name.endsWith(".svg")).sort();
  const symbols = files.map((name) => {
    const text = readFileSync(folder + name, "utf-8").replace(/<!--[\s\S]*?-->/g, "");
    const inside = text.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
    return `<g id="${name.slice(0, -4)}">${inside.replace(/>\s+</g, "><").trim()}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

/** `import url from "virtual:art"` is where the built client finds all drawings. */
export function artSheet(): Plugin {
  let isBuilt = true;
  return {
    name: "art-sheet",
    configResolved: ({ command }) => void (isBuilt = command === "build"),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      // Tests and the development server have no files of a build.
      if (!isBuilt) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(artDocument())}`)};`;
      const file = this.emitFile({ type: "asset", name: "art.svg", source: artDocument() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
