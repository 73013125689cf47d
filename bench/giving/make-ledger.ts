import type pg from "pg";

const INDEXES = ["ledger_by_donation", "ledger_once", "ledger_by_time"];

/** Inserts the ledger lines of the gifts, in the order of the gifts, as the server would have written them. */
export async function makeLedger(pool: pg.Pool, churchId: string): Promise<{ lines: number; entries: number }> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const indexes = await client.query<{ name: string; definition: string }>(
      "select indexname as name, indexdef as definition from pg_indexes where tablename = 'ledger' and indexname = any($1)",
      [INDEXES],
    );
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
    const { rowCount } = await client.query(
      `with gifts as (
         select d.*, coalesce(transaction_id, id || ' 0') as said, case when provider is null then 'cash' else 'provider' end as held
         from donations d where church_id = $1 and batch_id like 'day-%'
       )
       insert into ledger (church_id, entry_id, at, reason, account, fund_id, donation_id, amount, reference)
       select church_id, entry_id, at, reason, account, fund_id, donation_id, amount, said from (
         select church_id, 'e' || id as entry_id, donated_at as at, 'gift' as reason, held as account, null as fund_id,
           id as donation_id, amount, said, 0 as place from gifts
         union all
         select g.church_id, 'e' || g.id, g.donated_at, 'gift', 'fund', f.fund_id, g.id, -f.amount, said, 1
         from gifts g join donation_funds f on f.church_id = g.church_id and f.donation_id = g.id
         union all
         select g.church_id, 'e' || g.id, g.donated_at, 'gift', 'covered-fees', null, g.id, sum(f.amount) - g.amount, said, 2
         from gifts g join donation_funds f on f.church_id = g.church_id and f.donation_id = g.id
         group by g.church_id, g.id, g.donated_at, g.amount, said having sum(f.amount) <> g.amount
         union all
         select church_id, 'f' || id, donated_at, 'fee', account, null, id, sign * provider_fee, said, 3
         from gifts, (values ('fees', 1), ('provider', -1)) as sides (account, sign) where provider_fee is not null
         union all
         select church_id, 'r' || id, donated_at, 'refund', account, fund_id, id, sign * refunded, 're ' || said, 4
         from gifts, (values (null, 'provider', -1), ('fund-all', 'fund', 1)) as sides (fund_id, account, sign) where refunded > 0
       ) as lines order by donation_id, place`,
      [churchId],
    );
    for (const { definition } of indexes.rows) await client.query(definition);
    await client.query("commit");
    await client.query("vacuum analyze ledger");
    const { rows } = await client.query<{ entries: number }>(
      "select count(distinct entry_id)::int as entries from ledger where church_id = $1",
      [churchId],
    );
    return { lines: rowCount ?? 0, entries: rows[0]?.entries ?? 0 };
  } finally {
    client.release();
  }
}
