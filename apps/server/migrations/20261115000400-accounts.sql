-- Accounts, the churches they belong to, and the links that are mailed to them.

create table users (
  id text primary key,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  language text not null default 'en',
  -- empty until a password was set
  password_hash text not null default '',
  -- false while only others have named the address (a public form, a role): its owner may still register
  registered boolean not null default true,
  created_at timestamptz not null default now(),
  last_login timestamptz
);
-- addresses are stored in lower case: two spellings of one mailbox are one account
create unique index users_by_email on users (email);

-- Links and codes that were mailed. Only hashes are kept: who reads the database cannot use them.
create table mailed_links (
  guid_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('set-password', 'confirm-email')),
  -- six digits, for who reads mail on another device
  code_hash text,
  code_tries integer not null default 0,
  -- the address that waits for confirmation
  new_email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_links_by_user on mailed_links (user_id, purpose);
create index mailed_links_by_expiry on mailed_links (expires_at);

create table user_churches (
  user_id text not null references users (id) on delete cascade,
  church_id text not null references churches (id) on delete cascade,
  person_id text not null,
  app_name text not null default '',
  last_accessed timestamptz,
  created_at timestamptz not null default now(),
  primary key (church_id, user_id),
  foreign key (church_id, person_id) references people (church_id, id)
);
create index user_churches_by_user on user_churches (user_id);
create unique index user_churches_by_person on user_churches (church_id, person_id);

-- Where the bearer of a token stands now: asked at every signed call.
create view caller_standing as
  select
    uc.user_id,
    uc.church_id,
    uc.person_id,
    p.membership_status,
    exists (
      select 1 from roles r join role_members m on m.church_id = r.church_id and m.role_id = r.id
      where r.church_id = uc.church_id and r.kind = 'admins' and m.person_id = uc.person_id
    ) as is_admin,
    array(
      select distinct rp.api || '|' || rp.content_type || '|' || rp.action
      from roles r join role_permissions rp on rp.church_id = r.church_id and rp.role_id = r.id
      where r.church_id = uc.church_id
        and (
          r.kind = 'everyone'
          or (r.kind = 'members' and p.membership_status in ('Member', 'Staff'))
          or exists (
            select 1 from role_members m
            where m.church_id = r.church_id and m.role_id = r.id and m.person_id = uc.person_id
          )
        )
    ) as grants
  from user_churches uc
  join people p on p.church_id = uc.church_id and p.id = uc.person_id
  where p.archived_at is null;

-- For other modules to join, read only: who signs in with an account.
create view account_holders as
  select church_id, person_id, user_id from user_churches;
