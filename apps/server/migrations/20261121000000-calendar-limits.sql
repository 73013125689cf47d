-- What happens on some days is found by the day alone, however many events a church has.
create index events_recurring on events (church_id, id)
  where recurrence_rule is not null and series_id is null and removed_at is null;
create index events_moved_by_start on events (church_id, starts) where series_id is not null;
