import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { namedSources } from "./named-sources.ts";

const BUTTON = join(import.meta.dirname, "../../packages/ui/src/buttons/button.tsx");

const folder = mkdtempSync(join(tmpdir(), "offertory-sources-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a page that uses the button, with a style sheet that has these lines. */
async function buildPage(...lines: string[]): Promise<unknown> {
  writeFileSync(join(folder, "page.css"), lines.join("\n"));
  writeFileSync(
    join(folder, "main.ts"),
    `import "./page.css"; import { Button } from ${JSON.stringify(BUTTON)}; console.log(Button);`,
  );
  return build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [namedSources()],
    build: {
      write: false,
      cssMinify: false,
      rolldownOptions: { input: join(folder, "main.ts"), external: /^(?!\.|\/)/ },
    },
  });
}

test("a build passes if the style sheet names the sources of the shared components", async () => {
  await expect(buildPage(`@source "${join(BUTTON, "../..")}/**/*.tsx";`)).resolves.toBeDefined();
});

test("a build fails if the style sheet names another folder", async () => {
  await expect(buildPage(`@source "${join(BUTTON, "../../fields")}/*.tsx";`)).rejects.toThrow("button.tsx");
});

test("a build fails if the style sheet excludes a shared component", async () => {
  const all = `@source "${join(BUTTON, "../..")}/**/*.tsx";`;
  await expect(buildPage(all, `@source not "${BUTTON}";`)).rejects.toThrow("button.tsx");
});
