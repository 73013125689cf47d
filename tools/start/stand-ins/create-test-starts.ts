import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { findPorts, makeDataFolder, runStart, type StartRun } from "./run-start.ts";

type StartOptions = { args?: string[]; env?: NodeJS.ProcessEnv; port?: number };

/** Gives every test of a file its own data folder and ports; processes that it starts there end with it. */
export function createTestStarts() {
  const here = { dataFolder: "", port: 0 };
  const runs: StartRun[] = [];

  beforeEach(async () => {
    here.dataFolder = makeDataFolder();
    here.port = await findPorts();
  });

  afterEach(async () => {
    for (const { child, ended } of runs.splice(0)) {
      if (child.exitCode === null) child.kill("SIGTERM");
      await ended;
    }
    rmSync(dirname(here.dataFolder), { recursive: true, force: true });
  });

  const start = (options: StartOptions = {}): StartRun => {
    const run = runStart({ ...here, ...options });
    runs.push(run);
    return run;
  };
  return { here, start };
}
