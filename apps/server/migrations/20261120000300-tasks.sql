-- What people are to do, and where they serve.

create table tasks (
  church_id text not null references churches (id),
  id text not null,
  title text not null,
  description text not null default '',
  due_date text collate "C",
  assignee_id text,
  creator_id text,
  status text not null default 'open' check (status in ('open', 'closed')),
  date_created timestamptz(3) not null,
  date_closed timestamptz(3),
  version integer not null default 1,
  primary key (church_id, id)
);
create index tasks_by_assignee on tasks (church_id, assignee_id, status, due_date);
create index tasks_by_creator on tasks (church_id, creator_id, status, due_date);
create index tasks_by_status on tasks (church_id, status, due_date);

create table plans (
  church_id text not null references churches (id),
  id text not null,
  name text not null,
  date text collate "C" not null,
  notes text not null default '',
  made_by text,
  created_at timestamptz(3) not null,
  primary key (church_id, id)
);
create index plans_by_date on plans (church_id, date);

create table plan_positions (
  church_id text not null,
  id text not null,
  plan_id text not null,
  name text not null,
  needed integer not null check (needed between 1 and 100),
  sort integer not null,
  primary key (church_id, id),
  foreign key (church_id, plan_id) references plans (church_id, id) on delete cascade
);
create index plan_positions_by_plan on plan_positions (church_id, plan_id, sort);

create table plan_assignments (
  church_id text not null,
  id text not null,
  plan_id text not null,
  position_id text not null,
  person_id text not null,
  status text not null default 'unconfirmed' check (status in ('unconfirmed', 'accepted', 'declined')),
  reason text not null default '',
  primary key (church_id, id),
  foreign key (church_id, plan_id) references plans (church_id, id) on delete cascade,
  foreign key (church_id, position_id) references plan_positions (church_id, id) on delete cascade
);
create unique index plan_assignments_once on plan_assignments (church_id, position_id, person_id);
create index plan_assignments_by_plan on plan_assignments (church_id, plan_id);
create index plan_assignments_by_person on plan_assignments (church_id, person_id);
