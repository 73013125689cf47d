-- Letters about gifts: which were written, so that none is written twice; and the links in them that need no password.

create table giving_letters (
  church_id text not null references churches (id),
  -- receipt, renewal-failed, alert-…
  kind text not null,
  -- what it is about: a donation, a failed try, a day
  about text not null,
  written_at timestamptz not null,
  primary key (church_id, kind, about)
);

-- A link holds while it carries the present number; a church or donor that distrusts what was mailed counts on.
create table manage_links (
  church_id text not null references churches (id),
  subscription_id text not null,
  generation integer not null,
  primary key (church_id, subscription_id)
);

-- Letters of every module are written in the language that its reader chose.
create or replace view account_holders as
  select uc.church_id, uc.person_id, uc.user_id, u.password_hash <> '' as has_password, u.language
  from user_churches uc join users u on u.id = uc.user_id;
