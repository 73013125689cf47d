-- A church that closes. For 30 days its administrators can read, export and undo it; then everything of it is erased.

create table church_closings (
  church_id text primary key references churches (id) on delete cascade,
  -- the person who asked for it
  asked_by text not null,
  asked_at timestamptz not null default now(),
  closes_at timestamptz not null default now() + interval '30 days',
  reminded_at timestamptz,
  -- from here on rows are being removed, and nothing can be undone
  erasing_at timestamptz
);

-- The 30 days are the database's: a server that was taken over can neither shorten them nor pretend that they are over.
create function keep_closing_times() returns trigger language plpgsql as $$
begin
  if pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage') then return new; end if;
  if tg_op = 'INSERT' then
    new.asked_at := now();
    new.closes_at := now() + interval '30 days';
  else
    new.church_id := old.church_id;
    new.asked_at := old.asked_at;
    new.closes_at := old.closes_at;
  end if;
  return new;
end $$;
create trigger church_closings_keep_times before insert or update on church_closings
  for each row execute function keep_closing_times();

-- For other modules to join, read only: the churches that nobody but their administrators finds any more.
create view closing_churches as select church_id, closes_at from church_closings;

-- The books of a church go with the church, and only so: the role that serves may delete nothing from these tables itself.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('offertory.erasing_church', true) = 'on' then return null; end if;
  raise exception 'the ledger is only ever added to';
end $$;

-- Removes up to so many rows of each table of a church whose time is over, those first that no other table refers to. Answers how
-- many they were; none means that the church itself is gone, too. Any table with a church_id is found by itself.
create function erase_church(erased text, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tables oid[];
  target oid;
  referring oid;
  is_referred boolean;
  removed integer;
  total integer := 0;
  rest boolean := false;
begin
  perform 1 from church_closings where church_id = erased and closes_at <= now() and erasing_at is not null for update;
  if not found then raise exception 'the church % is not to be erased', erased; end if;
  perform set_config('offertory.erasing_church', 'on', true);
  select array_agg(c.oid order by c.oid desc) into tables
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'church_id' and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.oid <> 'church_closings'::regclass;
  foreach target in array tables loop
    is_referred := false;
    for referring in
      select distinct conrelid from pg_constraint
      where contype = 'f' and confrelid = target and conrelid <> target and conrelid = any (tables)
    loop
      execute format('select exists (select from %s where church_id = $1)', referring::regclass) into is_referred using erased;
      exit when is_referred;
    end loop;
    if is_referred then
      rest := true;
    else
      execute format('delete from %1$s where ctid = any (array(select ctid from %1$s where church_id = $1 limit $2))', target::regclass)
        using erased, most;
      get diagnostics removed = row_count;
      total := total + removed;
    end if;
  end loop;
  perform set_config('offertory.erasing_church', '', true);
  if total > 0 then return total; end if;
  if rest then raise exception 'tables of the church % refer to each other', erased; end if;
  delete from churches where id = erased;
  return 0;
end $$;
