-- Roles of a church: what they permit, and who is in them. A role is held by people, whether or not they have an account yet.

create table roles (
  church_id text not null,
  id text not null,
  name text not null,
  kind text not null check (kind in ('admins', 'members', 'everyone', 'chosen')),
  created_at timestamptz not null default now(),
  primary key (church_id, id)
);
create unique index roles_by_name on roles (church_id, lower(name));
-- a church has one of each fixed kind
create unique index roles_fixed on roles (church_id, kind) where kind <> 'chosen';

create table role_permissions (
  church_id text not null,
  role_id text not null,
  api text not null,
  content_type text not null,
  action text not null,
  primary key (church_id, role_id, api, content_type, action),
  foreign key (church_id, role_id) references roles (church_id, id) on delete cascade
);

create table role_members (
  church_id text not null,
  role_id text not null,
  person_id text not null,
  added_at timestamptz not null default now(),
  primary key (church_id, role_id, person_id),
  foreign key (church_id, role_id) references roles (church_id, id) on delete cascade
);
create index role_members_by_person on role_members (church_id, person_id);
