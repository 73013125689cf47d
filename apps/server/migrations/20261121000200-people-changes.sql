-- Changes of people that wait for those whom they concern: another address, or one record of two that both have an account.
create table person_changes (
  church_id text not null references churches (id) on delete cascade,
  id text not null,
  kind text not null check (kind in ('email', 'merge')),
  -- whose address changes, or whose record is given up
  person_id text not null,
  keep_id text,
  new_email text,
  asked_by text not null,
  asked_at timestamptz not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  needs_agreement boolean not null,
  agreed_at timestamptz,
  confirmed_at timestamptz,
  primary key (church_id, id),
  check ((kind = 'email') = (new_email is not null)),
  check ((kind = 'merge') = (keep_id is not null))
);
create unique index person_changes_by_person on person_changes (church_id, person_id, kind);
create index person_changes_by_kept on person_changes (church_id, keep_id) where keep_id is not null;
-- What somebody gave may still be under way.
create index payment_intents_by_person on payment_intents (church_id, person_id);
