import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "./check-result.ts";
import { listFiles } from "./list-files.ts";

type Manifest = Partial<Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>>;

const EXACT = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Every dependency must be pinned to one exact version, and the lock file must not name download URLs. */
export function checkDependencies(root: string): CheckResult {
  const manifests = listFiles(root, ["package.json", "{packages,apps}/*/package.json"]);
  const loose = manifests.flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies }: Manifest = read(root, path);
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([name, version]) => (name.startsWith("@offertory/") ? version !== "*" : !EXACT.test(version)))
      .map(([name, version]) => `${path}: ${name} is not pinned exactly (${version})`);
  });
  const lock: { packages?: Record<string, { resolved?: string }> } = read(root, "package-lock.json");
  const addressed = Object.entries(lock.packages ?? {})
    .filter(([, { resolved }]) => resolved && /^(https?|git)/.test(resolved))
    .map(
      ([name]) => `package-lock.json: ${name} names a download address (npm install --omit-lockfile-registry-resolved)`,
    );
  return { problems: [...loose, ...addressed], note: `${manifests.length} manifests` };
}

const read = (root: string, path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
