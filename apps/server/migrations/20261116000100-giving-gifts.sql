-- Gifts, from what was asked for to every cent that moved. Amounts are whole cents of the US dollar.

-- How the payment provider proves that it is it who tells us something; sealed like the private key.
alter table gateways add column webhook_secret text not null default '';

-- One customer at the provider for each person, and one for each guest who gives without an account.
create table customers (
  church_id text not null,
  gateway_id text not null,
  id text not null,
  person_id text,
  created_at timestamptz not null default now(),
  primary key (church_id, gateway_id, id),
  foreign key (church_id, gateway_id) references gateways (church_id, id) on delete cascade,
  foreign key (church_id, person_id) references people (church_id, id)
);
create unique index customers_by_person on customers (church_id, gateway_id, person_id) where person_id is not null;

create table payment_methods (
  church_id text not null,
  id text not null,
  gateway_id text not null,
  customer_id text not null,
  person_id text,
  type text not null check (type in ('card', 'bank', 'paypal')),
  name text not null default '',
  last4 text not null default '',
  exp_month integer,
  exp_year integer,
  status text not null check (status in ('active', 'new', 'verified')),
  holder_name text not null default '',
  holder_type text not null default 'individual' check (holder_type in ('individual', 'company')),
  email text not null default '',
  fingerprint text not null default '',
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (church_id, gateway_id, id),
  foreign key (church_id, gateway_id, customer_id) references customers (church_id, gateway_id, id) on delete cascade
);
create index payment_methods_by_person on payment_methods (church_id, person_id) where removed_at is null;

-- Written and committed before money moves: what was asked for, with the key that the provider knows it by.
create table payment_intents (
  church_id text not null references churches (id),
  id text not null,
  gateway_id text not null,
  provider text not null,
  person_id text not null,
  -- the donor's key for this gift, or one derived from the gift; empty once it was released
  client_key text,
  request_hash text not null,
  -- the key under which the provider is asked, always the same
  provider_key text not null,
  method_id text not null default '',
  method_type text not null,
  method_name text not null default '',
  method_last4 text not null default '',
  customer_id text not null default '',
  amount integer not null check (amount > 0),
  covered_fee integer not null check (covered_fee >= 0),
  notes text not null default '',
  schedule_id text,
  due_on date,
  status text not null check (
    status in ('created', 'processing', 'requires_action', 'succeeded', 'failed', 'cancelled')
  ),
  provider_id text not null default '',
  transaction_id text not null default '',
  client_secret text not null default '',
  failure text not null default '',
  failure_code text not null default '',
  -- when the worker looks again, and how often it has
  check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (church_id, id)
);
create unique index payment_intents_by_client_key on payment_intents (church_id, client_key) where client_key is not null;
create unique index payment_intents_by_id on payment_intents (id);
create unique index payment_intents_by_provider_key on payment_intents (provider_key);
create index payment_intents_by_provider_id on payment_intents (gateway_id, provider_id) where provider_id <> '';
create unique index payment_intents_by_due_day on payment_intents (church_id, schedule_id, due_on) where schedule_id is not null;
create index payment_intents_to_check on payment_intents (check_at) where check_at is not null;

create table intent_funds (
  church_id text not null,
  intent_id text not null,
  position integer not null,
  fund_id text not null,
  amount integer not null check (amount > 0),
  primary key (church_id, intent_id, position),
  foreign key (church_id, intent_id) references payment_intents (church_id, id) on delete cascade,
  foreign key (church_id, fund_id) references funds (church_id, id)
);

create table batches (
  church_id text not null references churches (id) on delete cascade,
  id text not null,
  name text not null,
  batch_date date not null,
  -- online gifts of one day gather in one batch
  online boolean not null default false,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (church_id, id)
);
create unique index batches_online on batches (church_id, batch_date) where online;

create table donations (
  church_id text not null references churches (id),
  id text not null,
  batch_id text not null,
  person_id text,
  intent_id text,
  -- the charge at the provider; null for cash and checks
  provider text,
  transaction_id text,
  donated_on date not null,
  donated_at timestamptz not null,
  amount integer not null check (amount > 0),
  covered_fee integer not null default 0,
  -- what the provider took, once it has said so
  provider_fee integer,
  refunded integer not null default 0,
  method text not null,
  method_details text not null default '',
  notes text not null default '',
  status text not null check (
    status in ('succeeded', 'partially_refunded', 'refunded', 'disputed', 'charged_back', 'voided')
  ),
  -- of gifts that were recorded by hand: the key under which they were sent, and how often they were corrected
  record_key text,
  revision integer not null default 0,
  schedule_id text,
  created_at timestamptz not null default now(),
  primary key (church_id, id),
  foreign key (church_id, batch_id) references batches (church_id, id)
);
create unique index donations_by_transaction on donations (church_id, provider, transaction_id) where transaction_id is not null;
create index donations_by_day on donations (church_id, donated_at desc, id);
create index donations_by_person on donations (church_id, person_id, donated_at desc);
create unique index donations_by_record_key on donations (church_id, record_key) where record_key is not null;
create index donations_by_batch on donations (church_id, batch_id);

create table donation_funds (
  church_id text not null,
  donation_id text not null,
  position integer not null,
  fund_id text not null,
  amount integer not null,
  refunded integer not null default 0,
  primary key (church_id, donation_id, position),
  foreign key (church_id, donation_id) references donations (church_id, id),
  foreign key (church_id, fund_id) references funds (church_id, id)
);

-- Written before money goes back, like an intent before it comes.
create table refunds (
  church_id text not null,
  id text not null,
  donation_id text not null,
  provider_key text not null unique,
  amount integer not null check (amount > 0),
  -- what each fund gives back: [{ fundId, amount }], and the rest of the covered fee
  funds jsonb not null,
  status text not null check (status in ('processing', 'succeeded', 'failed')),
  provider_id text not null default '',
  failure text not null default '',
  note text not null default '',
  asked_by text not null,
  check_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (church_id, id),
  foreign key (church_id, donation_id) references donations (church_id, id)
);
create index refunds_by_donation on refunds (church_id, donation_id);
create index refunds_to_check on refunds (check_at) where check_at is not null;

-- Every cent that moved, as lines that add up to nothing: written once, never changed.
create table ledger (
  church_id text not null references churches (id),
  line bigint generated always as identity,
  entry_id text not null,
  at timestamptz not null default now(),
  -- what happened: gift, fee, refund, dispute, dispute-won, payout, correction
  reason text not null,
  -- where: provider (what it owes us), bank, cash, fees, fund
  account text not null,
  fund_id text,
  donation_id text,
  amount integer not null,
  reference text not null default '',
  primary key (church_id, line)
);
create index ledger_by_donation on ledger (church_id, donation_id);
-- The same thing is booked once, whoever tells us of it.
create unique index ledger_once on ledger (church_id, reason, reference, account, coalesce(fund_id, '')) where reference <> '';

create table ledger_seals (
  church_id text not null references churches (id),
  number integer not null,
  last_line bigint not null,
  lines integer not null,
  hash text not null,
  sealed_at timestamptz not null default now(),
  primary key (church_id, number)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to';
end $$;
create trigger ledger_is_append_only before update or delete or truncate on ledger
  for each statement execute function refuse_change();
create trigger ledger_seals_are_append_only before update or delete or truncate on ledger_seals
  for each statement execute function refuse_change();

-- What providers tell us, kept before it is worked on.
create table webhook_inbox (
  church_id text not null,
  gateway_id text not null,
  event_id text not null,
  type text not null,
  -- what it is about: charge, refund, dispute, renewal, schedule, method
  about text not null,
  object_id text not null default '',
  intent_id text not null default '',
  received_at timestamptz not null default now(),
  worked_at timestamptz,
  primary key (gateway_id, event_id),
  foreign key (church_id, gateway_id) references gateways (church_id, id) on delete cascade
);
create index webhook_inbox_waiting on webhook_inbox (received_at) where worked_at is null;
