-- Who is writing to the ledger is known church by church, so that one open transaction of one church holds up the checkpoints and
-- sums of that church alone.

-- A line gets its number after its transaction has taken the shared lock of its church, which it keeps to its end. Whoever sees
-- nobody with that lock therefore knows that every line of the church with an earlier number is there, or never will be. Everybody
-- takes it shared and nobody ever takes it alone, so that nobody waits for it. The number that the column itself has drawn by
-- then was drawn before the lock and is not used.
create function take_ledger_line() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(1818584178, hashtext(new.church_id));
  new.line := nextval('ledger_line_seq');
  return new;
end $$;
create trigger ledger_takes_line before insert on ledger for each row execute function take_ledger_line();
