import type { App } from "../../../apps/server/src/app.ts";
import { CRASHED, onStage, type CrashPlan } from "./crash.ts";
import type { World } from "./open-world.ts";

const MAX_ROUNDS = 40;

interface Row {
  id: string;
  identifier: string;
  payload: unknown;
}

/** Runs waiting jobs as a worker does, until none is left. If the worker crashes, its job stays locked. */
export async function workJobs({ pool }: World, app: App, plan: () => CrashPlan): Promise<void> {
  const takenBy = `worker ${Math.random()}`;
  for (;;) {
    const { rows } = await pool.query<Row>(
      `update graphile_worker._private_jobs j set locked_at = now(), locked_by = $1 from graphile_worker._private_tasks t
       where t.id = j.task_id and j.id in (
         select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where j.locked_at is null and t.identifier <> 'send-mail' order by j.id limit $2 for update of j skip locked)
       returning j.id, t.identifier, j.payload`,
      [takenBy, MAX_ROUNDS],
    );
    if (rows.length === 0) return;
    await Promise.all(rows.map((row) => workOne(pool, app, row, plan())));
  }
}

async function workOne(
  pool: World["pool"],
  app: App,
  { id, identifier, payload }: Row,
  plan: CrashPlan,
): Promise<void> {
  try {
    const ended = await onStage(plan, async () => app.tasks[identifier]?.(payload));
    if (ended !== CRASHED) await pool.query("delete from graphile_worker._private_jobs where id = $1", [id]);
  } catch {
    // The job stays locked until the locks are released.
  }
}

/** Releases the jobs of dead workers and failed jobs, as graphile-worker does, so that they run again. */
export const releaseJobs = ({ pool }: World) =>
  pool.query("update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null");
