-- The books: what comes back, what is disputed, what the payment provider's own accounts say, and seals on the ledger.

-- How often a refund whose answer was lost was asked about.
alter table refunds add column checks integer not null default 0;
-- One that the treasurer made at the provider's own pages is booked once, however often we are told.
create unique index refunds_by_provider_id on refunds (church_id, provider_id) where provider_id <> '';

-- When the fee of a gift, which was not known when it was given, is asked for again.
alter table donations add column fee_check_at timestamptz;
create index donations_without_fee on donations (created_at) where transaction_id is not null and provider_fee is null;

-- A donor's bank wants a gift back, or sends a debit back days later. Money moves as the ledger says; here is how it stands.
create table disputes (
  church_id text not null,
  id text not null,
  donation_id text not null,
  gateway_id text not null,
  provider_id text not null,
  status text not null check (status in ('inquiry', 'open', 'won', 'lost')),
  reason text not null default '',
  amount integer not null,
  -- what the provider took for the dispute itself
  fee integer not null default 0,
  -- until when it can be answered, at the provider's pages
  due_at timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (church_id, id),
  foreign key (church_id, donation_id) references donations (church_id, id),
  foreign key (church_id, gateway_id) references gateways (church_id, id)
);
create unique index disputes_by_provider_id on disputes (church_id, gateway_id, provider_id);
create index disputes_by_donation on disputes (church_id, donation_id);
create index disputes_by_day on disputes (church_id, opened_at desc);

-- What the provider has sent to the church's bank.
create table payouts (
  church_id text not null,
  gateway_id text not null,
  -- the line of the provider's own account, which the ledger refers to
  id text not null,
  payout_id text not null,
  amount integer not null,
  paid_at timestamptz not null,
  primary key (church_id, gateway_id, id),
  foreign key (church_id, gateway_id) references gateways (church_id, id)
);

-- Where reading the provider's list of events has come to, for those that cannot reach us.
create table event_polls (
  church_id text not null,
  gateway_id text not null,
  -- the newest event that was read, by the provider's clock
  read_until timestamptz,
  next_at timestamptz not null,
  primary key (church_id, gateway_id),
  foreign key (church_id, gateway_id) references gateways (church_id, id) on delete cascade
);
create index event_polls_next on event_polls (next_at);
-- Asked for, not told: such deliveries do not show that we can be reached.
alter table webhook_inbox add column polled boolean not null default false;
create index webhook_inbox_told on webhook_inbox (gateway_id, received_at desc) where not polled;

-- The provider's account, compared with ours line by line.
create table reconciliations (
  church_id text not null references churches (id),
  id text not null,
  gateway_id text not null,
  -- days of the church's calendar, both included
  from_day date not null,
  to_day date not null,
  status text not null check (status in ('running', 'done', 'failed')),
  -- who asked for it; empty for the one of each night
  asked_by text not null default '',
  failure text not null default '',
  transactions integer not null default 0,
  -- what the provider's lines of these days come to, and what ours that belong to them do
  their_net bigint not null default 0,
  our_net bigint not null default 0,
  healed integer not null default 0,
  open integer not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (church_id, id),
  foreign key (church_id, gateway_id) references gateways (church_id, id)
);
create unique index reconciliations_nightly on reconciliations (church_id, gateway_id, to_day) where asked_by = '';
create index reconciliations_by_day on reconciliations (church_id, started_at desc);

create table reconciliation_differences (
  church_id text not null,
  reconciliation_id text not null,
  position integer not null,
  kind text not null check (kind in ('missing-here', 'missing-there', 'amount-differs', 'fee-differs', 'foreign')),
  -- what moved: charge, refund, dispute, payout, fee, adjustment …
  what text not null,
  -- the provider's ids: of the line in its account, and of what it is about
  transaction_id text not null default '',
  source_id text not null default '',
  donation_id text,
  at timestamptz not null,
  their_amount integer,
  our_amount integer,
  their_fee integer,
  our_fee integer,
  -- it was ours, and is in the books now
  healed boolean not null,
  primary key (church_id, reconciliation_id, position),
  foreign key (church_id, reconciliation_id) references reconciliations (church_id, id)
);

-- After each line of a seal, how the chain stood: so that it can be said which line is not what it was.
alter table ledger_seals add column marks text not null default '';

-- When a gateway was last given by.
create index payment_intents_by_gateway on payment_intents (gateway_id, created_at desc);
