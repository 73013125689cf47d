import type pg from "pg";

export interface MadeGifts {
  funds: { all: string; second: string; old: string; rare: string; none: string };
  seconds: number;
  megabytes: number;
}

/**
 * Inserts many gifts over ten years, the same ones every time: a batch a day, most gifts to one fund, every fourth
 * shared with a second one, some to a fund that was closed long ago and a few to a rare one; one gift in a hundred is
 * refunded. A thousand are of one person, the others of all people.
 */
export async function makeGifts(
  pool: pg.Pool,
  { churchId, count, people, donorId }: { churchId: string; count: number; people: number; donorId: string },
): Promise<MadeGifts> {
  const begun = performance.now();
  const funds = { all: "fund-all", second: "fund-second", old: "fund-old", rare: "fund-rare", none: "fund-none" };
  await pool.query(
    `insert into funds (church_id, id, name, position)
     select $1, id, id, 10 + place from unnest($2::text[]) with ordinality as f (id, place)`,
    [churchId, Object.values(funds)],
  );
  await pool.query(
    `insert into batches (church_id, id, name, batch_date, online)
     select $1, 'day-' || n, '', date '2016-11-01' + n, true from generate_series(0, 3649) n`,
    [churchId],
  );
  const client = await pool.connect();
  try {
    await client.query("begin");
    const buildIndexes = await dropIndexes(client);
    // The trigger would run for every row of ten years; its result is written once, below.
    await client.query("alter table donation_funds disable trigger donation_funds_learn_when");
    await client.query(
      `insert into donations (church_id, id, batch_id, person_id, intent_id, provider, transaction_id, donated_on, donated_at,
         amount, covered_fee, provider_fee, refunded, method, method_details, notes, status)
       select $1, 'g' || lpad(n::text, 9, '0'), 'day-' || day,
         case when n % 1000 = 7 then $4 else 'p' || lpad((hashint4(n) & 2147483647) % $3::int || '', 10, '0') end,
         null, case when n % 5 < 3 then 'stripe' end, case when n % 5 < 3 then 'ch_bench_' || n end,
         date '2016-11-01' + day,
         (date '2016-11-01' + day)::timestamp at time zone 'UTC' + make_interval(secs => (hashint4(n) & 65535) % 43200 + 30000),
         1000 + (n % 400) * 25, 0, case when n % 5 < 3 then 60 end, case when n % 100 = 0 then 100 else 0 end,
         (array['card', 'card', 'bank', 'cash', 'check'])[1 + n % 5], 'Visa 4242', '',
         case when n % 100 = 0 then 'partially_refunded' when n % 100000 = 1 then 'disputed' else 'succeeded' end
       from (select n, (n::bigint * 3650 / $2::int)::int as day from generate_series(0, $2::int - 1) n) as days`,
      [churchId, count, people, donorId],
    );
    await client.query(
      `insert into donation_funds (church_id, donation_id, position, fund_id, amount, donated_at)
       select d.church_id, d.id, 0, case when d.donated_on < '2018-11-01' and right(d.id, 1) = '3' then $3
           when right(d.id, 5) = '00042' then $4 else $2 end, d.amount / 2, d.donated_at
       from donations d where d.church_id = $1 and d.batch_id like 'day-%'
       union all
       select d.church_id, d.id, 1, $5, d.amount - d.amount / 2, d.donated_at
       from donations d where d.church_id = $1 and d.batch_id like 'day-%' and right(d.id, 2) in ('04', '08', '16', '32', '64')`,
      [churchId, funds.all, funds.old, funds.rare, funds.second],
    );
    await client.query("alter table donation_funds enable trigger donation_funds_learn_when");
    await buildIndexes();
    await client.query("commit");
    for (const table of ["donations", "donation_funds", "batches"]) await client.query(`vacuum analyze ${table}`);
    const { rows } = await client.query<{ bytes: string }>(
      "select pg_total_relation_size('donations') + pg_total_relation_size('donation_funds') as bytes",
    );
    return {
      funds,
      seconds: (performance.now() - begun) / 1000,
      megabytes: Number(rows[0]?.bytes ?? 0) / 1e6,
    };
  } finally {
    client.release();
  }
}

const TABLES = ["donations", "donation_funds"];

/** Building indexes and foreign keys at once, over all rows, is much faster than row by row. */
async function dropIndexes(client: pg.PoolClient): Promise<() => Promise<void>> {
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any($1) and indexname not like '%_pkey'`,
    [TABLES],
  );
  const keys = await client.query<{ name: string; table: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [TABLES],
  );
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  for (const { name, table } of keys.rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { definition } of indexes.rows) await client.query(definition);
    for (const { name, table, definition } of keys.rows) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}
