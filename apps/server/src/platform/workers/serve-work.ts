import { parentPort } from "node:worker_threads";

/** A message of a worker: that it has loaded, or the result or failure of a piece of work. */
export type FromWorker<Result> = { ready: true } | { result: Result } | { failure: string };

export type DoWork<Work, Result> = (work: Work) => Result;

/** Runs in the worker thread: does each piece of work that the main thread sends. */
export function serveWork<Work, Result>(doWork: DoWork<Work, Result>): void {
  const answer = (message: FromWorker<Result>) => parentPort?.postMessage(message, []);
  parentPort?.on("message", (work: Work) => {
    try {
      answer({ result: doWork(work) });
    } catch (error) {
      answer({ failure: error instanceof Error ? error.message : String(error) });
    }
  });
  answer({ ready: true });
}
