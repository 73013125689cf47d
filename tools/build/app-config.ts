import { readFileSync } from "node:fs";
import { basename, extname, join, normalize, relative } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin, Rolldown, UserConfig } from "vite";
import { dropSummaries } from "./drop-summaries.ts";
import { dropUnread } from "./drop-unread.ts";
import { FIRST_LOADS, REALTIME } from "./first-loads.ts";
import { lightIcons } from "./light-icons.ts";
import { namedSources } from "./named-sources.ts";

const INDEX_HTML = join(import.meta.dirname, "page.html");

/** The build configuration of the three apps; `root` is the app's own folder. */
export const appConfig = (root: string): UserConfig => ({
  root,
  publicDir: join(import.meta.dirname, "public"),
  plugins: [onePage(), namedSources(), lightIcons(), dropSummaries(), react(), tailwindcss(), lightStyle()],
  // Removes React's code that looks for its developer tools.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsDir: "assets",
    manifest: true,
    target: "es2023",
    // Every supported browser preloads modules by itself; the polyfill would be an inline script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...startGroups, ...firstPageGroups(root), ...laterGroups] },
      },
    },
  },
});

/**
 * Pages are split where the routes import them, and the bundler shares common modules. These groups only prevent many
 * tiny files. A group takes along everything that its files import and that no earlier group has, so that groups never
 * import each other in a circle, and a new import of one page does not move the modules of another.
 */
type Groups = NonNullable<Exclude<NonNullable<Rolldown.OutputOptions["codeSplitting"]>, boolean>["groups"]>;

/**
 * Everything that an app starts with. Libraries change less often than our own code, so they stay in browsers' caches.
 */
const startGroups: Groups = [
  { name: "libraries", test: /node_modules|rolldown.runtime/, tags: ["$initial"] },
  { name: "frame", test: (id) => !/src[\\/]main\.tsx|index\.html/.test(id), tags: ["$initial"] },
];

/** A page on which visits begin is one file, and the modules that such pages share are another. */
const firstPageGroups = (root: string): Groups => [
  {
    name: "kit",
    test: /ui[\\/]src[\\/](feedback[\\/]notice|fields[\\/](form|text-field|search-field)|layout[\\/](display-box|divider|stack))\.tsx|api-client[\\/]src[\\/]react[\\/]use-call\.ts|icons[\\/](chevron-right|external-link)\.mjs/,
  },
  ...FIRST_LOADS.filter(({ app }) => app === basename(root)).flatMap(({ parts }) =>
    parts
      .filter((part) => part !== REALTIME)
      .map((part) => ({
        name: basename(part, extname(part)),
        test: (id: string) => relative(root, id) === normalize(part),
      })),
  ),
];

/** Nearly every later page has a dialog or a menu, a few icons, and API calls that other pages make too. */
const laterGroups: Groups = [
  { name: "overlays", test: /ui[\\/]src[\\/]overlays/ },
  { name: "icons", test: /lucide/, minShareCount: 2 },
  { name: "contract", test: /contract[\\/]src/, minShareCount: 4 },
];

/** All apps use the same index.html, which replaces their own. */
const onePage = (): Plugin => ({
  name: "offertory-page",
  buildStart() {
    this.addWatchFile(INDEX_HTML);
  },
  transformIndexHtml: { order: "pre", handler: () => readFileSync(INDEX_HTML, "utf8") },
});

const SCRIPT_READS = /--([\w-]+)/g;

/** An app keeps only those custom properties of the UI package that its styles or scripts read. */
function lightStyle(): Plugin {
  const kept = new Set<string>();
  return {
    name: "offertory-light-style",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === "chunk") for (const [, name = ""] of part.code.matchAll(SCRIPT_READS)) kept.add(name);
      for (const part of Object.values(bundle))
        if (part.type === "asset" && part.fileName.endsWith(".css") && typeof part.source === "string")
          part.source = dropUnread(part.source, kept);
    },
  };
}
