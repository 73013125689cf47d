import { EventEmitter } from "node:events";
import { run, type TaskList, type WorkerEvents, Logger } from "graphile-worker";
import { sql, type RawBuilder } from "kysely";
import type pg from "pg";
import type { Connection, OpenTransaction } from "../database/connection.ts";
import { freeOrphans, holdWorkerLocks } from "./free-orphans.ts";
import { assignTasksToQueues, taskOf, type Queue } from "./queues.ts";
import type { Tasks } from "./task.ts";

/** Work that is done soon and is not lost, because it is written in the transaction of its cause. */
export type Job<Payload> = { name: string; payload: Payload; key?: string; runAt?: Date; canWait?: boolean };

/**
 * The priority of jobs that can wait: they begin after all others of their queue. A larger number is a lower priority.
 */
const LOW_PRIORITY = 10;

export async function addJob(
  tx: Connection | OpenTransaction,
  { name, payload, key, runAt, canWait = false }: Job<object>,
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
    job_key := ${key ?? null}, run_at := ${runAt ?? null}, max_attempts := 12,
    priority := ${canWait ? LOW_PRIORITY : 0})`.execute(tx);
}

/** Adds jobs as part of a larger SQL statement: every job once for each row of `reason`. */
export const jobsFor = (reason: RawBuilder<unknown>, jobs: readonly Job<object>[]) => {
  const names = jobs.map(({ name }) => name);
  const payloads = jobs.map(({ payload }) => JSON.stringify(payload));
  return sql`select graphile_worker.add_job(job.name, payload := job.payload::json, max_attempts := 12) as added
    from ${reason}, unnest(${names}::text[], ${payloads}::text[]) as job (name, payload)`;
};

/** Adds every task of a crontab to the queue now, once each. */
export async function runCronTasksNow(connection: Connection, crontab: readonly string[]): Promise<void> {
  for (const name of crontab.map(taskOf)) await addJob(connection, { name, payload: {}, key: `hurried ${name}` });
}

export interface JobLog {
  info(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** Under load, jobs are fetched and completed in batches; on a quiet day a new job still begins at once. */
const BATCHING = {
  localQueue: { size: 20, ttl: 60_000, refetchDelay: { durationMs: 100, threshold: 5 } },
  completeJobBatchDelay: 50,
};

/** Runs every minute and at the start, to release the jobs of processes that were killed. */
const FREE_ORPHANS = "free-orphaned-jobs";

/** Runs the jobs of all queues until it is stopped. Any number of processes may do so at once. */
export async function runJobs(
  pool: pg.Pool,
  tasks: Tasks,
  crontab: readonly string[],
  log: JobLog,
): Promise<{ stop(): Promise<void> }> {
  await freeOrphans(pool);
  const timetable = [...crontab, `* * * * * ${FREE_ORPHANS}`];
  const queues = assignTasksToQueues({ ...tasks, [FREE_ORPHANS]: () => freeOrphans(pool) }, timetable);
  const running = await Promise.all(queues.map((queue) => runQueue(pool, queue, log)));
  const locks = await holdWorkerLocks(
    pool,
    running.map(({ name }) => name),
  );
  return {
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()));
      locks.release();
    },
  };
}

/** Runs one queue with its own workers, so that jobs that hang in another queue do not block it. */
async function runQueue(pool: pg.Pool, { tasks, crontab, concurrency }: Queue, log: JobLog) {
  const events: WorkerEvents = new EventEmitter();
  const named = new Promise<string>((resolve) => {
    events.once("pool:create", ({ workerPool }) => resolve(workerPool.id));
  });
  events.on("job:error", ({ job, error }) => {
    log.error({ job: job.task_identifier, attempt: job.attempts, err: error }, "a job failed and will be tried again");
  });
  const runner = await run({
    pgPool: pool,
    taskList: asTaskList(tasks),
    concurrency,
    noHandleSignals: true,
    pollInterval: 2000,
    crontab: crontab.join("\n"),
    logger: quietLogger(),
    events,
    preset: { worker: BATCHING },
  });
  return { name: await named, stop: () => runner.stop() };
}

const asTaskList = (tasks: Tasks): TaskList =>
  Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(payload)]));

/** Silences graphile-worker's own log, which would print payloads. Our log names only the job and the error. */
const quietLogger = (): Logger => new Logger(() => () => {});
