-- Who may be trusted, how often things may be tried, and what has been handed over: the platform's own tables.

create table token_generations (
  user_id text primary key,
  generation integer not null
);

create table spent_handovers (
  token_id text primary key,
  spent_at timestamptz not null default now()
);
create index spent_handovers_by_time on spent_handovers (spent_at);

-- the columns that the rate limiter expects
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- What was done to this installation once: whether the demo churches are being made, or are there.
create table installation (
  name text primary key,
  state text not null
);
