import type { ShownEvent } from "@offertory/contract";

/** Shorter than anybody notices, and long enough that a crowd asks once. */
const REMEMBERED_MS = 2000;
const MAX_CHURCHES = 1000;

/** What happens next at a church, as many as are asked for; only what everyone may know. */
export type Events = (churchId: string, count: number) => Promise<ShownEvent[]>;

/** What comes next at a church takes a look through a year: those who visit at the same moment share it. */
export function eventsForMany(events: Events): Events {
  const known = new Map<string, { until: number; found: ReturnType<Events> }>();
  return (churchId, count) => {
    const key = `${churchId} ${count}`;
    const asked = known.get(key);
    if (asked && asked.until > performance.now()) return asked.found;
    const found = events(churchId, count);
    if (known.size >= MAX_CHURCHES) known.clear();
    known.set(key, { until: performance.now() + REMEMBERED_MS, found });
    // What went wrong once is asked again.
    found.catch(() => known.delete(key));
    return found;
  };
}
