import type { ShownEvent } from "@offertory/contract";

/**
 * How long the events of a church are cached: too short for a visitor to notice, long enough that simultaneous visits
 * share one query.
 */
const REMEMBERED_MS = 2000;
const MAX_CHURCHES = 1000;

/** Returns at most `count` upcoming public events of a church. */
export type Events = (churchId: string, count: number) => Promise<ShownEvent[]>;

/** Caches upcoming events briefly, because finding them means searching a whole year of the calendar. */
export function eventsForMany(events: Events): Events {
  const known = new Map<string, { until: number; found: ReturnType<Events> }>();
  return (churchId, count) => {
    const key = `${churchId} ${count}`;
    const asked = known.get(key);
    if (asked && asked.until > performance.now()) return asked.found;
    const found = events(churchId, count);
    if (known.size >= MAX_CHURCHES) known.clear();
    known.set(key, { until: performance.now() + REMEMBERED_MS, found });
    // A failed query is not cached.
    found.catch(() => known.delete(key));
    return found;
  };
}
