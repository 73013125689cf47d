import type pg from "pg";

/** Any number will do, as long as every process of ours takes the same. */
const LOCK = 7_236_012;
/** Ours, and that of the job queue, which keeps its rows from all but its owner and those whom a policy names. */
const SCHEMAS = ["public", "graphile_worker"];

/**
 * Lets a role serve: read and write rows, and nothing else. It owns nothing, so that it can neither drop nor alter a table, nor
 * put a trigger aside; of tables that are only ever added to (those whose trigger refuses changes) it can change no row either.
 * Run by the owner after every migration; tables that come later are readable and writable by default privileges until then.
 */
export async function grantServing(owner: pg.Pool, role: string): Promise<void> {
  const client = await owner.connect();
  try {
    const name = client.escapeIdentifier(role);
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    await client.query("revoke create on schema public from public");
    for (const schema of SCHEMAS)
      await client.query(`
        grant usage on schema ${schema} to ${name};
        grant select, insert, update, delete on all tables in schema ${schema} to ${name};
        grant usage, select on all sequences in schema ${schema} to ${name};
        alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${name};
        alter default privileges in schema ${schema} grant usage, select on sequences to ${name};`);
    await client.query(`revoke insert, update, delete on migrations from ${name}`);
    await client.query(`revoke insert, update, delete on graphile_worker.migrations from ${name}`);
    for (const table of await appendOnly(client)) await client.query(`revoke update, delete on ${table} from ${name}`);
    await admitToQueue(client, name, role);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function appendOnly(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = to_regproc('refuse_change')`,
  );
  return rows.map(({ name }) => name);
}

async function admitToQueue(client: pg.PoolClient, name: string, role: string): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select c.oid::regclass::text as table from pg_class c
     where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity and not exists (
       select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'serving'
         and (select oid from pg_roles where rolname = $1) = any(p.polroles))`,
    [role],
  );
  for (const { table } of rows) {
    await client.query(`drop policy if exists serving on ${table}`);
    await client.query(`create policy serving on ${table} to ${name} using (true) with check (true)`);
  }
}
