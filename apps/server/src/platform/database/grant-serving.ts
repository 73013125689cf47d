import type pg from "pg";

/** The advisory lock of this function. Any number works, if all our processes use the same. */
const LOCK = 7_236_012;
/**
 * Our schema and the job queue's. The job queue's tables have row level security, so the role also needs a policy
 * there.
 */
const SCHEMAS = ["public", "graphile_worker"];

/**
 * Grants the serving role the right to read and write rows, and nothing else. It owns nothing, so it can neither drop
 * nor alter a table nor disable a trigger; in append-only tables (those whose trigger is `refuse_change`) it cannot
 * change rows either. The owner runs this after every migration. Until then, default privileges let the role read and
 * write new tables.
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
    for (const table of await listAppendOnlyTables(client))
      await client.query(`revoke update, delete on ${table} from ${name}`);
    await grantQueueAccess(client, name, role);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function listAppendOnlyTables(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = to_regproc('refuse_change')`,
  );
  return rows.map(({ name }) => name);
}

async function grantQueueAccess(client: pg.PoolClient, name: string, role: string): Promise<void> {
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
