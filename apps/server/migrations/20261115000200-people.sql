-- The people of a church and their households.

create extension if not exists pg_trgm;

create table households (
  church_id text not null,
  id text not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (church_id, id)
);
create index households_by_name on households (church_id, lower(name));

create table people (
  church_id text not null,
  id text not null,
  first_name text not null default '',
  last_name text not null default '',
  middle_name text not null default '',
  nick_name text not null default '',
  prefix text not null default '',
  suffix text not null default '',
  display_name text not null generated always as (
    btrim(coalesce(nullif(nick_name, ''), first_name) || ' ' || last_name)
  ) stored,
  -- last name first, as lists are sorted
  sort_name text not null generated always as (
    lower(last_name || ' ' || coalesce(nullif(nick_name, ''), first_name))
  ) stored,
  email text not null default '',
  address1 text not null default '',
  address2 text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  home_phone text not null default '',
  mobile_phone text not null default '',
  work_phone text not null default '',
  birth_date date,
  anniversary date,
  gender text not null default 'Unspecified',
  marital_status text not null default 'Unknown',
  membership_status text not null default 'Visitor',
  household_id text,
  household_role text not null default 'Head',
  photo text not null default '',
  photo_updated timestamptz,
  notes text not null default '',
  archived_at timestamptz,
  -- set on the one that was given up in a merge; everything of it belongs to the other
  merged_into text,
  -- set once the person's data is gone; the row stays for what the law makes us keep
  erased_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- what a search looks into
  searched text not null generated always as (
    lower(first_name || ' ' || nick_name || ' ' || last_name || ' ' || email)
  ) stored,
  primary key (church_id, id),
  foreign key (church_id, household_id) references households (church_id, id)
);
create index people_by_name on people (church_id, sort_name, id) where archived_at is null;
create index people_by_email on people (church_id, lower(email)) where email <> '';
create index people_by_household on people (church_id, household_id) where household_id is not null;
create index people_by_status on people (church_id, membership_status, sort_name, id) where archived_at is null;
create index people_by_time on people (church_id, created_at, id) where archived_at is null;
create index people_searched on people using gin (searched gin_trgm_ops);

-- For other modules to join, read only: the short form of a person.
create view people_names as
  select
    church_id, id as person_id, first_name, last_name, nick_name, display_name, email, photo, photo_updated,
    membership_status, archived_at is not null as archived
  from people;
