import { addDays } from "@offertory/contract/calendar/local-time";
import { listServing } from "../../tasks/index.ts";
import type { Calendar } from "../calendar.ts";
import { FeedNotFound } from "../calendar-errors.ts";
import { stillHappens } from "../events/list-occurrences.ts";
import { readZone } from "../events/read-zone.ts";
import { localAt } from "../zone/zoned.ts";
import { feedKey, isFeedKey } from "./feed-key.ts";
import { writeFeed } from "./write-feed.ts";

const KEPT_DAYS = 366;

/** The public events of a church, as calendar programs read them. */
export const readPublicFeed = (calendar: Calendar, churchId: string): Promise<string> =>
  compose(calendar, churchId, null);

/** All events of the church, and where the person serves; only for who has the address. */
export async function readPersonalFeed(
  calendar: Calendar,
  churchId: string,
  personId: string,
  given: string,
): Promise<string> {
  if (personId.includes("\0")) throw new FeedNotFound();
  const feed = await calendar.feeds.find(churchId, personId);
  if (!feed || !isFeedKey(feedKey(calendar, churchId, personId, feed.renewals), given)) throw new FeedNotFound();
  return compose(calendar, churchId, personId);
}

async function compose(calendar: Calendar, churchId: string, personId: string | null): Promise<string> {
  const { name, timeZone } = await readZone(calendar, churchId);
  const now = calendar.now();
  const from = addDays(localAt(timeZone, now), -KEPT_DAYS);
  const events = await calendar.events.forFeed(churchId, from, personId === null);
  const seriesById = new Map(events.map((event) => [event.id, event]));
  const moved = await calendar.events.movedOf(churchId, [...seriesById.keys()]);
  const shown = moved.filter(({ seriesId, recurrenceId }) => {
    const series = seriesById.get(seriesId ?? "");
    return series !== undefined && stillHappens(series, recurrenceId ?? "");
  });
  const serving = personId === null ? [] : await listServing(calendar.tasks, churchId, personId, from);
  return writeFeed({ name, timeZone, events, moved: shown, serving, now });
}
