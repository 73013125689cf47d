import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { Socket } from "node:net";
import { isWindows } from "./prepare-folders.ts";
import { startPostgres } from "./start-postgres.ts";
import { makeTestFolder } from "./test-folder.ts";

export type TestPostgres = { url: string; servingUrl: string; dataFolder: string; stop(): Promise<void> };

/**
 * Starts a PostgreSQL for one test run: fast, without durability, and deleted with the run, even when that is killed.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataFolder = makeTestFolder("test");
  const postgres = await startPostgres({ dataFolder, purpose: "test" });
  const cancelCleaning = cleanWhenWeDie(postgres.pid, dataFolder);
  const stop = async () => {
    cancelCleaning();
    await postgres.stop();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url: postgres.url, servingUrl: postgres.servingUrl, dataFolder, stop };
}

// The shell waits for the end of its input, which comes when this process ends for whatever reason.
function cleanWhenWeDie(pid: number, folder: string): () => void {
  if (isWindows) return () => {};
  const script = 'read -r _; kill -QUIT "$0"; sleep 1; rm -rf "$1"';
  const cleaner = spawn("/bin/sh", ["-c", script, String(pid), folder], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  cleaner.unref();
  if (cleaner.stdin instanceof Socket) cleaner.stdin.unref();
  return () => void cleaner.kill("SIGKILL");
}
