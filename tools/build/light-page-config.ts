import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type ConfigEnv, type Plugin, type UserConfig } from "vite";
import { dropSummaries } from "./drop-summaries.ts";
import { dropUnread } from "./drop-unread.ts";
import { lightIcons } from "./light-icons.ts";

/** The kit's style holds colours of every app; a page takes along what it reads. */
const lightStyle = (name: string): Plugin => ({
  name: "offertory-light-style",
  transform: (code, id) => {
    if (!id.endsWith(`/${name}.css`)) return null;
    // Long texts would move when the font arrives after them: there it is for the next page.
    return dropUnread(name === "site" ? code.replaceAll(/font-display:\s*swap/g, "font-display:optional") : code);
  },
});

/** Later parts of a light page bring no style and are not fetched ahead: of the bundler's helper for both, only the import is left. */
const plainImports: Plugin = {
  name: "offertory-plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
};

/** The oldest browsers that Tailwind is written for. Whatever is older sees the form without its colours. */
const OLDEST = ["chrome111", "safari16.4", "firefox128"];

/**
 * How a public page of a church is built, in the folder of its app: one script and one style for the browser, without anything of the
 * rest of the app, and what the server draws it with. The server loads that by its path and inlines the style.
 */
export const lightPageConfig =
  (name: "give" | "form" | "site") =>
  ({ isSsrBuild = false }: Pick<ConfigEnv, "isSsrBuild">): UserConfig => ({
    publicDir: false,
    plugins: [plainImports, lightIcons(), dropSummaries(), react(), tailwindcss(), lightStyle(name)],
    define: isSsrBuild
      ? // As production code whatever the server's environment says.
        { "process.env.NODE_ENV": '"production"' }
      : // React greets no developer tools here.
        { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
    // Whole, so that it runs wherever the server is.
    ...(isSsrBuild && { ssr: { noExternal: true } }),
    build: {
      outDir: isSsrBuild ? "dist/server" : "dist",
      emptyOutDir: false,
      target: "es2023",
      cssTarget: OLDEST,
      // The few parts that come later are small: fetching them ahead costs more than it saves.
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
              // Whatever the first draw needs is one file, even where later parts need some of it too.
              codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] },
            },
          },
    },
  });
