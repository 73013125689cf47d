-- Gift Aid of churches in the United Kingdom: what donors declared, and what was claimed from HMRC.

-- Declarations are never changed or deleted while a claim needs them: HMRC asks for records of six years. A donor with a new
-- address gives a new one, and the one before ends.
create table gift_aid_declarations (
  church_id text not null references churches (id) on delete cascade,
  id text not null,
  person_id text not null,
  title text not null,
  first_name text not null,
  last_name text not null,
  -- the name or number of the house; all of the address of a donor who lives abroad
  house text not null,
  postcode text not null,
  abroad boolean not null,
  -- what the donor agreed to; the wordings are in the program
  church_name text not null,
  wording integer not null,
  channel text not null check (channel in ('online', 'paper', 'voice')),
  given_on date not null,
  -- a declaration by voice becomes valid when a written record of it is sent
  record_sent_on date,
  covers_from date not null,
  -- the first day that it no longer covers
  ended_on date,
  recorded_by text not null,
  recorded_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  primary key (church_id, id),
  check ((channel = 'voice') = (record_sent_on is not null)),
  check (covers_from between given_on - interval '4 years' and given_on),
  check ((ended_on is null) = (ended_at is null))
);
create index gift_aid_declarations_by_person on gift_aid_declarations (church_id, person_id, recorded_at desc);

create table gift_aid_claims (
  church_id text not null,
  id text not null,
  number integer not null,
  currency text not null check (currency = 'GBP'),
  made_by text not null,
  made_at timestamptz not null,
  primary key (church_id, id),
  unique (church_id, number),
  foreign key (church_id, currency) references churches (id, currency) on delete cascade
);

-- What a claim says about a donation: that it is claimed, or that of what was claimed something was taken back, or given back
-- again. The lines of a donation add up to what the church kept of it when the newest claim was made.
create table gift_aid_claim_lines (
  church_id text not null,
  claim_id text not null,
  donation_id text not null,
  declaration_id text not null,
  kind text not null check (kind in ('claimed', 'taken-back', 'given-back')),
  donated_on date not null,
  -- in pence; below zero for what was taken back
  amount bigint not null,
  primary key (church_id, claim_id, donation_id),
  check (case kind when 'taken-back' then amount < 0 else amount > 0 end),
  foreign key (church_id, claim_id) references gift_aid_claims (church_id, id) on delete cascade,
  foreign key (church_id, declaration_id) references gift_aid_declarations (church_id, id) on delete cascade
);
-- A donation can be claimed only once.
create unique index gift_aid_claimed_once on gift_aid_claim_lines (church_id, donation_id) where kind = 'claimed';
create index gift_aid_claim_lines_by_donation on gift_aid_claim_lines (church_id, donation_id);
create index gift_aid_claim_lines_by_declaration on gift_aid_claim_lines (church_id, declaration_id);
