import { Refusal } from "../postgres/refusal.ts";
import { openEndings } from "./programs/endings.ts";
import { explainFullDisk } from "./messages/explain-full-disk.ts";
import { startOffertory, type Offertory, type StartOffertory } from "./start-offertory.ts";

type Run = Omit<StartOffertory, "signal" | "endings"> & { onReady: (offertory: Offertory) => void };

/**
 * Starts everything and waits until a signal, or the end of the parent, stops everything in order. Returns the exit
 * code.
 */
export async function runUntilStopped({ onReady, ...start }: Run): Promise<number> {
  const endings = openEndings();
  const stopping = new AbortController();
  let askedAt = 0;
  const ask = () => {
    // Ctrl-C arrives several times: from the terminal, from npm and from the program that started this one.
    if (askedAt && Date.now() - askedAt > 1000) {
      endings.killAll();
      process.exit(130);
    }
    if (askedAt) return;
    askedAt = Date.now();
    start.log("Stopping …");
    stopping.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask);
  process.on("disconnect", ask);
  // Writing to a closed terminal must not end the process before the database is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener("abort", () => resolve()));
  try {
    const offertory = await startOffertory({ ...start, endings, signal: stopping.signal });
    process.on("SIGUSR2", () => void restart(offertory, start.log));
    onReady(offertory);
    await stopped;
  } catch (error) {
    if (!stopping.signal.aborted) {
      await endings.stopAll();
      const explained = explainFullDisk(start.settings.dataFolder, error);
      if (!(explained instanceof Refusal)) throw error;
      console.error(explained.message);
      return 1;
    }
  }
  await endings.stopAll();
  start.log("Stopped.");
  return 0;
}

async function restart(offertory: Offertory, log: (line: string) => void): Promise<void> {
  log("Starting the server again.");
  try {
    await offertory.restart();
    log("The server is ready again.");
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
  }
}
