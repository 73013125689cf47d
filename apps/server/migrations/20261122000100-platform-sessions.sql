-- Who is signed in, and on which device. Every token names its session, and ends with it: a session that was ended is not here.
create table sessions (
  id text primary key,
  user_id text not null,
  -- the browser and the system, as the owner would name them
  device text not null default '',
  -- the network that it was begun from, or was last used from
  network text not null default '',
  begun_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- however often its tokens are renewed, none of them lives longer
  ends_at timestamptz not null
);
create index sessions_by_user on sessions (user_id, begun_at);
create index sessions_by_end on sessions (ends_at);

-- Sessions tell what generations told.
drop table token_generations;
