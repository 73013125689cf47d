-- The pages of a church's public site: as they are worked on, and as they were published.

create table church_sites (
  church_id text primary key references churches (id),
  navigation jsonb not null default '[]',
  changed_at timestamptz(3) not null default now(),
  changed_by text
);

create table pages (
  church_id text not null references churches (id),
  id text not null,
  url text not null,
  title text not null,
  description text not null default '',
  picture text,
  changed_at timestamptz(3) not null,
  changed_by text,
  -- what everyone sees of it, and where; null while it is a draft
  version_id text,
  published_url text,
  published_at timestamptz(3),
  -- worked on since it was published
  is_changed boolean not null default true,
  removed_at timestamptz(3),
  primary key (church_id, id)
);
create unique index pages_by_url on pages (church_id, url) where removed_at is null;
create unique index pages_by_published_url on pages (church_id, published_url) where published_url is not null;

create table page_sections (
  church_id text not null,
  id text not null,
  page_id text not null,
  sort integer not null,
  background text not null,
  picture text,
  removed_at timestamptz(3),
  primary key (church_id, id),
  foreign key (church_id, page_id) references pages (church_id, id) on delete cascade
);
create index page_sections_by_page on page_sections (church_id, page_id, sort);

create table page_elements (
  church_id text not null,
  id text not null,
  page_id text not null,
  section_id text not null,
  -- the columns that it stands in, and which of them
  parent_id text,
  place integer not null default 0,
  element_type text not null,
  sort integer not null,
  answers jsonb not null,
  removed_at timestamptz(3),
  primary key (church_id, id),
  foreign key (church_id, page_id) references pages (church_id, id) on delete cascade,
  foreign key (church_id, section_id) references page_sections (church_id, id) on delete cascade
);
create index page_elements_by_page on page_elements (church_id, page_id, sort);

-- What was published, by whom and when: the last fifty of each page.
create table page_versions (
  church_id text not null,
  id text not null,
  page_id text not null,
  published_at timestamptz(3) not null,
  published_by text,
  title text not null,
  url text not null,
  content jsonb not null,
  primary key (church_id, id),
  foreign key (church_id, page_id) references pages (church_id, id) on delete cascade
);
create index page_versions_by_page on page_versions (church_id, page_id, published_at, id);
create index page_versions_by_url on page_versions (church_id, url);
