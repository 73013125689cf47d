import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");

/** Runs the scenarios at the real payment providers, for those whose keys are set. See giving/testing/live. */
const { status } = spawnSync(process.execPath, [vitest, "run", "--project=server", "--reporter=verbose"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, OFFERTORY_TESTS: "live" },
});
process.exitCode = status ?? 1;
