/** A trigger records every change of a gift's status, so that a step backwards is noticed. */
export const WATCH = `
  create table fault_watch (church_id text not null, intent_id text not null, came_from text not null, went_to text not null);
  create function watch_intents() returns trigger language plpgsql as $$
  begin
    insert into fault_watch values (new.church_id, new.id, old.status, new.status);
    return null;
  end $$;
  create trigger watch_intents after update of status on payment_intents
    for each row when (old.status is distinct from new.status) execute function watch_intents();
`;
