-- Events of a church. Times are those of the church's clock, as text without a zone: `2026-12-24T10:00`, or a day.

create table events (
  church_id text not null references churches (id),
  id text not null,
  title text not null,
  description text not null default '',
  place text not null default '',
  starts text collate "C" not null,
  ends text collate "C" not null,
  all_day boolean not null default false,
  recurrence_rule text,
  exception_dates text[] not null default '{}',
  visibility text not null check (visibility in ('public', 'church')),
  -- one time of another event that was changed: which event, and when it would have begun
  series_id text,
  recurrence_id text collate "C",
  -- the last day of the last time; null where it never ends
  last_day text collate "C",
  version integer not null default 1,
  created_by text,
  created_at timestamptz(3) not null default now(),
  changed_at timestamptz(3) not null default now(),
  removed_at timestamptz(3),
  primary key (church_id, id),
  foreign key (church_id, series_id) references events (church_id, id) on delete cascade,
  check ((series_id is null) = (recurrence_id is null))
);
create index events_by_start on events (church_id, starts) where series_id is null and removed_at is null;
create unique index events_moved on events (church_id, series_id, recurrence_id) where series_id is not null;
create index events_removed on events (removed_at) where removed_at is not null;

-- Who asked for an address of their own for calendar programs, and how often it was renewed.
create table calendar_feeds (
  church_id text not null references churches (id),
  person_id text not null,
  renewals integer not null default 0,
  primary key (church_id, person_id)
);
