-- Conversations: private ones between two people, and notes on something.

create table conversations (
  church_id text not null references churches (id),
  id text not null,
  content_type text not null,
  content_id text not null,
  title text not null default '',
  visibility text not null default '',
  allow_anonymous_posts boolean not null default false,
  begun_by text not null,
  -- the place of its latest message; raised by whoever holds this row, so that places are in the order of commits
  last_place bigint not null default 0,
  date_created timestamptz(3) not null,
  primary key (church_id, id)
);
-- one for each thing; private talk begins anew each time
create unique index conversations_by_thing on conversations (church_id, content_type, content_id)
  where content_type <> 'privateMessage';
create index conversations_begun on conversations (date_created) where content_type = 'privateMessage' and last_place = 0;

create table messages (
  church_id text not null,
  id text not null,
  conversation_id text not null,
  place bigint not null,
  -- null once the writer is gone
  person_id text,
  content text not null,
  time_sent timestamptz(3) not null,
  time_updated timestamptz(3),
  client_id text,
  primary key (church_id, id),
  foreign key (church_id, conversation_id) references conversations (church_id, id) on delete cascade
);
create index messages_in_order on messages (church_id, conversation_id, place);
create index messages_by_person on messages (church_id, person_id);
-- what is sent twice by a bad line is one message
create unique index messages_by_client on messages (church_id, person_id, conversation_id, client_id) where client_id is not null;

create table private_messages (
  church_id text not null,
  id text not null,
  conversation_id text not null,
  from_person_id text not null,
  to_person_id text not null,
  primary key (church_id, id),
  foreign key (church_id, conversation_id) references conversations (church_id, id) on delete cascade
);
create unique index private_messages_by_conversation on private_messages (church_id, conversation_id);
-- one for each pair, whoever began
create unique index private_messages_by_pair on private_messages
  (church_id, least(from_person_id, to_person_id), greatest(from_person_id, to_person_id));

-- A private talk as each of the two sees it.
create table private_sides (
  church_id text not null,
  person_id text not null,
  private_message_id text not null,
  other_person_id text not null,
  -- messages of the other behind this place are not read; `unread` is how many
  read_to bigint not null default 0,
  unread integer not null default 0 check (unread >= 0),
  -- where the present stretch of unread messages began: one mail is written for each
  unread_from bigint,
  -- of the latest message; null while there is none
  latest timestamptz(3),
  primary key (church_id, person_id, private_message_id),
  foreign key (church_id, private_message_id) references private_messages (church_id, id) on delete cascade
);
create index private_sides_of_talk on private_sides (church_id, private_message_id);
create index private_sides_latest on private_sides (church_id, person_id, latest, private_message_id) where latest is not null;
create index private_sides_unread on private_sides (church_id, person_id) include (unread) where unread > 0;

-- For notifications to count, read only.
create view private_unread as select church_id, person_id, unread from private_sides where unread > 0;

-- For messaging to ask, read only: what notes can be written on is there.
create view noted_people as
  select church_id, id as thing_id from people where merged_into is null and erased_at is null;
create view noted_households as select church_id, id as thing_id from households;
create view noted_donations as select church_id, id as thing_id from donations;
