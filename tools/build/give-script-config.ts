import { defineConfig } from "vite";

/** The script `give.js`, which other websites load: one file with a fixed name, for every browser with dialogs. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "dist",
    emptyOutDir: false,
    target: ["chrome114", "safari17", "firefox125"],
    modulePreload: false,
    rolldownOptions: {
      input: "src/embed/main.ts",
      output: { format: "iife", entryFileNames: "give.js" },
    },
  },
});
