import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = ".cache/test-logs";

/** Writes the output of a part of a run to a file and returns its path. */
export function writeLog(root: string, part: string, lines: string | string[]): string {
  const path = `${FOLDER}/${part.replaceAll(/[^\w-]+/g, "-")}.log`;
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(join(root, path), typeof lines === "string" ? lines : lines.join("\n"));
  return path;
}
