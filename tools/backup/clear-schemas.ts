import type { Client } from "pg";
import { quote } from "./describe-database.ts";

const notOfExtension = (catalogue: string) =>
  `not exists (select 1 from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = o.oid and d.deptype = 'e')`;

/** Drops what the migrations create (tables, views, sequences, functions, types) and leaves extensions in place. */
export async function clearSchemas(client: Client, schemas: string[]): Promise<void> {
  const inSchemas = "n.nspname = any($1)";
  const kinds = { r: "table", p: "table", v: "view", m: "materialized view", S: "sequence", f: "foreign table" };
  for (const [characters, query] of [
    [
      kinds,
      `select o.relkind::text as kind, n.nspname as schema, quote_ident(o.relname) as name from pg_class o
       join pg_namespace n on n.oid = o.relnamespace
       where ${inSchemas} and o.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${notOfExtension("pg_class")}
       order by o.relkind = 'S'`,
    ],
    [
      { f: "function", p: "procedure", a: "aggregate", w: "function" },
      `select o.prokind::text as kind, n.nspname as schema,
         quote_ident(o.proname) || '(' || pg_get_function_identity_arguments(o.oid) || ')' as name
       from pg_proc o join pg_namespace n on n.oid = o.pronamespace where ${inSchemas} and ${notOfExtension("pg_proc")}`,
    ],
    [
      { e: "type", d: "domain", c: "type", r: "type" },
      `select o.typtype::text as kind, n.nspname as schema, quote_ident(o.typname) as name
       from pg_type o join pg_namespace n on n.oid = o.typnamespace left join pg_class c on c.oid = o.typrelid
       where ${inSchemas} and o.typtype in ('e', 'd', 'c', 'r') and (c.oid is null or c.relkind = 'c') and ${notOfExtension("pg_type")}`,
    ],
  ] satisfies [Record<string, string>, string][]) {
    await dropAll(client, characters, query, schemas);
  }
}

async function dropAll(client: Client, kinds: Record<string, string>, query: string, schemas: string[]): Promise<void> {
  const { rows } = await client.query<{ kind: string; schema: string; name: string }>(query, [schemas]);
  for (const { kind, schema, name } of rows) {
    // An earlier drop with cascade may have removed it already.
    await client.query(`drop ${kinds[kind]} if exists ${quote(schema)}.${name} cascade`);
  }
}
