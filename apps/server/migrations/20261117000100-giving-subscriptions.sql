-- Gifts that come again and again. Amounts are whole cents of the US dollar.

-- Written and committed before a payment provider is asked to begin, as a gift is before money moves.
create table subscriptions (
  church_id text not null references churches (id),
  id text not null,
  gateway_id text not null,
  provider text not null,
  -- who takes the payments when they are due: the payment provider, or our own timetable
  kept_by text not null check (kept_by in ('provider', 'us')),
  person_id text not null,
  -- the donor's key for this gift, or one derived from it; empty once it was released
  client_key text,
  request_hash text not null,
  -- the key under which the provider is asked, always the same
  provider_key text not null unique,
  provider_id text not null default '',
  provider_item text not null default '',
  customer_id text not null default '',
  method_id text not null,
  method_type text not null,
  method_name text not null default '',
  method_last4 text not null default '',
  amount integer not null check (amount > 0),
  covered_fee integer not null check (covered_fee >= 0),
  interval_unit text not null check (interval_unit in ('day', 'week', 'month', 'year')),
  interval_count integer not null check (interval_count > 0),
  notes text not null default '',
  -- when it began or begins; the day, in the church's calendar, that all later ones are counted from
  anchor timestamptz not null,
  first_day date not null,
  -- when it begins, if not at once: decided once, since the provider is always asked the same
  begins_at timestamptz,
  -- the day of the payment that is due next, or is open; the moment that it falls due at
  due_on date not null,
  next_due timestamptz,
  status text not null check (status in ('active', 'past_due', 'incomplete', 'cancelled')),
  client_secret text not null default '',
  failure text not null default '',
  -- payments that failed since the last one that did not
  tries integer not null default 0,
  -- what the provider has yet to be told: that it was changed, that it has ended
  to_tell text not null default '' check (to_tell in ('', 'change', 'end')),
  -- when the worker looks again, and how often it has without an answer
  check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (church_id, id),
  foreign key (church_id, gateway_id) references gateways (church_id, id)
);
create unique index subscriptions_by_client_key on subscriptions (church_id, client_key) where client_key is not null;
create unique index subscriptions_by_provider_id on subscriptions (gateway_id, provider_id) where provider_id <> '';
create index subscriptions_by_person on subscriptions (church_id, person_id);
create index subscriptions_by_method on subscriptions (church_id, method_id) where status <> 'cancelled';
create index subscriptions_to_check on subscriptions (check_at) where check_at is not null;

create table subscription_funds (
  church_id text not null,
  subscription_id text not null,
  position integer not null,
  fund_id text not null,
  amount integer not null check (amount > 0),
  primary key (church_id, subscription_id, position),
  foreign key (church_id, subscription_id) references subscriptions (church_id, id) on delete cascade,
  foreign key (church_id, fund_id) references funds (church_id, id)
);

-- A payment that the provider itself takes for a recurring gift, and the gift of ours that it is: one for each of its bills.
create table renewals (
  church_id text not null,
  gateway_id text not null,
  bill_id text not null,
  subscription_id text not null,
  intent_id text not null,
  -- when it was due, by the clock of the provider
  due_at timestamptz not null,
  -- failed tries that were told of
  told_tries integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (gateway_id, bill_id),
  foreign key (church_id, subscription_id) references subscriptions (church_id, id) on delete cascade,
  foreign key (church_id, intent_id) references payment_intents (church_id, id) on delete cascade
);
create index renewals_by_subscription on renewals (church_id, subscription_id);
