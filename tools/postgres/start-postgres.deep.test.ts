import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withClient } from "./open-database.ts";
import { isAlive } from "./read-postmaster.ts";
import { startPostgres, type RunningPostgres } from "./start-postgres.ts";

let folder = "";
const running: RunningPostgres[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "offertory-pg-"));
});

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(name = "data"): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataFolder: join(folder, name) });
  running.push(postgres);
  return postgres;
}

const ask = (url: string, query: string) =>
  withClient({ connectionString: url }, async (client) => (await client.query<Record<string, string>>(query)).rows[0]);

test("The database is durable, closed to the network and to other users, and its role is not a superuser", async () => {
  const { url, fresh, adopted } = await start();
  expect({ fresh, adopted }).toEqual({ fresh: true, adopted: false });
  const settings = ["fsync", "synchronous_commit", "data_checksums", "listen_addresses", "server_encoding", "jit"];
  const list = settings.map((name) => `current_setting('${name}') as ${name}`).join(", ");
  expect(
    await ask(url, `select ${list}, lower('ÄÖ') as lower, usesuper from pg_user where usename = current_user`),
  ).toEqual({
    fsync: "on",
    synchronous_commit: "on",
    data_checksums: "on",
    listen_addresses: "",
    server_encoding: "UTF8",
    jit: "off",
    lower: "äö",
    usesuper: false,
  });
  expect(statSync(join(folder, "data/postgres-socket")).mode & 0o077).toBe(0);
  const wrong = new URL(url);
  wrong.password = "guess";
  await expect(ask(wrong.href, "select 1")).rejects.toThrow(/password authentication failed/);
});

test("Data survives a restart, and a database that is already running is adopted", async () => {
  const first = await start();
  await ask(first.url, "create table words as select 'kept' as word");
  const second = await start();
  expect(second).toMatchObject({ pid: first.pid, adopted: true, fresh: false, url: first.url });
  await first.stop();
  await second.exited;
  expect(isAlive(first.pid)).toBe(false);
  const third = await start();
  expect(third).toMatchObject({ adopted: false, fresh: false, url: first.url });
  expect(await ask(third.url, "select word from words")).toEqual({ word: "kept" });
});

test("After kill -9 the database restarts with all committed data", async () => {
  const first = await start();
  await ask(first.url, "create table words as select 'kept' as word");
  process.kill(first.pid, "SIGKILL");
  const second = await start();
  expect(await ask(second.url, "select word from words")).toEqual({ word: "kept" });
});

test("A long data path with special characters works, and a lost password file is replaced", async () => {
  const name = `odd, 'x' "y" äß%20 ${"long".repeat(30)}`;
  const first = await start(name);
  await first.stop();
  rmSync(join(folder, name, "postgres-password"));
  const second = await start(name);
  expect(second.url).not.toBe(first.url);
  expect(await ask(second.url, "select 1 as one")).toEqual({ one: 1 });
});

test("A damaged data folder, a newer one and a file instead of a folder are refused in one line", async () => {
  const make = (name: string, version: string) => {
    for (const part of ["base", "pg_wal", "global"])
      mkdirSync(join(folder, name, "postgres", part), { recursive: true });
    for (const [file, content] of [
      ["PG_VERSION", version],
      ["postgresql.conf", ""],
    ] as const) {
      writeFileSync(join(folder, name, "postgres", file), content);
    }
  };
  make("damaged", "18\n");
  await expect(start("damaged")).rejects.toThrow(
    /^The database in .* is damaged: move the folder away and bring back a backup/,
  );
  make("newer", "99\n");
  writeFileSync(join(folder, "newer/postgres/global/pg_control"), "");
  await expect(start("newer")).rejects.toThrow(/made by PostgreSQL 99, newer than .* update the program/);
  make("broken", "18\n");
  writeFileSync(join(folder, "broken/postgres/global/pg_control"), "not a control file");
  chmodSync(join(folder, "broken/postgres"), 0o700);
  writeFileSync(join(folder, "broken/postgres-password"), "secret");
  await expect(start("broken")).rejects.toThrow(/^PostgreSQL did not start, its folder is damaged: .*\)$/);
  writeFileSync(join(folder, "file"), "");
  await expect(start("file")).rejects.toThrow(/is not a folder: remove what is there, or set OFFERTORY_DATA/);
});
