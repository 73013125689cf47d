import type pg from "pg";

interface IntentRow {
  id: string;
  amount: number;
  status: string;
  provider_id: string;
}
interface SubscriptionRow {
  id: string;
  status: string;
}
interface DonationRow {
  id: string;
  amount: number;
  refunded: number;
  transaction_id: string;
}
interface RefundRow {
  id: string;
  amount: number;
  status: string;
}
interface DisputeRow {
  status: string;
  provider_id: string;
  transaction_id: string;
}
interface Step {
  intent_id: string;
  came_from: string;
  went_to: string;
}

/** Reads a church's records from the database. */
export async function readRecords(pool: pg.Pool, churchId: string) {
  const rows = async <Row extends pg.QueryResultRow>(text: string) => (await pool.query<Row>(text, [churchId])).rows;
  const [intents, subscriptions, donations, refunds, disputes, steps, unbalanced, owed] = await Promise.all([
    rows<IntentRow>("select id, amount, status, provider_id from payment_intents where church_id = $1"),
    rows<SubscriptionRow>("select id, status from subscriptions where church_id = $1"),
    rows<DonationRow>("select id, amount, refunded, transaction_id from donations where church_id = $1"),
    rows<RefundRow>("select id, amount, status from refunds where church_id = $1"),
    rows<DisputeRow>(
      `select b.status, b.provider_id, d.transaction_id from disputes b
       join donations d on d.church_id = b.church_id and d.id = b.donation_id where b.church_id = $1`,
    ),
    rows<Step>("select intent_id, came_from, went_to from fault_watch where church_id = $1"),
    rows<{ entry_id: string }>(
      "select entry_id from ledger where church_id = $1 group by entry_id having sum(amount) <> 0",
    ),
    rows<{ owed: number }>(
      `select coalesce(sum(amount), 0)::int as owed from ledger
       where church_id = $1 and account = 'provider' and reason not like 'payout%'`,
    ),
  ]);
  return { intents, subscriptions, donations, refunds, disputes, steps, unbalanced, owed: owed[0]?.owed ?? 0 };
}

export type Records = Awaited<ReturnType<typeof readRecords>>;
