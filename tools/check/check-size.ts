import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";
import type { CheckResult } from "./check-result.ts";
import { runCommand } from "./run-command.ts";

/** What a first visit may load, in bytes of gzipped JavaScript and CSS. */
const LIMITS: Record<string, number> = { portal: 220_000, "church-site": 220_000, lessons: 220_000 };

/** Weighs the first load of each app: what its page names, and all that those scripts import before they run. */
export async function checkSize(root: string): Promise<CheckResult> {
  const apps = Object.keys(LIMITS).filter((app) => existsSync(join(root, "apps", app, "index.html")));
  if (!apps.includes("portal")) return { problems: ["There is no portal to weigh (apps/portal/index.html)."] };
  if (apps.some((app) => !findPage(root, app))) {
    const { code, output } = await runCommand(root, "node", ["tools/build/build.ts"]);
    if (code !== 0)
      return { problems: ["The apps are not built, and building them failed:", ...output.trim().split("\n")] };
  }
  const problems: string[] = [];
  const sizes = apps.map((app) => {
    const page = findPage(root, app);
    const limit = LIMITS[app] ?? 0;
    const size = page ? firstLoad(root, page) : 0;
    if (!page) problems.push(`${app}: the build made no page to weigh (apps/${app}/dist/index.html)`);
    else if (size === 0) problems.push(`${app}: ${page} names neither script nor style`);
    if (size > limit) problems.push(`${app}: the first load is ${kilobytes(size)}, more than ${kilobytes(limit)}`);
    return `${app} ${kilobytes(size)}`;
  });
  return { problems, note: `gzipped, of ${kilobytes(LIMITS["portal"] ?? 0)}: ${sizes.join(", ")}` };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const findPage = (root: string, app: string): string | undefined =>
  ["dist/index.html", "dist/client/index.html"]
    .map((path) => `apps/${app}/${path}`)
    .find((path) => existsSync(join(root, path)));

const NAMED_BY_PAGE = /<(?:script|link)\b[^>]*?\b(?:src|href)="(?<path>[^"]+\.(?:js|css))"/g;
const IMPORTED = /(?:^|[;}\s])(?:import|export)(?:[^"'`;()]*?from)?\s*["'](?<path>\.{0,2}\/[^"']+\.js)["']/g;

/** The gzipped bytes of all scripts and styles that a page needs before it shows anything. */
function firstLoad(root: string, page: string): number {
  const folder = posix.dirname(page);
  const needed = new Set<string>();
  const add = (from: string, path: string) => {
    const file = path.startsWith("/") ? posix.join(folder, path) : posix.join(posix.dirname(from), path);
    if (needed.has(file)) return;
    needed.add(file);
    if (!file.endsWith(".js")) return;
    for (const imported of paths(readFileSync(join(root, file), "utf8"), IMPORTED)) add(file, imported);
  };
  for (const path of paths(readFileSync(join(root, page), "utf8"), NAMED_BY_PAGE)) add(page, path);
  return [...needed].reduce((sum, file) => sum + gzipSync(readFileSync(join(root, file))).length, 0);
}

const paths = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ groups }) => groups?.["path"] ?? "");
