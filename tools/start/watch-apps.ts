import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { apps } from "../build/build-apps.ts";

/** Builds each app again whenever its sources change; gives back what ends the watching. */
export function watchApps(root: string): () => void {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const builders = apps
    .map((app) => join(root, "apps", app))
    .filter((folder) => existsSync(join(folder, "index.html")))
    .map((cwd) => {
      const words = [vite, "build", "--watch", "--mode", "development", "--logLevel", "warn"];
      return spawn(process.execPath, words, { cwd, stdio: ["ignore", "inherit", "inherit"] });
    });
  return () => {
    for (const builder of builders) builder.kill("SIGTERM");
  };
}
