import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { z } from "zod/mini";

const Times = z.tuple([z.array(z.number())]);

/** Polls the health endpoint of a server from another thread until it is stopped. */
export function pollHealth(url: string) {
  const worker = new Worker(new URL("poll-health.worker.ts", import.meta.url), { workerData: url });
  return {
    async stop(): Promise<{ p99: number }> {
      const message = once(worker, "message");
      worker.postMessage("stop", []);
      const [times] = Times.parse(await message);
      const sorted = times.toSorted((one, other) => one - other);
      return { p99: sorted[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY };
    },
  };
}
