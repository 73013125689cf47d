import type pg from "pg";

/**
 * Returns whether the demo must be made now: not if it was made before, nor if the database has a church or an account.
 * If an earlier run was interrupted, empties the tables first: in demo mode, `npm start` lets the server accept
 * requests only after the demo is complete, so the tables have nothing but the rest of that run.
 */
export async function beginDemo(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ state: string }>("select state from installation where name = 'demo'");
  const state = rows[0]?.state;
  if (state === "made") return false;
  if (state === "making") await truncateTables(pool);
  else if (await holdsData(pool)) return false;
  await pool.query("insert into installation values ('demo', 'making') on conflict (name) do nothing");
  return true;
}

export async function endDemo(pool: pg.Pool): Promise<void> {
  // Drops the queued jobs, so that no emails are sent about invented people. The jobs that register webhooks stay.
  await pool.query(
    "select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier <> 'giving-ask-to-be-told'))",
  );
  await pool.query("update installation set state = 'made' where name = 'demo'");
}

/**
 * Called by every server that starts to serve a database. From then on it may hold a church's own data, so the rest of
 * an interrupted demo must no longer be a reason to empty the tables.
 */
export const keepInterruptedDemo = async (pool: pg.Pool): Promise<void> => {
  await pool.query("update installation set state = 'made' where name = 'demo' and state = 'making'");
};

async function holdsData(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query("select 1 from churches union all select 1 from users limit 1");
  return rows.length > 0;
}

async function truncateTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'installation')",
  );
  // Triggers refuse to truncate the ledger, so they are disabled for these statements. PostgreSQL runs the statements
  // of one query string in one transaction, so the triggers cannot stay disabled.
  const ledgerTriggers = (what: "enable" | "disable") =>
    ["ledger", "ledger_checkpoints"].map((table) => `alter table ${table} ${what} trigger user`);
  const truncating = `truncate ${rows.map(({ name }) => name).join(", ")} cascade`;
  await pool.query([...ledgerTriggers("disable"), truncating, ...ledgerTriggers("enable")].join("; "));
}
