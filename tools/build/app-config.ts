import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin, UserConfig } from "vite";

const PAGE = join(import.meta.dirname, "page.html");

/** How each of the three apps is built; `root` is the app's own folder. */
export const appConfig = (root: string): UserConfig => ({
  root,
  publicDir: join(import.meta.dirname, "public"),
  plugins: [onePage(), react(), tailwindcss()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsDir: "assets",
    manifest: true,
    target: "es2023",
    // Every browser that runs us preloads modules by itself; the polyfill would be an inline script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith("shared~") ? "shared" : "[name]"}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: "libraries", test: /node_modules/, tags: ["$initial"] },
            { name: "frame", test: (id) => !/src[\\/]main\.tsx|index\.html/.test(id), tags: ["$initial"] },
            // Named, so that small pieces which a first page needs are not merged with Base UI, which it does not.
            { name: "overlays", test: /@base-ui|@floating-ui|ui[\\/]src[\\/]overlays/ },
            {
              name: "kit",
              test: /ui[\\/]src[\\/](fields(?![\\/](phone|combobox))|feedback|layout)|api-client[\\/]src[\\/]react/,
            },
            // On the first page, and on pages with forms that it does not need.
            {
              name: "household",
              test: /households[\\/](household-members-list|household-members|member-line)\.tsx?|icons[\\/]user-plus\.m?js/,
            },
            // What everything else stands on stands by itself: merged with a page's pieces it would import what imports it.
            { name: "giving", test: /contract[\\/]src[\\/]giving/ },
            // Read by what opens late: the reader of markdown must not come with every page.
            { name: "words", test: /contract[\\/]src[\\/]words[\\/](?!link-)/ },
            // Nothing of it is on a first page.
            { name: "church", test: /contract[\\/]src[\\/](calendar|content|gallery|lessons|tasks)/ },
            { name: "contract", test: /contract[\\/]src/ },
            // Of gifts and of the forms that pay: within either, each would import the other.
            { name: "gift-parts", test: /icons[\\/]repeat\.m?js|giving[\\/]use-giving-settings\.ts/ },
            // Few middling files come sooner than many tiny ones.
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
          ],
        },
      },
    },
  },
});

/** The apps have one page, which takes the place of each one's index.html. */
const onePage = (): Plugin => ({
  name: "offertory-page",
  buildStart() {
    this.addWatchFile(PAGE);
  },
  transformIndexHtml: { order: "pre", handler: () => readFileSync(PAGE, "utf8") },
});
