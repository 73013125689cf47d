import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { Refusal } from "../postgres/refusal.ts";
import { clearSchemas } from "./clear-schemas.ts";
import { plainFormats } from "./collect-entries.ts";
import { copyIn } from "./copy-table.ts";
import {
  describeTables,
  librarySchemas,
  quote,
  quoteTable,
  type SequenceValue,
  type TableShape,
} from "./describe-database.ts";
import type { Manifest } from "./read-archive.ts";

export type Loading = {
  copy(table: { schema: string; name: string }, rows: AsyncIterable<Buffer>): Promise<void>;
  finish(): Promise<void>;
};

type Load = { client: Client; manifest: Manifest; migrationsFolder: string; migrations: string[] };

/**
 * Begins to replace the content of the database, inside the caller's transaction: the schema as it was when the backup
 * was made, then the rows, table by table, then the later migrations.
 */
export async function loadDatabase({ client, manifest, migrationsFolder, migrations }: Load): Promise<Loading> {
  const { shape, sequences } = manifest;
  await client.query(plainFormats);
  const schemas = [...new Set(["public", ...shape.tables.map(({ schema }) => schema)])];
  await clearSchemas(
    client,
    schemas.filter((schema) => !librarySchemas.includes(schema)),
  );
  await client.query(
    "create table public.migrations (name text primary key, applied_at timestamptz not null default now())",
  );
  const run = async (name: string) => {
    await client.query(readFileSync(join(migrationsFolder, name), "utf8"));
    // The check that the migration's own commit would have made.
    await client.query("set constraints all immediate");
  };
  for (const name of shape.migrations) await run(name);

  const wanted = shape.tables.filter((table) => !isLibraryVersion(table));
  await checkTables(client, wanted);
  const putBack = await setConstraintsAside(client, wanted);
  if (wanted.length > 0) await client.query(`truncate ${wanted.map(quoteTable).join(", ")}`);

  return {
    async copy({ schema, name }, rows) {
      const table = wanted.find((table) => table.schema === schema && table.name === name);
      if (!table) return;
      const columns = table.columns.map(quote).join(", ");
      await copyIn(client, `copy ${quoteTable(table)} (${columns}) from stdin`, rows);
    },
    async finish() {
      await setSequences(client, sequences);
      await putBack();
      for (const name of migrations.filter((name) => !shape.migrations.includes(name))) {
        await run(name);
        await client.query("insert into public.migrations (name) values ($1)", [name]);
      }
    },
  };
}

// The library's list of its own migrations must match its tables as they are now, not those of the backup.
const isLibraryVersion = ({ schema, name }: TableShape) => librarySchemas.includes(schema) && name === "migrations";

async function checkTables(client: Client, wanted: TableShape[]): Promise<void> {
  const there = new Map((await describeTables(client)).map((table) => [quoteTable(table), table.columns]));
  for (const table of wanted) {
    const columns = there.get(quoteTable(table));
    const missing = columns ? table.columns.find((column) => !columns.includes(column)) : "";
    if (missing === undefined) continue;
    const what = missing ? `column ${missing} of table` : "table";
    throw new Refusal(
      `The backup holds the ${what} ${table.schema}.${table.name}, which this version of Offertory does not make: restore it with the version that made it.`,
    );
  }
}

async function setSequences(client: Client, sequences: SequenceValue[]): Promise<void> {
  for (const { value, isCalled, ...sequence } of sequences) {
    const name = quoteTable(sequence);
    await client.query("select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null", [
      name,
      value,
      isCalled,
    ]);
  }
}

/**
 * Drops foreign keys and triggers, so that rows may be loaded in any order. Returns a function that creates them again,
 * which checks every row. The tables' owner may do this; disabling them would need a superuser.
 */
async function setConstraintsAside(client: Client, tables: TableShape[]): Promise<() => Promise<void>> {
  const names = tables.map(quoteTable);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c
     where c.contype = 'f' and c.conparentid = 0 and c.conrelid = any($1::regclass[]::oid[])`,
    [names],
  );
  const { rows: triggers } = await client.query<{ table: string; name: string }>(
    `select t.tgrelid::regclass::text as table, t.tgname as name from pg_trigger t
     where not t.tgisinternal and t.tgenabled = 'O' and t.tgrelid = any($1::regclass[]::oid[])`,
    [names],
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${quote(name)}`);
  return async () => {
    await client.query("set constraints all immediate");
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
    }
    for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${quote(name)}`);
  };
}
