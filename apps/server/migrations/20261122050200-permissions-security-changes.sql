-- Changes of keys, roles and settings of which administrators are about to be told by email; removed once they were.
create table security_changes (
  church_id text not null references churches (id) on delete cascade,
  id text not null,
  kind text not null,
  -- names that the sentence about it holds; never a key or another secret
  names jsonb not null,
  changed_by text not null,
  address text not null,
  changed_at timestamptz not null,
  -- who administered the church when it was changed: they are told, even when the change took that from them
  administrators text[] not null,
  primary key (church_id, id)
);
