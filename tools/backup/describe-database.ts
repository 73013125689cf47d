import type { Client } from "pg";

export type TableShape = { schema: string; name: string; columns: string[] };
export type SequenceValue = { schema: string; name: string; value: string; isCalled: boolean };
export type DatabaseShape = { migrations: string[]; tables: TableShape[] };

/** Schemas that a library creates and changes by its own migrations. */
export const librarySchemas = ["graphile_worker"];

const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quoteTable = ({ schema, name }: { schema: string; name: string }): string =>
  `${quote(schema)}.${quote(name)}`;

/** Returns every table with rows, in every schema that is not PostgreSQL's own. */
export async function describeTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select n.nspname as schema, c.relname as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
    ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence <> 't' and ${ours}
    order by 1, 2`);
  return rows;
}

export async function readSequences(client: Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and c.relpersistence <> 't' and ${ours} order by 1, 2`);
  const values: SequenceValue[] = [];
  for (const sequence of rows) {
    const { rows: found } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoteTable(sequence)}`,
    );
    if (found[0]) values.push({ ...sequence, ...found[0] });
  }
  return values;
}

/** Returns the migrations that were applied to the database, in order. */
export async function readMigrations(client: Client): Promise<string[]> {
  const { rows: there } = await client.query<{ there: boolean }>(
    "select to_regclass('public.migrations') is not null as there",
  );
  if (!there[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>("select name from public.migrations order by name");
  return rows.map(({ name }) => name);
}

/** Returns the first table that has a row, apart from libraries' tables and the list of migrations. */
export async function findRows(client: Client, tables: TableShape[]): Promise<TableShape | undefined> {
  for (const table of tables) {
    if (librarySchemas.includes(table.schema) || table.name === "migrations") continue;
    const { rowCount } = await client.query(`select 1 from ${quoteTable(table)} limit 1`);
    if (rowCount) return table;
  }
  return undefined;
}
