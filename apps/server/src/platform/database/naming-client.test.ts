import { sql, type Generated } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tools/test/test-database.ts";
import { isTemporary } from "../errors/is-temporary.ts";
import { openDatabase, type Database } from "./connection.ts";
import { openPreparedRows } from "./prepare-rows.ts";

let drop: () => Promise<void>;
let database: Database;
beforeAll(async () => {
  const { url, close } = await openTestDatabase();
  drop = close;
  // One connection, so that later statements use the plans of earlier ones.
  database = openDatabase(url, { connections: 1 });
});
afterAll(async () => {
  await database.close();
  await drop();
});

/** Creates a table with three rows for one test. */
async function createTestTable(name: string) {
  await database.pool.query(`create table ${name} (id int primary key, name text not null default 'a')`);
  await database.pool.query(`insert into ${name} (id) values (1), (2), (3)`);
  type Tables = Record<string, { id: number; name: Generated<string> }>;
  return database.connection.$extendTables<Tables>();
}

/** Returns the prepared statements on this table that PostgreSQL keeps. */
const keptStatements = async (table: string) => {
  const { rows } = await database.pool.query<{ statement: string; runs: number }>(
    `select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement like '%${table}%'`,
  );
  return rows;
};

test("a repeated statement is prepared once, whatever its values and the length of its list", async () => {
  const db = await createTestTable("kept_once");
  for (const ids of [[1], [1, 2], [1, 2, 3], [3, 2, 1, 4, 5, 6]])
    await db.selectFrom("kept_once").select("id").where("id", "in", ids).execute();
  expect(await keptStatements("kept_once")).toEqual([
    { statement: 'select "id" from "kept_once" where "id" = any($1)', runs: 3 },
  ]);
  const without = await db.selectFrom("kept_once").select("id").where("id", "not in", [1, 3]).execute();
  expect(without).toEqual([{ id: 2 }]);
});

test("a statement that is run only once is not prepared, nor is one that inserts several rows", async () => {
  const db = await createTestTable("never_kept");
  await db.selectFrom("never_kept").select("id").where("id", "=", 1).execute();
  for (const from of [10, 20, 30])
    await db
      .insertInto("never_kept")
      .values([{ id: from }, { id: from + 1 }])
      .execute();
  expect(await keptStatements("never_kept")).toEqual([]);
});

test("an insert with a conflict clause on a partial unique index works however often it is repeated", async () => {
  const db = await createTestTable("held_once");
  await database.pool.query("create unique index on held_once (id) where name = 'b'");
  await database.pool.query("alter table held_once drop constraint held_once_pkey");
  const add = (id: number) =>
    db
      .insertInto("held_once")
      .values({ id, name: "b" })
      .onConflict((conflict) => conflict.column("id").where("name", "=", "b").doNothing())
      .execute()
      .then(() => "tried", String);
  for (const id of [10, 11, 12, 13, 14, 15, 16, 16, 16]) expect(await add(id)).toBe("tried");
  const { rows } = await database.pool.query("select count(*)::int as count from held_once where name = 'b'");
  expect(rows).toEqual([{ count: 7 }]);
});

test("a search by a pattern is not prepared, however often it is repeated", async () => {
  const db = await createTestTable("searched_by_pattern");
  for (const pattern of ["%a%", "a%", "%b%"])
    await db.selectFrom("searched_by_pattern").select("id").where("name", "like", pattern).execute();
  for (const word of ["abc", "b", "c"])
    await sql`select id from searched_by_pattern where name like search_pattern(${word})`.execute(db);
  expect(await keptStatements("searched_by_pattern")).toEqual([]);
});

test("a prepared statement returns the current columns after a migration has changed its table", async () => {
  const db = await createTestTable("changed_later");
  const read = () => db.selectFrom("changed_later").selectAll().where("id", "=", 1).executeTakeFirst();
  for (let times = 0; times < 3; times += 1) expect(await read()).toEqual({ id: 1, name: "a" });
  await database.pool.query("alter table changed_later add column more text default 'new'");
  for (let times = 0; times < 3; times += 1)
    expect(await read().catch(String)).toEqual({ id: 1, name: "a", more: "new" });
});

test("an outdated plan in a transaction is a temporary error, and the retried transaction succeeds", async () => {
  const db = await createTestTable("changed_within");
  const read = () => db.selectFrom("changed_within").selectAll().where("id", "=", 1).executeTakeFirst();
  for (let times = 0; times < 3; times += 1) await read();
  await database.pool.query("alter table changed_within add column more text default 'new'");
  const inTransaction = () =>
    db
      .transaction()
      .execute((tx) => tx.selectFrom("changed_within").selectAll().where("id", "=", 1).executeTakeFirst());
  const error: unknown = await inTransaction().catch((thrown: unknown) => thrown);
  expect(isTemporary(error)).toBe(true);
  expect(await inTransaction().catch(String)).toEqual({ id: 1, name: "a", more: "new" });
});

test("a prepared read takes its values at each call and survives a migration", async () => {
  const db = await createTestTable("prepared_rows");
  const read = openPreparedRows(database.reads)(["from", "name"], (mark) =>
    db
      .selectFrom("prepared_rows")
      .selectAll()
      .select(sql<Date>`timestamptz '2026-11-15 10:00:00.25+05:30'`.as("timeSent"))
      .where("id", ">=", sql<number>`${mark("from")}::int`)
      .where("name", "=", mark("name"))
      .orderBy("id"),
  );
  const timeSent = new Date("2026-11-15T04:30:00.250Z");
  expect(await read({ from: 2, name: "a" })).toEqual([
    { id: 2, name: "a", timeSent },
    { id: 3, name: "a", timeSent },
  ]);
  expect(await read({ from: 2, name: "b" })).toEqual([]);
  await database.pool.query("alter table prepared_rows add column more text default 'new'");
  expect(await read({ from: 3, name: "a" }).catch(String)).toEqual([{ id: 3, name: "a", timeSent, more: "new" }]);
});
