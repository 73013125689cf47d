import { run, type Runner, type TaskList } from "graphile-worker";
import { sql } from "kysely";
import type pg from "pg";
import type { Connection, OpenTransaction } from "../database/connection.ts";
import { quietLogger } from "./quiet-logger.ts";

/** Work to be done soon, and surely: it is written in the same transaction as its reason. */
export type Job<Payload> = { name: string; payload: Payload; key?: string; runAt?: Date };

export async function addJob(
  tx: Connection | OpenTransaction,
  { name, payload, key, runAt }: Job<object>,
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
    job_key := ${key ?? null}, run_at := ${runAt ?? null}, max_attempts := 12)`.execute(tx);
}

/** Puts everything of a timetable into the queue now, once each. */
export async function hurryJobs(connection: Connection, crontab: readonly string[]): Promise<void> {
  const names = crontab.flatMap((line) => line.split(" ").at(-1) ?? []);
  for (const name of names) await addJob(connection, { name, payload: {}, key: `hurried ${name}` });
}

/** What happens when a job's turn comes. A thrown error means: again, later. */
export type Task = (payload: unknown) => Promise<void>;

export interface Tasks {
  [name: string]: Task;
}

export interface JobLog {
  info(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** Takes jobs from the queue until it is stopped; any number of processes may do so at once. */
export async function runJobs(pool: pg.Pool, tasks: Tasks, crontab: readonly string[], log: JobLog): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(payload)]),
  );
  const runner = await run({
    pgPool: pool,
    taskList,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    crontab: crontab.join("\n") || " ",
    logger: quietLogger(),
  });
  runner.events.on("job:error", ({ job, error }) => {
    log.error({ job: job.task_identifier, attempt: job.attempts, err: error }, "a job failed and will be tried again");
  });
  return runner;
}
