-- The treasurer's desk: what is under way, recurring gifts by how they stand, and payouts with what is in them.

create index payment_intents_under_way on payment_intents (church_id, created_at, id)
  where status in ('processing', 'requires_action');
create index subscriptions_by_state on subscriptions (church_id, status, created_at, id);

-- What our books say of the lines that a payout holds, once the provider has shown them.
alter table payouts add column lines integer;
alter table payouts add column our_net bigint;
alter table payouts add column compared_at timestamptz;
create index payouts_by_day on payouts (church_id, paid_at, id) where amount <> 0;

-- The payout that the line went into; empty while it is in none.
alter table reconciliation_differences add column payout_id text not null default '';
