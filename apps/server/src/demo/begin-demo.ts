import type pg from "pg";

/**
 * Whether the demo is to be made now. Never where somebody's data are; but where an earlier try was cut off, what it left
 * is swept away first: the server has not listened yet, so that nothing of anybody's can be among it.
 */
export async function beginDemo(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ state: string }>("select state from installation where name = 'demo'");
  const state = rows[0]?.state;
  if (state === "made") return false;
  if (state === "making") await sweep(pool);
  else if (await holdsData(pool)) return false;
  await pool.query("insert into installation values ('demo', 'making') on conflict (name) do nothing");
  return true;
}

export async function endDemo(pool: pg.Pool): Promise<void> {
  // Nobody is written to because of people who do not exist.
  await pool.query(
    "select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier <> 'giving-ask-to-be-told'))",
  );
  await pool.query("update installation set state = 'made' where name = 'demo'");
}

async function holdsData(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query("select 1 from churches union all select 1 from users limit 1");
  return rows.length > 0;
}

async function sweep(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'installation')",
  );
  // The ledger is only ever added to; what is swept here was never anybody's, and the guards stand again before anyone comes.
  const guards = (what: "enable" | "disable") =>
    ["ledger", "ledger_checkpoints"].map((table) => `alter table ${table} ${what} trigger user`);
  const sweeping = `truncate ${rows.map(({ name }) => name).join(", ")} cascade`;
  await pool.query([...guards("disable"), sweeping, ...guards("enable")].join("; "));
}
