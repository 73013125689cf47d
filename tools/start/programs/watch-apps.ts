import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { apps, lightPageBuilds } from "../../build/build-apps.ts";

/** Builds each app, and the donation page, again whenever its sources change; gives back what ends the watching. */
export function watchApps(root: string): () => void {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  // The donation page stands in the folder of its app, which nobody may empty then.
  const watching = ["build", "--watch", "--emptyOutDir=false", "--mode", "development", "--logLevel", "warn"];
  const builders = apps
    .map((app) => join(root, "apps", app))
    .filter((folder) => existsSync(join(folder, "index.html")))
    .flatMap((cwd) => {
      // What is built here is for developing: the next start builds anew.
      rmSync(join(cwd, "dist/.stamp"), { force: true });
      return [[], ...lightPageBuilds(cwd)].map((more) =>
        spawn(process.execPath, [vite, ...watching, ...more], { cwd, stdio: ["ignore", "inherit", "inherit"] }),
      );
    });
  return () => {
    for (const builder of builders) builder.kill("SIGTERM");
  };
}
