-- What the donor planned for the coming payments of a subscription.
-- Payments due before resumes_on are not charged; skipped_on is the due day that the donor skipped last.
alter table subscriptions add column resumes_on date;
alter table subscriptions add column skipped_on date;
-- The last day on which a payment may be due, or the number of payments after which the subscription has ended.
alter table subscriptions add column ends_on date;
alter table subscriptions add column max_payments integer check (max_payments > 0);
-- Why the donor ended it, in the donor's words.
alter table subscriptions add column end_reason text not null default '';
-- Counts the changes, so that each one is confirmed to the donor once.
alter table subscriptions add column revision integer not null default 0;
create index payment_intents_paid_by_schedule on payment_intents (church_id, schedule_id)
  where schedule_id is not null and status = 'succeeded';
