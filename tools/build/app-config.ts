import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin, UserConfig } from "vite";
import { dropSummaries } from "./drop-summaries.ts";
import { lightIcons } from "./light-icons.ts";

const PAGE = join(import.meta.dirname, "page.html");

/** How each of the three apps is built; `root` is the app's own folder. */
export const appConfig = (root: string): UserConfig => ({
  root,
  publicDir: join(import.meta.dirname, "public"),
  plugins: [onePage(), lightIcons(), dropSummaries(), react(), tailwindcss()],
  // React greets no developer tools here.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
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
            { name: "libraries", test: /node_modules|rolldown.runtime/, tags: ["$initial"] },
            { name: "frame", test: (id) => !/src[\\/]main\.tsx|index\.html/.test(id), tags: ["$initial"] },
            // Named, so that small pieces which a first page needs are not merged with Base UI, which it does not.
            { name: "overlays", test: /@base-ui|@floating-ui|ui[\\/]src[\\/]overlays/ },
            {
              name: "kit",
              test: /ui[\\/]src[\\/](fields[\\/](?!phone|combobox|message-|radio-|switch|colour-|select-|copy-|date-)|feedback|layout)|api-client[\\/]src[\\/]react[\\/](?!use-download)|header[\\/]help-icon/,
            },
            // Fields of longer forms, which no page has that people begin at.
            { name: "form-fields", test: /ui[\\/]src[\\/]fields[\\/](message|radio|switch|colour|select|copy|date)/ },
            // On the first page, and on pages with forms that it does not need.
            {
              name: "household",
              test: /households[\\/](household-members-list|household-members|member-line)\.tsx?|people[\\/](people-filter|use-people-counts|use-counted|person-words)\.ts|access[\\/]load-failed|people[\\/]age\.ts|icons[\\/](user-plus|users-round|search|book-open)\.m?js/,
            },
            // What everything else stands on stands by itself: merged with a page's pieces it would import what imports it.
            { name: "giving", test: /contract[\\/]src[\\/]giving/ },
            // Read by what opens late: the reader of markdown must not come with every page.
            { name: "words", test: /contract[\\/]src[\\/]words[\\/](?!link-)/ },
            // Only where texts of people are shown or written.
            { name: "rich-text", test: /ui[\\/]src[\\/]words\.css/ },
            // For fields of amounts alone.
            { name: "amounts", test: /i18n[\\/]src[\\/](amounts|use-amounts)\.ts/ },
            // Nothing of it is on a first page.
            { name: "church", test: /contract[\\/]src[\\/](calendar|content|gallery|lessons|tasks)/ },
            // The calls of the login page, and then those of everything else.
            { name: "accounts", test: /contract[\\/]src[\\/](accounts|churches)/ },
            { name: "contract", test: /contract[\\/]src/ },
            // Merged with the dialog that asks for a church, it would bring Base UI to the page that searches for one.
            { name: "church-search", test: /churches[\\/]church-search\.tsx/ },
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
