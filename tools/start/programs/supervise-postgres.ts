import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "../../postgres/refusal.ts";
import { startPostgres, type RunningPostgres } from "../../postgres/start-postgres.ts";

export type SupervisedPostgres = {
  url: string;
  servingUrl: string;
  adopted: boolean;
  stop(): Promise<void>;
  kill(): void;
};

/**
 * Keeps the embedded PostgreSQL running: when it dies unexpectedly, it is started again on the same folder and address.
 */
export async function supervisePostgres(dataFolder: string, log: (line: string) => void): Promise<SupervisedPostgres> {
  let isStopping = false;
  let current = await startPostgres({ dataFolder });

  const watch = async (watched: RunningPostgres): Promise<void> => {
    await watched.exited;
    for (let tries = 0; !isStopping; tries += 1) {
      if (tries === 0) log("PostgreSQL ended unexpectedly; starting it again.");
      try {
        current = await startPostgres({ dataFolder });
        log("PostgreSQL is ready again.");
        if (isStopping) await current.stop();
        void watch(current);
        return;
      } catch (error) {
        log(`${messageOf(error)} Trying again.`);
        await sleep(Math.min(1000 * 2 ** tries, 30_000));
      }
    }
  };

  void watch(current);
  return {
    url: current.url,
    servingUrl: current.servingUrl,
    adopted: current.adopted,
    async stop() {
      isStopping = true;
      await current.stop();
    },
    kill() {
      isStopping = true;
      // PostgreSQL recovers from its write-ahead log at the next start.
      process.kill(current.pid, "SIGQUIT");
    },
  };
}
