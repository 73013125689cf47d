import { Worker } from "node:worker_threads";
import { TooManyAttempts } from "../http/http-errors.ts";
import type { FromWorker } from "./serve-work.ts";

export interface WorkerLimits {
  /** The maximum time of one piece of work. The thread is ended when it takes longer. */
  milliseconds: number;
  /** The maximum memory of the thread. It is ended when it needs more. */
  megabytes: number;
  /** How many pieces of work of one owner may wait. */
  queue: number;
}

/** The work exceeded its limit of time or memory. */
export class WorkTooHeavy extends Error {}

/** Runs a piece of work in the thread. Owners take turns, so that one owner's heavy work delays mostly that owner. */
export type RunInWorker<Work, Result> = (owner: string, work: Work) => Promise<Result>;

interface Waiting<Work, Result> {
  work: Work;
  resolve(result: Result): void;
  reject(error: Error): void;
}

const IDLE_MS = 30_000;
/** The Retry-After of a piece that is refused because too many of its owner wait. */
const RETRY_SECONDS = 5;

/**
 * Opens a worker thread that does one piece of work at a time, so that the main thread can answer other requests
 * meanwhile. The thread starts with the first piece, is ended by a piece that exceeds its limits, and stops after some
 * idle time.
 */
export function openWorker<Work, Result>(file: URL, limits: WorkerLimits): RunInWorker<Work, Result> {
  /** The waiting work by owner. The owner whose turn is next comes first. */
  const queues = new Map<string, Waiting<Work, Result>[]>();
  let thread: Worker | null = null;
  let isReady = false;
  let current: Waiting<Work, Result> | null = null;
  let limit: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;

  return (owner, work) => {
    const queue = queues.get(owner) ?? [];
    if (queue.length >= limits.queue) return Promise.reject(new TooManyAttempts(RETRY_SECONDS));
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
    current = takeNext();
    thread.postMessage(current?.work, []);
    limit = setTimeout(() => end(new WorkTooHeavy(`Took longer than ${limits.milliseconds} ms.`)), limits.milliseconds);
  }

  /** Returns the next piece of work, and moves its owner to the end. */
  function takeNext(): Waiting<Work, Result> | null {
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
    // A late message of an ended thread is not about the new thread's work.
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

  /**
   * Ends the thread. Waiting work continues in a new one, unless the thread could not even start: then all waiting work
   * fails.
   */
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

  /** Lets an idle thread not keep the process alive, and ends it after IDLE_MS. */
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

/** Turns Node's out-of-memory error of a thread into WorkTooHeavy. */
const asHeavy = (error: Error): Error =>
  "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new WorkTooHeavy(error.message) : error;
