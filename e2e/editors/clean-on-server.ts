import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "../..");
const WORDS = pathToFileURL(join(root, "apps/server/src/platform/words/index.ts")).href;
const SCRIPT = `
  import { readFileSync } from "node:fs";
  const { from, verb, texts } = JSON.parse(readFileSync(0, "utf8"));
  const words = await import(from);
  process.stdout.write(JSON.stringify(texts.map((text) => words[verb](text))));
`;

/** What the server makes of texts, without starting it. */
export function cleanOnServer(verb: "cleanHtml" | "renderMarkdown", texts: readonly string[]): string[] {
  const input = JSON.stringify({ from: WORDS, verb, texts });
  const answer = execFileSync(process.execPath, ["--input-type=module", "-e", SCRIPT], {
    cwd: root,
    input,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(answer);
}
