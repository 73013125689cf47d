-- The serial numbers of yearly tax receipts, where the law of the church's country asks for them. A receipt keeps its
-- number while its amounts stay the same; one with other amounts gets a new number and replaces the one before.
create table tax_receipts (
  church_id text not null references churches (id) on delete cascade,
  serial integer not null,
  person_id text not null,
  year integer not null,
  -- in the smallest unit of the church's currency
  total bigint not null,
  eligible bigint not null,
  replaces integer,
  issued_on date not null,
  primary key (church_id, serial)
);
create index tax_receipts_by_person on tax_receipts (church_id, person_id, year, serial desc);
