import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../../tools/test/test-database.ts";
import { withClient } from "../../../../../tools/postgres/open-database.ts";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { regrantServingRole } from "./testing/regrant-serving-role.ts";

let server: TestServer;
let churchId: string;
beforeAll(async () => {
  server = await testServer();
  await regrantServingRole(server);
  ({ churchId } = await createTestChurch(server));
  await server.database.pool.query(
    "insert into ledger (church_id, entry_id, reason, account, amount) values ($1, 'e', 'gift', 'cash', 5)",
    [churchId],
  );
});
afterAll(() => server.close());

/** Runs a statement as the serving role on a new connection, so that no attempt affects the next. */
const attempt = (text: string) =>
  withClient({ connectionString: server.servingUrl }, (client) => client.query(text)).then(
    () => "done",
    (error: Error) => error.message,
  );

const REFUSED = /permission denied|must be owner|must be superuser|only roles with|not permitted|must have/i;

describe("the serving role", () => {
  test.each([
    "alter table ledger disable trigger user",
    "alter table ledger disable trigger ledger_is_append_only",
    "alter table ledger_checkpoints disable trigger all",
    "drop trigger ledger_is_append_only on ledger",
    "drop trigger ledger_takes_line on ledger",
    "create trigger mine before insert on ledger for each row execute function refuse_change()",
    "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
    "drop function refuse_change() cascade",
    "alter function refuse_change() rename to another",
    "alter table ledger drop column amount",
    "alter table ledger rename to other",
    "drop table ledger cascade",
    "create rule mine as on insert to ledger do instead nothing",
    "drop table migrations",
    "create table mine (id int)",
    "create function mine() returns int language sql as 'select 1'",
    "drop schema public cascade",
    "drop policy serving on graphile_worker._private_jobs",
  ])("is refused a schema change: %s", async (text) => {
    expect(await attempt(text)).toMatch(REFUSED);
  });

  test.each([
    "update ledger set amount = 1",
    "delete from ledger",
    "truncate ledger",
    "update ledger_checkpoints set hash = ''",
    "delete from ledger_checkpoints",
    "truncate ledger_checkpoints",
    "truncate donations cascade",
    "merge into ledger l using churches c on c.id = l.church_id when matched then delete",
    "delete from migrations",
    "select setval('ledger_line_seq', 1)",
  ])("is refused a change of protected rows: %s", async (text) => {
    expect(await attempt(text)).toMatch(REFUSED);
  });

  test.each([
    "set session_replication_role = replica",
    "set local session_replication_role = replica",
    "select set_config('session_replication_role', 'replica', false)",
    "alter role current_user superuser",
    "alter role current_user set session_replication_role = replica",
    "create role mine superuser",
    "create database mine",
  ])("is refused a superuser setting, role or database: %s", async (text) => {
    expect(await attempt(text)).toMatch(REFUSED);
  });

  test("cannot become the owner", async () => {
    const { rows } = await server.owner.query<{ name: string }>(
      "select rolname as name from pg_roles where rolname in (current_user, (select r.rolname from pg_roles r join pg_class c on c.relowner = r.oid where c.oid = 'ledger'::regclass), 'postgres')",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { name } of rows) {
      expect(await attempt(`set role "${name}"`)).toMatch(REFUSED);
      expect(await attempt(`set session authorization "${name}"`)).toMatch(REFUSED);
      expect(await attempt(`grant "${name}" to current_user`)).toMatch(REFUSED);
      expect(await attempt(`reassign owned by "${name}" to current_user`)).toMatch(REFUSED);
    }
    // PostgreSQL only warns when a role grants a privilege that it does not have.
    await attempt("grant update, delete on ledger to current_user");
    expect(await attempt("delete from ledger")).toMatch(REFUSED);
  });
});

test("the serving role can write tables of a later migration, but only insert into append-only tables", async () => {
  await server.owner.query("create table later (id int primary key, at bigint generated always as identity)");
  expect(await attempt("insert into later values (1); update later set id = 2; delete from later")).toBe("done");
  await server.owner.query(
    "create trigger later_is_append_only before update or delete on later for each statement execute function refuse_change()",
  );
  await prepareDatabase({ databaseUrl: server.servingUrl, databaseOwnerUrl: server.url });
  expect(await attempt("insert into later values (3)")).toBe("done");
  expect(await attempt("delete from later")).toMatch(/permission denied/);
  await server.owner.query("drop table later");
});

describe("prepareDatabase", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test("reports whether the role of the server could disable the guards", async () => {
    const { url, servingUrl } = database;
    expect(await prepareDatabase({ databaseUrl: servingUrl, databaseOwnerUrl: url })).toBe("guarded");
    expect(await prepareDatabase({ databaseUrl: servingUrl, databaseOwnerUrl: null })).toBe("guarded");
    expect(await prepareDatabase({ databaseUrl: url, databaseOwnerUrl: null })).toBe("unguarded");
    expect(await prepareDatabase({ databaseUrl: url, databaseOwnerUrl: url })).toBe("unguarded");
  });

  test("refuses to migrate an outdated database with the serving role, and names the missing setting", async () => {
    const { url, servingUrl } = database;
    await withClient({ connectionString: url }, (client) =>
      client.query("delete from migrations where name = (select max(name) from migrations)"),
    );
    await expect(prepareDatabase({ databaseUrl: servingUrl, databaseOwnerUrl: null })).rejects.toThrow(
      /not up to date, and the role of DATABASE_URL may not change it. Set DATABASE_OWNER_URL/,
    );
  });
});
