import { Worker } from "node:worker_threads";
import { TooManyTries } from "../http/http-errors.ts";
import type { FromWorker } from "./serve-work.ts";

export interface WorkerLimits {
  /** How long one piece of work may take; the thread is ended when it takes longer. */
  milliseconds: number;
  /** How much memory the thread may have; it is ended when it needs more. */
  megabytes: number;
  /** How many pieces of work may wait for one owner. */
  queue: number;
}

/** The work took longer, or needed more memory, than it may. */
export class WorkTooHeavy extends Error {}

/** Owners take turns: whoever has heavy work waits for their own. */
export type RunInWorker<Work, Result> = (owner: string, work: Work) => Promise<Result>;

interface Waiting<Work, Result> {
  work: Work;
  resolve(result: Result): void;
  reject(error: Error): void;
}

const IDLE_MS = 30_000;
/** When to come again where so much work of this owner waits already that more is refused. */
const RETRY_SECONDS = 5;

/**
 * Does work in a thread of its own, one piece after the other, so that the main thread answers everybody else meanwhile. The
 * thread begins with the first piece, is ended by a piece that breaks its limits, and goes when nothing was asked for a while.
 */
export function openWorker<Work, Result>(file: URL, limits: WorkerLimits): RunInWorker<Work, Result> {
  /** By owner; the one whose turn comes next stands first. */
  const queues = new Map<string, Waiting<Work, Result>[]>();
  let thread: Worker | null = null;
  let isReady = false;
  let current: Waiting<Work, Result> | null = null;
  let limit: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;

  return (owner, work) => {
    const queue = queues.get(owner) ?? [];
    if (queue.length >= limits.queue) return Promise.reject(new TooManyTries(RETRY_SECONDS));
    return new Promise((resolve, reject) => {
      queue.push({ work, resolve, reject });
      queues.set(owner, queue);
      next();
    });
  };

  function next(): void {
    if (current) return;
    clearTimeout(idle);
    if (queues.size === 0) {
      rest();
      return;
    }
    thread ??= begin();
    thread.ref();
    if (!isReady) return;
    current = takeTurn();
    thread.postMessage(current?.work, []);
    limit = setTimeout(() => end(new WorkTooHeavy(`Took longer than ${limits.milliseconds} ms.`)), limits.milliseconds);
  }

  /** The next piece of work. Its owner goes to the end of the row. */
  function takeTurn(): Waiting<Work, Result> | null {
    for (const [owner, [first, ...others]] of queues) {
      queues.delete(owner);
      if (others.length > 0) queues.set(owner, others);
      return first ?? null;
    }
    return null;
  }

  function begin(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 16 };
    const worker = new Worker(file, { resourceLimits });
    // What an ended thread still says is not about the work of its successor.
    const isCurrent = () => thread === worker;
    worker.on("message", (message: FromWorker<Result>) => isCurrent() && onMessage(message));
    worker.on("error", (error: Error) => isCurrent() && end(asHeavy(error)));
    worker.on("exit", () => isCurrent() && end(new Error("The worker has ended.")));
    return worker;
  }

  function onMessage(message: FromWorker<Result>): void {
    if ("ready" in message) isReady = true;
    else if ("failure" in message) settle(({ reject }) => reject(new Error(message.failure)));
    else settle(({ resolve }) => resolve(message.result));
    next();
  }

  /** Ends the thread; what waits goes on in a new one. A thread that cannot even begin fails everything that waits. */
  function end(error: Error): void {
    const failed = isReady ? [] : [...queues.values()].flat();
    if (!isReady) queues.clear();
    const ended = thread;
    thread = null;
    isReady = false;
    settle(({ reject }) => reject(error));
    for (const { reject } of failed) reject(error);
    void ended?.terminate();
    next();
  }

  function settle(how: (waiting: Waiting<Work, Result>) => void): void {
    clearTimeout(limit);
    const done = current;
    current = null;
    if (done) how(done);
  }

  /** A thread that has nothing to do keeps no process alive, and goes after a while. */
  function rest(): void {
    thread?.unref();
    idle = setTimeout(() => {
      const resting = thread;
      thread = null;
      isReady = false;
      void resting?.terminate();
    }, IDLE_MS).unref();
  }
}

/** Node ends a thread that needs more memory than it may have. */
const asHeavy = (error: Error): Error =>
  "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new WorkTooHeavy(error.message) : error;
