-- Forms of a church, their questions, and what was answered.

create table forms (
  church_id text not null references churches (id),
  id text not null,
  name text not null,
  description text not null default '',
  content_type text not null check (content_type in ('form', 'person')),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  restricted boolean not null,
  closes_at timestamptz,
  thanks text not null default '',
  confirmation_mail boolean not null default false,
  notify_person_ids text[] not null default '{}',
  created_by text,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  primary key (church_id, id)
);
-- A link to a form says nothing else.
create unique index forms_by_id on forms (id);

create table questions (
  church_id text not null,
  id text not null,
  form_id text not null,
  position integer not null,
  title text not null,
  description text not null default '',
  field_type text not null,
  placeholder text not null default '',
  required boolean not null default false,
  choices jsonb,
  -- taken out of the form; what was answered to it stays
  removed_at timestamptz,
  primary key (church_id, id),
  foreign key (church_id, form_id) references forms (church_id, id) on delete cascade
);
create index questions_by_form on questions (church_id, form_id, position);

create table form_submissions (
  church_id text not null,
  id text not null,
  form_id text not null,
  state text not null check (state in ('waiting', 'done', 'held')),
  -- whom it is about, where it is about somebody
  content_type text not null,
  content_id text,
  submitted_by text,
  submitted_at timestamptz(3) not null,
  -- who sent it, and the name that their page gave it
  client_key text,
  -- who sent it and what, hashed: the same again within moments is the same
  repeat_key text not null default '',
  language text not null default '',
  -- of one that waits for its payment: what each question cost when it was kept
  prices jsonb,
  -- finished by the server because the money came in, before its page came back
  finished_alone boolean not null default false,
  payment_failed_at timestamptz,
  searched text collate "C" not null default '',
  primary key (church_id, id),
  foreign key (church_id, form_id) references forms (church_id, id) on delete cascade
);
create unique index form_submissions_by_id on form_submissions (id);
create index form_submissions_by_form on form_submissions (church_id, form_id, state, submitted_at, id);
create unique index form_submissions_by_client on form_submissions (church_id, form_id, client_key) where client_key is not null;
create index form_submissions_by_person on form_submissions (church_id, submitted_by, submitted_at) where submitted_by is not null;
create index form_submissions_about on form_submissions (church_id, content_id, submitted_at) where content_id is not null;
create index form_submissions_waiting on form_submissions (submitted_at) where state = 'waiting';
create index form_submissions_searched on form_submissions using gin (form_id, searched gin_trgm_ops)
  with (gin_pending_list_limit = 256);

create table form_answers (
  church_id text not null,
  submission_id text not null,
  question_id text not null,
  value text not null,
  id text not null,
  primary key (church_id, submission_id, question_id),
  foreign key (church_id, submission_id) references form_submissions (church_id, id) on delete cascade
);
create index form_answers_by_question on form_answers (church_id, question_id);
