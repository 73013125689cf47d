import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../../tools/test/test-database.ts";
import { openDatabase, type Database } from "../database/connection.ts";
import { freeOrphans, holdWorkerLocks } from "./free-orphans.ts";
import { addJob, runJobs } from "./jobs.ts";
import { inQueue, assignTasksToQueues } from "./queues.ts";

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
  database = openDatabase(testDatabase.url);
});
afterAll(async () => {
  await database.close();
  await testDatabase.close();
});

const add = (name: string) => addJob(database.connection, { name, payload: {} });
const takenBy = async () =>
  (
    await database.pool.query<{ locked_by: string | null }>(
      "select locked_by from graphile_worker._private_jobs order by id",
    )
  ).rows.map((row) => row.locked_by);

test("jobs locked by a killed process are released, and those of a running process are not", async () => {
  await add("of-the-dead");
  await add("of-the-living");
  await database.pool.query(
    "update graphile_worker._private_jobs j set locked_at = now(), locked_by = t.identifier from graphile_worker._private_tasks t where t.id = j.task_id",
  );
  const living = await holdWorkerLocks(database.pool, ["of-the-living"]);
  onTestFinished(living.release);
  await freeOrphans(database.pool);
  expect(await takenBy()).toEqual([null, "of-the-living"]);
  living.release();
  await expect
    .poll(async () => {
      await freeOrphans(database.pool);
      return takenBy();
    })
    .toEqual([null, null]);
});

test("a starting process runs each job of a killed process once", async () => {
  const done: string[] = [];
  const tasks = {
    "of-the-dead": async () => void done.push("of-the-dead"),
    "of-the-living": async () => void done.push("of-the-living"),
  };
  await database.pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-killed'");
  const quiet = { info: () => {}, error: () => {} };
  const worker = await runJobs(database.pool, tasks, [], quiet);
  onTestFinished(() => worker.stop());
  await expect.poll(takenBy).toEqual([]);
  expect(done.sort()).toEqual(["of-the-dead", "of-the-living"]);
});

test("hanging jobs delay only their own queue: an email is sent while payment and nightly jobs hang", async () => {
  const done: string[] = [];
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const hang = (name: string) => async () => {
    done.push(name);
    await end;
  };
  const quick = (name: string) => async () => void done.push(name);
  const tasks = {
    "hang-money": inQueue("money", hang("hang-money")),
    "hang-nightly": inQueue("nightly", hang("hang-nightly")),
    email: inQueue("email", quick("email")),
    money: inQueue("money", quick("money")),
    event: quick("event"),
  };
  for (let turn = 0; turn < 20; turn += 1) for (const name of ["hang-money", "hang-nightly"]) await add(name);
  const quiet = { info: () => {}, error: () => {} };
  const worker = await runJobs(database.pool, tasks, [], quiet);
  onTestFinished(async () => {
    await database.pool.query("delete from graphile_worker._private_jobs where locked_by is null");
    release();
    await worker.stop();
  });
  await expect.poll(() => done.filter((name) => name === "hang-money").length).toBe(8);
  await add("email");
  await add("event");
  await expect.poll(() => done).toEqual(expect.arrayContaining(["email", "event"]));
  expect(done.filter((name) => name === "hang-money")).toHaveLength(8);
});

test("an urgent email is sent before low-priority emails that were queued earlier", async () => {
  const begun: unknown[] = [];
  const { connection } = database;
  const email = (to: string, canWait: boolean) => addJob(connection, { name: "email", payload: { to }, canWait });
  for (let turn = 0; turn < 60; turn += 1) await email("reminder", true);
  await email("password", false);
  const take = async (payload: unknown) => void begun.push(payload);
  const worker = await runJobs(database.pool, { email: inQueue("email", take) }, [], { info() {}, error() {} });
  onTestFinished(() => worker.stop());
  await expect.poll(() => begun.length).toBe(61);
  // Twenty jobs are taken at a time, in any order, so it must be among the first twenty.
  expect(begun.slice(0, 20)).toContainEqual({ to: "password" });
});

test("each scheduled task has its own queue and job key, so that its runs do not overlap", async () => {
  const queues = assignTasksToQueues({ sweep: async () => {}, charge: inQueue("money", async () => {}) }, [
    "* * * * * sweep",
    "*/5 * * * * charge",
  ]);
  expect(queues.map(({ crontab }) => crontab)).toEqual([
    ["*/5 * * * * charge ?queue=charge&jobKey=charge"],
    ["* * * * * sweep ?queue=sweep&jobKey=sweep"],
  ]);
  expect(queues.map(({ tasks }) => Object.keys(tasks))).toEqual([["charge"], ["sweep"]]);
});
