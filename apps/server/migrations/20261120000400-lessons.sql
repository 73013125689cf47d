-- Lessons of a church: programs hold studies, studies hold lessons, lessons hold sections and files.

create table lesson_programs (
  church_id text not null references churches (id),
  id text not null,
  name text not null,
  slug text not null,
  description text not null default '',
  about text not null default '',
  picture text,
  published boolean not null default false,
  sort integer not null,
  changed_at timestamptz(3) not null,
  changed_by text,
  removed_at timestamptz(3),
  -- name, description, names of studies, about
  search tsvector not null default '',
  primary key (church_id, id)
);
create unique index lesson_programs_by_slug on lesson_programs (church_id, slug) where removed_at is null;
create index lesson_programs_shown on lesson_programs (name, church_id, id) where published and removed_at is null;
create index lesson_programs_by_word on lesson_programs using gin (search);

create table lesson_studies (
  church_id text not null,
  id text not null,
  program_id text not null,
  name text not null,
  slug text not null,
  description text not null default '',
  picture text,
  sort integer not null,
  removed_at timestamptz(3),
  primary key (church_id, id),
  foreign key (church_id, program_id) references lesson_programs (church_id, id) on delete cascade
);
create unique index lesson_studies_by_slug on lesson_studies (church_id, program_id, slug) where removed_at is null;

create table lessons (
  church_id text not null,
  id text not null,
  study_id text not null,
  title text not null,
  slug text not null,
  description text not null default '',
  picture text,
  published boolean not null default false,
  sort integer not null,
  changed_at timestamptz(3) not null,
  changed_by text,
  removed_at timestamptz(3),
  -- title, description, words of its sections
  search tsvector not null default '',
  primary key (church_id, id),
  foreign key (church_id, study_id) references lesson_studies (church_id, id) on delete cascade
);
create unique index lessons_by_slug on lessons (church_id, study_id, slug) where removed_at is null;
create index lessons_by_word on lessons using gin (search) where published and removed_at is null;

create table lesson_sections (
  church_id text not null,
  id text not null,
  lesson_id text not null,
  title text not null,
  kind text not null,
  markdown text not null default '',
  video text,
  sort integer not null,
  removed_at timestamptz(3),
  primary key (church_id, id),
  foreign key (church_id, lesson_id) references lessons (church_id, id) on delete cascade
);
create index lesson_sections_by_lesson on lesson_sections (church_id, lesson_id, sort);

-- The bytes are in the file store, under {church_id}/lessons/{id}.
create table lesson_files (
  church_id text not null,
  id text not null,
  lesson_id text not null,
  name text not null,
  type text not null,
  size bigint not null,
  -- the form by which it may be sent, and by no other
  upload_id text not null,
  requested_at timestamptz(3) not null,
  requested_by text,
  -- empty until it was sent
  added_at timestamptz(3),
  removed_at timestamptz(3),
  primary key (church_id, id),
  foreign key (church_id, lesson_id) references lessons (church_id, id) on delete cascade
);
create index lesson_files_by_lesson on lesson_files (church_id, lesson_id);
create index lesson_files_to_sweep on lesson_files (requested_at) where added_at is null or removed_at is not null;
