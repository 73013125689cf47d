import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inAccount, type Account } from "./choose-account.ts";
import { explainFailure } from "./explain-failure.ts";
import type { Binaries } from "./find-binaries.ts";
import { isAlive, mayBePostgres, readPostmaster, type Postmaster } from "./read-postmaster.ts";
import { Refusal } from "./refusal.ts";

export type Launch = { binaries: Binaries; account: Account; dataFolder: string; settings: string[] };
type Launched = Postmaster & { exited: Promise<void> };

/** Starts PostgreSQL and waits until it accepts connections. */
export async function launchPostgres(launch: Launch): Promise<Launched> {
  const cluster = join(launch.dataFolder, "postgres");
  const deadline = Date.now() + 30_000;
  for (;;) {
    removeStalePidFile(cluster);
    const result = await tryLaunch(launch, cluster);
    if ("pid" in result) return result;
    // After a kill -9, child processes of the dead PostgreSQL hold its shared memory for a moment.
    const isHeld = /shared memory block .* is still in use|lock file .* already exists/.test(result.output);
    if (!isHeld || Date.now() > deadline) throw explainFailure("PostgreSQL did not start", result.output);
    await sleep(100);
  }
}

async function tryLaunch(launch: Launch, cluster: string): Promise<Launched | { output: string }> {
  const { binaries, account, dataFolder, settings } = launch;
  const logFile = join(dataFolder, "logs/postgres.log");
  const logStart = rotateLog(logFile);
  const log = openSync(logFile, "a", 0o600);
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const [program, ...args] = inAccount(account, [binaries.postgres, "-D", cluster, ...flags]);
  const child = spawn(program, args, {
    ...account.ids,
    cwd: "/",
    env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
    stdio: ["ignore", log, log],
    // Ctrl-C in the terminal must not reach PostgreSQL, because the server has to stop first.
    detached: true,
    windowsHide: true,
  });
  closeSync(log);
  const exited = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  if (child.pid === undefined) throw new Refusal(`${program} could not be run: run npm ci again.`);
  while (child.exitCode === null && child.signalCode === null) {
    const postmaster = readPostmaster(cluster);
    if (postmaster && postmaster.pid === child.pid && postmaster.status === "ready") {
      child.unref();
      return { ...postmaster, exited };
    }
    await Promise.race([exited, sleep(20)]);
  }
  return { output: readFileSync(logFile).subarray(logStart).toString() };
}

// In a container another program soon gets the process id of a dead PostgreSQL, which PostgreSQL would take for itself.
function removeStalePidFile(cluster: string): void {
  const postmaster = readPostmaster(cluster);
  if (postmaster && isAlive(postmaster.pid) && !mayBePostgres(postmaster.pid)) {
    rmSync(join(cluster, "postmaster.pid"), { force: true });
  }
}

function rotateLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < 10_000_000) return size;
  renameSync(file, `${file}.1`);
  return 0;
}
