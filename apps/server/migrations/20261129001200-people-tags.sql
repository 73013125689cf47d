-- The tags of a church, and the people who have them.
create table tags (
  church_id text not null,
  id text not null,
  name text not null,
  -- the name without differences in case, because two tags may not differ in case alone
  compared_name text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  primary key (church_id, id)
);
create unique index tags_by_name on tags (church_id, compared_name);

create table tagged_people (
  church_id text not null,
  person_id text not null,
  tag_id text not null,
  primary key (church_id, person_id, tag_id),
  foreign key (church_id, person_id) references people (church_id, id),
  foreign key (church_id, tag_id) references tags (church_id, id) on delete cascade
);
create index tagged_people_by_tag on tagged_people (church_id, tag_id, person_id);
