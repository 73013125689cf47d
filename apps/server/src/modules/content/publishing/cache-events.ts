import type { ShownEvent } from "@offertory/contract";

/**
 * How long the events of a church are cached: too short for a visitor to notice, long enough that simultaneous visits
 * share one query.
 */
const CACHE_LIFETIME_MS = 2000;
const MAX_CACHE_ENTRIES = 1000;

/** Returns at most `count` upcoming public events of a church. */
export type Events = (churchId: string, count: number) => Promise<ShownEvent[]>;

/** Caches upcoming events briefly, because finding them means searching a whole year of the calendar. */
export function cacheEvents(events: Events): Events {
  const cache = new Map<string, { until: number; found: ReturnType<Events> }>();
  return (churchId, count) => {
    const key = `${churchId} ${count}`;
    const cached = cache.get(key);
    if (cached && cached.until > performance.now()) return cached.found;
    const found = events(churchId, count);
    if (cache.size >= MAX_CACHE_ENTRIES) cache.clear();
    cache.set(key, { until: performance.now() + CACHE_LIFETIME_MS, found });
    // A failed query is not cached.
    found.catch(() => cache.delete(key));
    return found;
  };
}
