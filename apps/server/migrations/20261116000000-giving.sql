-- Giving: the purposes that churches collect for, and the payment providers that they collect by.

create table funds (
  church_id text not null references churches (id) on delete cascade,
  id text not null,
  name text not null,
  tax_deductible boolean not null default true,
  position integer not null default 0,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (church_id, id)
);
create unique index funds_by_name on funds (church_id, lower(name)) where closed_at is null;

create table gateways (
  church_id text not null references churches (id) on delete cascade,
  id text not null,
  provider text not null check (provider in ('stripe', 'paypal')),
  environment text not null check (environment in ('sandbox', 'test', 'live')),
  public_key text not null default '',
  -- sealed with the installation's key: see platform/sealing
  private_key text not null default '',
  product_id text not null default '',
  enabled boolean not null default true,
  pay_fees boolean not null default false,
  rates jsonb not null,
  created_at timestamptz not null default now(),
  primary key (church_id, id)
);
