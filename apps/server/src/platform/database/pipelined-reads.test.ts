import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tools/test/test-database.ts";
import { openDatabase, type Database } from "./connection.ts";

let url: string;
let drop: () => Promise<void>;
let database: Database;
beforeAll(async () => {
  ({ url, close: drop } = await openTestDatabase());
  database = openDatabase(url, { connections: 2 });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const readNumber = (number: number) =>
  database.reads.ask<{ number: number; pid: number }>({
    name: "echo",
    text: "select $1::int as number, pg_backend_pid() as pid",
    values: [number],
  });

test("many concurrent reads each get their own result over one connection", async () => {
  const rows = await Promise.all(Array.from({ length: 200 }, (_, number) => readNumber(number)));
  expect(rows.map((row) => row?.number)).toEqual(Array.from({ length: 200 }, (_, number) => number));
  expect(new Set(rows.map((row) => row?.pid)).size).toBe(1);
});

const draw = (one: string | null, list: string[] = []) =>
  database.reads.ask<{ drawn: number }>({
    name: "draw",
    text: "select random() as drawn, $1::text as one, $2::text[] as list",
    values: [one, list],
  });

test("identical reads in the same turn are sent once, and different reads are sent separately", async () => {
  const [first, second, ...others] = await Promise.all([
    draw("a"),
    draw("a"),
    draw(null),
    draw(""),
    draw("", ["a,b"]),
    draw("", ["a", "b"]),
  ]);
  expect(second).toEqual(first);
  expect(new Set([first, ...others].map((row) => row?.drawn)).size).toBe(5);
});

test("a read that starts after an earlier one was sent gets a new result", async () => {
  const before = await draw("a");
  expect(await draw("a")).not.toEqual(before);
});

test("times can be read as ISO 8601 texts, whatever their fraction of a second", async () => {
  const times = [
    "2026-11-15T10:00:00Z",
    "2026-11-15T10:00:00.5Z",
    "2026-02-28T23:59:59.123456Z",
    "1899-12-31T00:00:00Z",
  ];
  for (const time of times) {
    const statement = { name: "time", text: "select $1::timestamptz as some_time", values: [time], timesAsTexts: true };
    expect(await database.reads.ask(statement)).toEqual({ someTime: new Date(time).toISOString() });
  }
});

test("a connection that the database ends is replaced by one new connection, and no read is lost", async () => {
  const pids = new Set<number>();
  for (let round = 0; round < 5; round += 1) {
    const { pid = 0 } = (await readNumber(round)) ?? {};
    pids.add(pid);
    await database.pool.query("select pg_terminate_backend($1)", [pid]);
    const rows = await Promise.all([readNumber(1), readNumber(2)]);
    expect(rows.map((row) => row?.number)).toEqual([1, 2]);
  }
  expect(pids.size).toBe(5);
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_backend_pid() as pid%'",
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test("connections send no startup options, which a pooler such as PgBouncer would refuse", async () => {
  const begun: string[] = [];
  const pooler = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (bytes) => {
      begun.push(bytes.subarray(8).toString());
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => void pooler.listen(0, "127.0.0.1", resolve));
  const address = pooler.address();
  const port = typeof address === "object" ? address?.port : 0;
  const behind = openDatabase(`postgres://someone@127.0.0.1:${port}/some`);
  await expect(behind.pool.query("select 1")).rejects.toThrow("Connection terminated");
  await expect(behind.reads.ask({ name: "one", text: "select 1", values: [] })).rejects.toThrow(
    "Connection terminated",
  );
  await behind.close();
  pooler.close();
  const names = begun.map((text) => text.split("\0").filter((part, index) => index % 2 === 0 && part !== ""));
  expect(new Set(names.flat())).toEqual(new Set(["user", "database", "client_encoding"]));
  expect(begun.length).toBeGreaterThanOrEqual(2);
});
