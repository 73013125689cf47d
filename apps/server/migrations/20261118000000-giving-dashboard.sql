-- The treasurer's first page, and the look into the ledger.

-- What was given on each day to each fund, summed up from the ledger. A gift counts on its own day, and so does what was taken off
-- it later. The row without a fund is of the whole gifts of the day: how many, the fees, and what donors added for fees.
create table giving_days (
  church_id text not null references churches (id) on delete cascade,
  day date not null,
  fund_id text not null,
  given bigint not null,
  refunded bigint not null,
  disputed bigint not null,
  fees bigint not null,
  -- of what was given, what came by recurring gifts
  recurring bigint not null,
  gifts integer not null,
  primary key (church_id, day, fund_id)
);

-- The first and the last day that a person gave on.
create table giving_donors (
  church_id text not null references churches (id) on delete cascade,
  person_id text not null,
  first_day date not null,
  last_day date not null,
  primary key (church_id, person_id)
);
create index giving_donors_by_first on giving_donors (church_id, first_day);
create index giving_donors_by_last on giving_donors (church_id, last_day);

-- Up to which line of the ledger both hold. Whatever the lines after it are about is reckoned anew when somebody looks.
create table giving_summed (
  church_id text primary key references churches (id) on delete cascade,
  up_to bigint not null,
  summed_at timestamptz not null
);

-- What the lines alone do not tell: the day that a gift was moved away from, and whose it was before. Never while a gift is taken:
-- only where one that is there gets another day or another giver.
create table giving_moved (
  church_id text not null references churches (id) on delete cascade,
  id bigint generated always as identity,
  day date,
  person_id text,
  primary key (church_id, id)
);
create function note_moved_gift() returns trigger language plpgsql as $$
begin
  insert into giving_moved (church_id, day, person_id)
  select new.church_id, case when old.donated_on <> new.donated_on then moved.day end, moved.person_id
  from (values (old.donated_on, old.person_id), (new.donated_on, new.person_id)) as moved (day, person_id);
  return null;
end $$;
create trigger donations_note_moved after update of donated_on, person_id on donations for each row
  when (old.donated_on is distinct from new.donated_on or old.person_id is distinct from new.person_id)
  execute function note_moved_gift();

-- The ledger as it is read: newest first. The lines of an entry were written at one moment.
create index ledger_by_time on ledger (church_id, at, line);
create index ledger_seals_by_line on ledger_seals (church_id, last_line);

-- Somebody has the chain of seals checked, from the first line to the last.
create table ledger_checks (
  church_id text not null references churches (id),
  id text not null,
  asked_by text not null,
  status text not null check (status in ('running', 'done', 'failed')),
  -- how many lines there are to check, and how many were
  lines bigint not null,
  checked bigint not null default 0,
  seals integer not null default 0,
  unsealed integer not null default 0,
  head text not null default '',
  trouble_what text,
  trouble_where text,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (church_id, id)
);
create index ledger_checks_by_time on ledger_checks (church_id, started_at desc);
-- One at a time is enough.
create unique index ledger_checks_running on ledger_checks (church_id) where status = 'running';
