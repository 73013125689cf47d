import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../../tools/test/test-database.ts";
import { openDatabase, type Database } from "../database/connection.ts";
import { freeOrphans, standForJobs } from "./free-orphans.ts";
import { addJob, runJobs } from "./jobs.ts";

let ground: TestDatabase;
let database: Database;
beforeAll(async () => {
  ground = await openTestDatabase();
  database = openDatabase(ground.url);
});
afterAll(async () => {
  await database.close();
  await ground.close();
});

const add = (name: string) => addJob(database.connection, { name, payload: {} });
const takenBy = async () =>
  (
    await database.pool.query<{ locked_by: string | null }>(
      "select locked_by from graphile_worker._private_jobs order by id",
    )
  ).rows.map((row) => row.locked_by);

test("jobs that a killed process had taken are free again; those of a living one are not", async () => {
  await add("of-the-dead");
  await add("of-the-living");
  await database.pool.query(
    "update graphile_worker._private_jobs j set locked_at = now(), locked_by = t.identifier from graphile_worker._private_tasks t where t.id = j.task_id",
  );
  const living = await standForJobs(database.pool, "of-the-living");
  await freeOrphans(database.pool);
  expect(await takenBy()).toEqual([null, "of-the-living"]);
  living.leave();
  await expect
    .poll(async () => {
      await freeOrphans(database.pool);
      return takenBy();
    })
    .toEqual([null, null]);
});

test("a starting process takes over what a killed one had begun, does each once", async () => {
  const done: string[] = [];
  const tasks = {
    "of-the-dead": async () => void done.push("of-the-dead"),
    "of-the-living": async () => void done.push("of-the-living"),
  };
  await database.pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-killed'");
  const quiet = { info: () => {}, error: () => {} };
  const worker = await runJobs(database.pool, tasks, [], quiet);
  await expect.poll(takenBy, { timeout: 10_000 }).toEqual([]);
  await worker.stop();
  expect(done.sort()).toEqual(["of-the-dead", "of-the-living"]);
});
