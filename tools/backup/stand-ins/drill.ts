import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Client } from "pg";
import { withClient } from "../../postgres/open-database.ts";
import { describeTables, quoteTable, readMigrations, readSequences } from "../describe-database.ts";

/**
 * A schema with everything that is hard to restore: circular references, self-references, identities, generated
 * columns, triggers.
 */
const first = `
create table churches (id text primary key, name text not null, head_id bigint);
create table people (
  church_id text not null references churches, id bigint generated always as identity primary key,
  parent_id bigint references people, name text, shouted text generated always as (upper(name)) stored,
  photo bytea, tags text[], data jsonb, seen timestamptz, share numeric(12, 4), ratio double precision, during interval
);
alter table churches add constraint head foreign key (head_id) references people deferrable initially deferred;
create type mood as enum ('glad', 'sad');
create view people_names as select id, name from people;
create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
create table "Odd ""name" ("a b" serial primary key, feeling mood);
create trigger refuse_all before insert on "Odd ""name" for each row when (new.feeling = 'sad') execute function refuse();
insert into churches (id, name) values ('seed', 'a row that the migration itself makes');
`;
const second = `alter table people add column nick text not null default 'none';`;

/** Creates a folder of migrations; that of a later version has one more. */
export function makeMigrations(count: 1 | 2): string {
  const folder = mkdtempSync(join(tmpdir(), "offertory-migrations-"));
  writeFileSync(join(folder, "001-first.sql"), first);
  if (count === 2) writeFileSync(join(folder, "002-second.sql"), second);
  return folder;
}

/** Does what the server's migrate command does. */
export async function migrateWith(folder: string, url: string): Promise<void> {
  await withClient({ connectionString: url }, async (client) => {
    await client.query(
      "create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const done = await readMigrations(client);
    for (const name of readdirSync(folder).toSorted()) {
      if (done.includes(name)) continue;
      await client.query(readFileSync(join(folder, name), "utf8"));
      await client.query("insert into migrations (name) values ($1)", [name]);
    }
  });
}

export async function fill(client: Client, people: number): Promise<void> {
  await client.query(
    "insert into churches values ('grace', E'Grace \\\\ Tab\\t Line\\n 教会 😀', null), ('empty', '', null)",
  );
  await client.query(
    `insert into people (church_id, name, photo, tags, data, seen, share, ratio, during)
     select 'grace', case when n % 7 = 0 then null else 'Person ' || n || E' \\\\N \\\\. \\t "x"' end, decode(md5(n::text), 'hex'),
       array['a,b', null, '{}'], jsonb_build_object('n', n, 'text', E'\\u00e9\\n'), timestamptz '2026-01-01' + n * interval '1.000001 s',
       n * 1.2345, 1 / n::double precision, n * interval '1 day 1 s'
     from generate_series(1, $1) n`,
    [people],
  );
  await client.query("update people set parent_id = (select max(id) from people)");
  await client.query("update churches set head_id = (select min(id) from people) where id = 'grace'");
  await client.query(`insert into "Odd ""name" (feeling) values ('glad')`);
  await client.query(`alter table "Odd ""name" disable trigger user`);
  await client.query(`insert into "Odd ""name" (feeling) values ('sad')`);
  await client.query(`alter table "Odd ""name" enable trigger user`);
}

export function putFile(dataFolder: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(dataFolder, path)), { recursive: true });
  writeFileSync(join(dataFolder, path), content);
}

/** Returns everything of an instance in one object, to be compared. */
export async function takePicture(url: string, dataFolder: string): Promise<Record<string, unknown>> {
  return withClient({ connectionString: url }, async (client) => {
    const picture: Record<string, unknown> = { sequences: await readSequences(client) };
    for (const table of await describeTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${quoteTable(table)} t order by 1`,
      );
      picture[quoteTable(table)] = rows.map(({ row }) => row);
    }
    const { rows: rules } = await client.query<{ rule: string }>(
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint where connamespace = 'public'::regnamespace
       union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
    );
    picture["rules"] = rules.map(({ rule }) => rule);
    for (const folder of ["files", "sandbox", "secrets.json"]) picture[folder] = readAll(join(dataFolder, folder));
    return picture;
  });
}

function readAll(path: string): Record<string, string> {
  try {
    return { "": readFileSync(path, "base64") };
  } catch {
    // The path is a folder, or does not exist.
  }
  try {
    const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return Object.fromEntries(
      files.map(({ parentPath, name }) => [
        join(parentPath, name).slice(path.length),
        readFileSync(join(parentPath, name), "base64"),
      ]),
    );
  } catch {
    return {};
  }
}
