-- Which secrets the servers on this database work with. A fingerprint tells two secrets apart and says nothing of either.
create table secret_fingerprints (
  name text primary key,
  fingerprint text not null,
  noted_at timestamptz not null default now()
);
