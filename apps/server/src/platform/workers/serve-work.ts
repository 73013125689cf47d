import { parentPort } from "node:worker_threads";

/** What a worker says: that it has loaded, and what came of each piece of work. */
export type FromWorker<Result> = { ready: true } | { result: Result } | { failure: string };

/** Runs in a worker: does each piece of work that the main thread sends. */
export function serveWork(doWork: (work: never) => unknown): void {
  const answer = (message: FromWorker<unknown>) => parentPort?.postMessage(message, []);
  parentPort?.on("message", (work: never) => {
    try {
      answer({ result: doWork(work) });
    } catch (error) {
      answer({ failure: error instanceof Error ? error.message : String(error) });
    }
  });
  answer({ ready: true });
}
