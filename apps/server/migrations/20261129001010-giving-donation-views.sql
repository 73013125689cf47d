-- The saved views of the list of donations: what a person filters and sorts it by, under a name of their own.
create table donation_views (
  church_id text not null references churches (id) on delete cascade,
  person_id text not null,
  id text not null,
  name text not null,
  -- the parameters of the list's address
  query text not null,
  primary key (church_id, person_id, id)
);
create unique index donation_views_by_name on donation_views (church_id, person_id, lower(name));
