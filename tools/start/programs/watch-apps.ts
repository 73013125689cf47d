import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { apps, publicPageBuilds } from "../../build/build-apps.ts";

/** Builds each app and its public pages again whenever their sources change; returns a function that stops it. */
export function watchApps(root: string): () => void {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  // The public pages are built into the folder of their app, so it must not be emptied.
  const watching = ["build", "--watch", "--emptyOutDir=false", "--mode", "development", "--logLevel", "warn"];
  const builders = apps
    .map((app) => join(root, "apps", app))
    .filter((folder) => existsSync(join(folder, "index.html")))
    .flatMap((cwd) => {
      // These are development builds, so the next start must build again.
      rmSync(join(cwd, "dist/.stamp"), { force: true });
      return [[], ...publicPageBuilds(cwd)].map((more) =>
        spawn(process.execPath, [vite, ...watching, ...more], { cwd, stdio: ["ignore", "inherit", "inherit"] }),
      );
    });
  return () => {
    for (const builder of builders) builder.kill("SIGTERM");
  };
}
