import type { Client } from "pg";
import { quote, quoteTable, type TableShape } from "./describe-database.ts";

/**
 * Takes foreign keys and triggers off the tables, so that rows may come in any order; gives back what puts them on again,
 * which checks every row. An owner may do this where only a superuser may silence them.
 */
export async function setConstraintsAside(client: Client, tables: TableShape[]): Promise<() => Promise<void>> {
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
