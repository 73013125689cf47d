-- The people of a church and their households.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Text as it is sorted and compared: lower case, no accents.
create function fold_text(value text) returns text language sql immutable strict parallel safe
  return translate(
    normalize(regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]', '', 'g'), NFC),
    'łøđı', 'lodi'
  );

-- Text as it is searched: folded, without the wildcards of LIKE, and in ASCII, because trigrams of a database whose
-- character type is C know no other characters. Every other character becomes a run of Q and digits that nobody can type,
-- because what is typed is folded to lower case, and no three digits in it stand together.
create function search_text(value text) returns text language sql immutable strict parallel safe
  return regexp_replace(
    encode(convert_to(translate(fold_text(value), '%_\', '---'), 'UTF8'), 'escape'),
    '\\(\d\d)(\d)', 'Q\1Q\2', 'g'
  );

-- What a searched text is LIKE when it holds a word: one or two characters must begin a word, more may stand anywhere in it.
create function search_pattern(word text) returns text language sql immutable strict parallel safe
  return case when length(search_text(word)) < 3 then '% ' else '%' end || search_text(word) || '%';

-- The digits of a phone number that two spellings of it share; none for what is too short to be one.
create function phone_digits(value text) returns text language sql immutable strict parallel safe
  return case
    when length(regexp_replace(value, '\D', '', 'g')) >= 7 then right(regexp_replace(value, '\D', '', 'g'), 10)
    else ''
  end;

create table households (
  church_id text not null,
  id text not null,
  name text not null,
  sort_name text collate "C" not null generated always as (left(fold_text(name), 200)) stored,
  searched text collate "C" not null generated always as (left(' ' || search_text(name), 1200)) stored,
  created_at timestamptz(3) not null default now(),
  primary key (church_id, id)
);
create index households_by_name on households (church_id, sort_name, id);
create index households_searched on households using gin (church_id, searched gin_trgm_ops) with (gin_pending_list_limit = 256);

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
  membership_status text not null default 'Visitor'
    check (membership_status in ('Guest', 'Visitor', 'Regular Attendee', 'Member', 'Staff', 'Inactive')),
  household_id text,
  household_role text not null default 'Head',
  photo text not null default '',
  photo_updated timestamptz(3),
  notes text not null default '',
  archived_at timestamptz(3),
  -- set on the one that was given up in a merge; everything of it belongs to the other
  merged_into text,
  -- set once the person's data is gone; the row stays for what the law makes us keep
  erased_at timestamptz(3),
  version integer not null default 1,
  -- to the millisecond, as JavaScript knows time: cursors carry it
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),

  stage text collate "C" not null generated always as (
    case
      when merged_into is not null or erased_at is not null then 'gone'
      when archived_at is not null then 'archived'
      else 'active'
    end
  ) stored,
  -- last name first, as lists are sorted
  sort_name text collate "C" not null generated always as (
    left(fold_text(btrim(last_name || ' ' || coalesce(nullif(nick_name, ''), first_name))), 200)
  ) stored,
  -- first name first, as people type
  call_name text collate "C" not null generated always as (
    left(fold_text(btrim(coalesce(nullif(nick_name, ''), first_name) || ' ' || last_name)), 200)
  ) stored,
  -- people without an address come last
  sort_email text collate "C" not null generated always as (
    case when email = '' then '~' else lower(email) end
  ) stored,
  -- from the first visit to the office
  sort_status smallint not null generated always as (
    case membership_status
      when 'Guest' then 0 when 'Visitor' then 1 when 'Regular Attendee' then 2
      when 'Member' then 3 when 'Staff' then 4 else 5
    end
  ) stored,
  -- Every word begins after a blank. Names in scripts without a blank between them are typed last name first in one go.
  searched text collate "C" not null generated always as (
    left(
      ' ' || search_text(
        first_name || ' ' || nick_name || ' ' || last_name || ' ' || email
        || case when last_name ~ '^[^\u0001-\u02af]' then ' ' || last_name || first_name else '' end
      ),
      1200
    )
  ) stored,
  mobile_digits text collate "C" not null generated always as (phone_digits(mobile_phone)) stored,
  home_digits text collate "C" not null generated always as (phone_digits(home_phone)) stored,
  -- pictures that are small enough for lists
  list_photo text not null generated always as (case when length(photo) <= 1200 then photo else '' end) stored,

  primary key (church_id, id),
  foreign key (church_id, household_id) references households (church_id, id)
);
-- The sorted and searched texts are cut, because an entry of an index has a largest size.
create index people_by_name on people (church_id, stage, sort_name, id) include (birth_date);
create index people_by_call_name on people (church_id, stage, call_name, id);
create index people_by_email on people (church_id, stage, sort_email, id);
create index people_by_status on people (church_id, stage, sort_status, sort_name, id) include (searched);
create index people_by_time on people (church_id, stage, created_at, id);
create index people_by_household on people (church_id, household_id) where household_id is not null;
create index people_by_mobile on people (church_id, stage, mobile_digits, id) where mobile_digits <> '';
create index people_by_home_phone on people (church_id, stage, home_digits, id) where home_digits <> '';
create index people_merged on people (church_id, merged_into) where merged_into is not null;
create index people_searched on people using gin (church_id, searched gin_trgm_ops) with (gin_pending_list_limit = 256);
-- how common a search is decides how it is best answered
alter table people alter column searched set statistics 1000;

-- For other modules to join, read only: the short form of a person.
create view people_names as
  select
    church_id, id as person_id, first_name, last_name, nick_name, display_name, email, list_photo as photo,
    photo_updated, membership_status, archived_at is not null as archived
  from people;
