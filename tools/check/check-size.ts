import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "./check-result.ts";
import { FIRST_LOADS, type FirstLoad } from "../build/first-loads.ts";
import { readFirstLoad, totalOf } from "./read-first-load.ts";
import { runCommand } from "./run-command.ts";

/** Compares the size of the first load of every page on which visits begin with its limit, for each app that exists. */
export async function checkSize(root: string, pages = FIRST_LOADS): Promise<CheckResult> {
  const loads = pages.filter(({ app }) => existsSync(join(root, "apps", app, "index.html")));
  if (!loads.some(({ app }) => app === "portal"))
    return { problems: ["There is no portal to weigh (apps/portal/index.html)."] };
  const { code, output } = await runCommand(root, "node", ["tools/build/build.ts"]);
  if (code !== 0)
    return { problems: ["The apps cannot be weighed: building them failed.", ...output.trim().split("\n")] };
  const weighed = loads.map((load) => weigh(root, load));
  return {
    problems: weighed.flatMap(({ problem }) => problem ?? []),
    note: `gzipped, ${weighed.map(({ note }) => note).join(", ")}`,
  };
}

function weigh(root: string, { app, path, parts, isSignedIn, limit }: FirstLoad): { note: string; problem?: string } {
  const page = `${app} ${path}${isSignedIn ? " signed in" : ""}`;
  try {
    const bytes = totalOf(readFirstLoad(join(root, "apps", app, "dist"), parts));
    const note = `${page} ${kilobytes(bytes)}`;
    if (bytes <= limit) return { note };
    return { note, problem: `${page}: the first load is ${kilobytes(bytes)}, more than ${kilobytes(limit)}` };
  } catch (error) {
    return { note: page, problem: `${page}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
