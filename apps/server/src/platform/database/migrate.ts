import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runMigrations } from "graphile-worker";
import type pg from "pg";

const FOLDER = join(import.meta.dirname, "../../../migrations");
/** The advisory lock of migrations. Any number works, if all our processes use the same. */
const LOCK = 7_236_011;

export class DatabaseIsNewer extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database is newer than this program (it has ${names.join(", ")}). Start the newer version of Offertory.`,
    );
  }
}

const migrationFiles = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".sql"))
    .sort();

/** Brings the schema up to date. Several processes may start at once: one migrates, the others wait. */
export async function migrate(pool: pg.Pool, log: (line: string) => void = () => {}): Promise<void> {
  const client = await pool.connect();
  try {
    // Creating an index on a large table, or waiting for another process that creates it, may take very long.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(
      "create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    // This migration file was renamed.
    await client.query("update migrations set name = $1 where name like '20261117000400-%'", [
      "20261117000400-giving-emails.sql",
    ]);
    const files = migrationFiles();
    const { rows } = await client.query<{ name: string }>("select name from migrations");
    const applied = new Set(rows.map(({ name }) => name));
    const unknown = [...applied].filter((name) => !files.includes(name)).sort();
    if (unknown.length > 0) throw new DatabaseIsNewer(unknown);

    for (const name of files.filter((file) => !applied.has(file))) {
      log(name);
      await client.query("begin");
      try {
        await client.query(readFileSync(join(FOLDER, name), "utf8"));
        await client.query("insert into migrations (name) values ($1)", [name]);
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw error;
      }
    }
    await runMigrations({ pgPool: pool });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
    client.release(true);
  }
}

/** Whether the applied migrations are exactly those of this program. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>("select name from migrations order by name");
  const files = migrationFiles();
  return rows.length === files.length && rows.every(({ name }, index) => name === files[index]);
}
