import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { compile } from "tailwindcss";

const source = join(import.meta.dirname, "../src");
const require = createRequire(import.meta.filename);

/** Compiles class names to CSS with the package's own styles and the Tailwind version that the apps use. */
export async function compileClasses(classes: string): Promise<string> {
  const kit = await compile(readFileSync(join(source, "styles.css"), "utf8"), { base: source, loadStylesheet });
  const css = kit.build(classes.split(/\s+/));
  const start = css.indexOf("@layer utilities {");
  return css.slice(start, css.indexOf("\n}", start));
}

async function loadStylesheet(id: string, base: string) {
  const path = id.startsWith(".")
    ? join(base, id)
    : require.resolve(id === "tailwindcss" ? "tailwindcss/index.css" : id);
  return { path, base: dirname(path), content: readFileSync(path, "utf8") };
}
