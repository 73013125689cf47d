-- Year-end statements: what stands on them, and who was mailed one.

-- For other modules to join, read only: where a person's mail goes on paper, and with whom they live.
create view people_addresses as
  select
    p.church_id, p.id as person_id, p.display_name, p.sort_name, p.email, p.address1, p.address2, p.city, p.state, p.zip,
    p.stage, p.household_id, p.household_role, h.name as household_name
  from people p left join households h on h.church_id = p.church_id and h.id = p.household_id;

-- For other modules to join, read only: a church as its official papers name it. Not for everyone: it has the tax id.
create view church_letterheads as
  select id as church_id, name, legal_name, tax_id, address1, address2, city, state, zip, country, time_zone from churches;

create table statement_settings (
  church_id text primary key references churches (id) on delete cascade,
  -- of statements for donors who have chosen none
  language text not null,
  -- the church's own words by language; the usual ones where there are none
  wording jsonb not null
);

-- One mailing of a year's statements to all donors.
create table statement_runs (
  church_id text not null references churches (id) on delete cascade,
  id text not null,
  year integer not null,
  status text not null check (status in ('running', 'done', 'cancelled')),
  asked_by text not null,
  -- the mail server could not be reached when it was last tried
  stalled boolean not null default false,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (church_id, id)
);
-- Two at once would mail everybody twice.
create unique index statement_runs_at_once on statement_runs (church_id, year) where status = 'running';

-- An email of a mailing, written down before it is sent. Name and address are the person's own, read when it goes.
create table statement_letters (
  church_id text not null,
  run_id text not null,
  person_id text not null,
  year integer not null,
  -- `sending` is written before the mail server is spoken to: found later, nobody knows whether it took it (`unsure`)
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'unsure', 'skipped', 'cancelled')),
  reason text not null default '',
  detail text not null default '',
  tries integer not null default 0,
  changed_at timestamptz not null,
  primary key (church_id, run_id, person_id),
  foreign key (church_id, run_id) references statement_runs (church_id, id) on delete cascade
);
create index statement_letters_open on statement_letters (church_id, run_id, person_id) where state in ('waiting', 'sending');
create index statement_letters_by_person on statement_letters (church_id, person_id, year);
