-- What people are told of, and of what they want to be told.

create table notifications (
  church_id text not null references churches (id),
  id text not null,
  person_id text not null,
  kind text not null,
  content_id text not null,
  message text not null,
  link text,
  -- false for who wants it by mail only: it is in no list, and counts nowhere
  listed boolean not null default true,
  is_new boolean not null default true,
  time_sent timestamptz(3) not null,
  primary key (church_id, id)
);
create index notifications_of_person on notifications (church_id, person_id, time_sent, id);
-- asked at every opening of a page: it must do without the table
create index notifications_new on notifications (church_id, person_id) where is_new and listed;
create index notifications_by_time on notifications (time_sent);

-- Only where somebody chose otherwise than what is usual.
create table notification_preferences (
  church_id text not null references churches (id),
  person_id text not null,
  kind text not null,
  app boolean not null,
  mail boolean not null,
  primary key (church_id, person_id, kind)
);
