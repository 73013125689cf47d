import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type ConfigEnv, type Plugin, type UserConfig } from "vite";
import { dropSummaries } from "./drop-summaries.ts";
import { dropUnread } from "./drop-unread.ts";
import { lightIcons } from "./light-icons.ts";
import { namedSources } from "./named-sources.ts";

/** The UI package's style sheet has the colors of every app; a public page keeps only those that it reads. */
const publicPageStyle = (name: string): Plugin => ({
  name: "offertory-light-style",
  transform: (code, id) => {
    if (!id.endsWith(`/${name}.css`)) return null;
    // On a site's pages, long texts would move if the font arrived late: the font is then used from the next page on.
    return dropUnread(name === "site" ? code.replaceAll(/font-display:\s*swap/g, "font-display:optional") : code);
  },
});

/**
 * Lazy parts of a public page have no style sheets and are not preloaded, so the bundler's helper is reduced to the
 * import.
 */
const plainImports: Plugin = {
  name: "offertory-plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
};

/** The oldest browsers that Tailwind supports. Older ones show the form without its colors. */
const OLDEST = ["chrome111", "safari16.4", "firefox128"];

/**
 * The build configuration of a church's public page, in the folder of its app: one script and one style sheet for the
 * browser, without the rest of the app, and a module with which the server renders the page. The server imports that by
 * its path and inlines the style sheet.
 */
export const publicPageConfig =
  (name: "give" | "form" | "site") =>
  ({ isSsrBuild = false }: Pick<ConfigEnv, "isSsrBuild">): UserConfig => ({
    publicDir: false,
    plugins: [
      plainImports,
      namedSources(),
      lightIcons(),
      dropSummaries(),
      react(),
      tailwindcss(),
      publicPageStyle(name),
    ],
    define: isSsrBuild
      ? // Production code, whatever the server's NODE_ENV is.
        { "process.env.NODE_ENV": '"production"' }
      : // Removes React's code that looks for its developer tools.
        { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
    // All dependencies are bundled, so that the module runs wherever the server is.
    ...(isSsrBuild && { ssr: { noExternal: true } }),
    build: {
      outDir: isSsrBuild ? "dist/server" : "dist",
      emptyOutDir: false,
      target: "es2023",
      cssTarget: OLDEST,
      // The few lazy parts are small: preloading them costs more than it saves.
      modulePreload: false,
      ...(isSsrBuild ? {} : { manifest: `.vite/${name}.json` }),
      rolldownOptions: isSsrBuild
        ? { input: `src/${name}/server.tsx`, output: { entryFileNames: `${name}.js` } }
        : {
            input: `src/${name}/main.tsx`,
            output: {
              entryFileNames: `assets/${name}-[hash].js`,
              chunkFileNames: `assets/${name}-[name]-[hash].js`,
              assetFileNames: "assets/[name]-[hash][extname]",
              // Everything that the first render needs is one file, even where lazy parts need some of it too.
              codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] },
            },
          },
    },
  });
