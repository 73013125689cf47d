-- The home page counts the batches that are still open, and the payouts that do not match the ledger.
create index batches_open on batches (church_id) where closed_at is null and not online;
create index payouts_not_matching on payouts (church_id) where amount > 0 and our_net <> amount;
