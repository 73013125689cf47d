-- Amounts are minor units of the church's currency. Each ledger line, payment and recurring gift states the currency that its
-- amount was counted in, and the key makes sure that it is the church's.
alter table ledger add column currency text not null default 'USD';
alter table payment_intents add column currency text not null default 'USD';
alter table subscriptions add column currency text not null default 'USD';
alter table ledger drop constraint ledger_church_id_fkey,
  add constraint ledger_currency_fkey foreign key (church_id, currency) references churches (id, currency);
alter table payment_intents drop constraint payment_intents_church_id_fkey,
  add constraint payment_intents_currency_fkey foreign key (church_id, currency) references churches (id, currency);
alter table subscriptions drop constraint subscriptions_church_id_fkey,
  add constraint subscriptions_currency_fkey foreign key (church_id, currency) references churches (id, currency);
