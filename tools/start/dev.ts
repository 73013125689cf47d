import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { apps } from "../build/build-apps.ts";
import { refuseClearly } from "../postgres/refusal.ts";
import { findPrograms } from "./find-programs.ts";
import { printWelcome } from "./messages/print-welcome.ts";
import { readSettings } from "./settings/read-settings.ts";
import { runUntilStopped } from "./run-until-stopped.ts";
import { watchApps } from "./programs/watch-apps.ts";

const root = join(import.meta.dirname, "../..");
const serverSources = ["apps/server", "apps/sandbox/src", "packages/contract", "packages/i18n"];
/** The server reads the built apps when it starts. */
const builtApps = apps.map((app) => `apps/${app}/dist`);
/** Several builds end shortly after one another, so the server is restarted this long after the last one. */
const BUILDING_MS = 1500;

/** Calls `act` a moment after files changed, once for many changes. */
function onChange(act: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const follow = (paths: readonly string[], patienceMs: number) => {
    for (const folder of paths.map((path) => join(root, path)).filter((path) => existsSync(path)))
      watch(folder, { recursive: true }, (_, name) => {
        if (name?.includes(".test.") || name?.includes("node_modules")) return;
        clearTimeout(timer);
        timer = setTimeout(act, patienceMs);
      });
  };
  follow(serverSources, 200);
  follow(builtApps, BUILDING_MS);
}

/** `npm run dev`: like npm start, but a changed file rebuilds the apps and restarts the server. */
await refuseClearly(async () => {
  const settings = readSettings(process.env, process.argv.slice(2), root);
  const stopApps = { now: () => {} };
  const code = await runUntilStopped({
    settings,
    root,
    programs: findPrograms(root),
    env: process.env,
    log: (line) => console.log(line),
    onReady({ hasDemo, restart }) {
      console.log(printWelcome(settings, hasDemo, process.uptime()));
      stopApps.now = watchApps(root);
      onChange(() => {
        console.log("Sources changed: starting the server again.");
        restart().then(
          () => console.log("The server is ready again."),
          (error: unknown) => console.error(error instanceof Error ? error.message : String(error)),
        );
      });
    },
  });
  stopApps.now();
  process.exit(code);
});
