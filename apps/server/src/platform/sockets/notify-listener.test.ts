import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPool } from "../../../../../tools/test/open-test-pool.ts";
import { openTestDatabase } from "../../../../../tools/test/test-database.ts";
import { openNotifyListener } from "./notify-listener.ts";

let url: string;
let drop: () => Promise<void>;
let pool: Pool;
beforeAll(async () => {
  ({ url, close: drop } = await openTestDatabase());
  pool = openTestPool(url);
});
afterAll(async () => {
  await pool.end();
  await drop();
});

const terminateConnections = () =>
  pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
  );

test("notifications arrive in commit order, not from rolled-back transactions, and again after a reconnect", async () => {
  const received: string[] = [];
  let reconnects = 0;
  const notes: unknown[] = [];
  const listener = openNotifyListener(url, {
    channel: "tested",
    onNotification: (payload) => void received.push(payload),
    onReconnected: () => void (reconnects += 1),
    note: (error) => void notes.push(error),
  });
  await listener.ready();
  await pool.query("notify tested, 'one'");
  await pool.query("begin; notify tested, 'never'; rollback");
  await pool.query("notify tested, 'two'");
  await expect.poll(() => received).toEqual(["one", "two"]);
  for (let round = 1; round <= 3; round += 1) {
    await terminateConnections();
    await expect.poll(() => reconnects).toBe(round);
    await listener.ready();
    await pool.query("select pg_notify('tested', $1)", [`after ${round}`]);
    await expect.poll(() => received.at(-1)).toBe(`after ${round}`);
  }
  expect(notes.length).toBeGreaterThan(0);
  await listener.close();
  await pool.query("notify tested, 'late'");
  const { rows } = await pool.query(
    "select 1 from pg_stat_activity where query like 'listen %' and datname = current_database()",
  );
  expect(rows).toEqual([]);
  expect(received).not.toContain("late");
});

test("a listener that cannot connect retries until it is closed", async () => {
  const notes: unknown[] = [];
  const listener = openNotifyListener("postgres://nobody@127.0.0.1:1/none", {
    channel: "tested",
    onNotification: () => {},
    onReconnected: () => {},
    note: (error) => void notes.push(error),
  });
  void listener.ready();
  await expect.poll(() => notes.length).toBeGreaterThan(1);
  await listener.close();
});
