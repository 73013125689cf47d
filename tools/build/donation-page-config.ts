import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { dropUnread } from "./drop-unread.ts";

const LIGHT_ICON = join(import.meta.dirname, "light-icon.ts");

/** Icons without lucide's machinery around them. */
const lightIcons = (): Plugin => ({
  name: "offertory-light-icons",
  enforce: "pre",
  resolveId: (id, importer) =>
    id.endsWith("/createLucideIcon.mjs") && importer?.includes("lucide-react") ? LIGHT_ICON : null,
});

/** The kit's style holds colours of every app; this page takes along what it reads. */
const lightStyle = (): Plugin => ({
  name: "offertory-light-style",
  transform: (code, id) => (id.endsWith("/give.css") ? dropUnread(code) : null),
});

/** The oldest browsers that Tailwind is written for. Whatever is older sees the form without its colours. */
const OLDEST = ["chrome111", "safari16.4", "firefox128"];

/**
 * How the donation page of a church is built, in the folder of its app: one script and one style for the browser, without anything
 * of the rest of the app, and what the server draws it with. The server loads that by its path and inlines the style.
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: false,
  plugins: [lightIcons(), react(), tailwindcss(), lightStyle()],
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
    ...(isSsrBuild ? {} : { manifest: ".vite/give.json" }),
    rolldownOptions: isSsrBuild
      ? { input: "src/give/server.tsx", output: { entryFileNames: "give.js" } }
      : {
          input: "src/give/main.tsx",
          output: {
            entryFileNames: "assets/give-[hash].js",
            chunkFileNames: "assets/give-[name]-[hash].js",
            assetFileNames: "assets/[name]-[hash][extname]",
            // Whatever the first draw needs is one file, even where later parts need some of it too.
            codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] },
          },
        },
  },
}));
