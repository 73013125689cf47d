import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "../..");
const folder = pathToFileURL(join(root, "apps/server/src/platform/rich-text/")).href;
/** The server's functions, by their names in the browser. */
const FUNCTIONS = {
  sanitizeHtml: { from: `${folder}sanitize-html.ts`, name: "sanitizeHtml" },
  renderMarkdown: { from: `${folder}render-markdown.ts`, name: "renderMarkdownHtml" },
};
const SCRIPT = `
  import { readFileSync } from "node:fs";
  const { from, name, texts } = JSON.parse(readFileSync(0, "utf8"));
  const module = await import(from);
  process.stdout.write(JSON.stringify(texts.map((text) => module[name](text))));
`;

/** Returns the server's results for the texts, without starting the server. */
export function cleanOnServer(verb: keyof typeof FUNCTIONS, texts: readonly string[]): string[] {
  const input = JSON.stringify({ ...FUNCTIONS[verb], texts });
  const answer = execFileSync(process.execPath, ["--input-type=module", "-e", SCRIPT], {
    cwd: root,
    input,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(answer);
}
