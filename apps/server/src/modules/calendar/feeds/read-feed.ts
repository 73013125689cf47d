import { addDays } from "@offertory/contract/calendar/local-time";
import { TooManyAttempts } from "../../../platform/http/http-errors.ts";
import { openWorker, WorkTooHeavy } from "../../../platform/workers/open-worker.ts";
import { listServing } from "../../tasks/index.ts";
import type { Calendar } from "../calendar.ts";
import { FeedNotFound } from "../calendar-errors.ts";
import { readZone } from "../events/read-zone.ts";
import { localAt } from "../zone/zoned.ts";
import { feedKey, isFeedKey } from "./feed-key.ts";
import type { Feed } from "./write-feed.ts";

const PAST_DAYS = 366;
const RETRY_SECONDS = 60;
/** Limits of the worker. The largest feed takes half a second to write. */
const LIMITS = { milliseconds: 10_000, megabytes: 128, queue: 20 };

/** Runs in a worker thread, because writing the iCalendar file of a busy church would block other requests. */
const writeFeed = openWorker<Feed, string>(new URL("./feed.worker.ts", import.meta.url), LIMITS);

/** The public events of a church as an iCalendar file. */
export const readPublicFeed = (calendar: Calendar, churchId: string): Promise<string> =>
  buildFeed(calendar, churchId, { personId: null, publicOnly: true });

/** All events of the church (only public ones for a newcomer) and where the person serves. Refuses a wrong key. */
export async function readPersonalFeed(
  calendar: Calendar,
  churchId: string,
  personId: string,
  key: string,
): Promise<string> {
  const feed = await calendar.feeds.find(churchId, personId);
  if (!feed || !isFeedKey(feedKey(calendar, churchId, personId, feed.renewals), key)) throw new FeedNotFound();
  return buildFeed(calendar, churchId, { personId, publicOnly: feed.isNewcomer });
}

async function buildFeed(
  calendar: Calendar,
  churchId: string,
  { personId, publicOnly }: { personId: string | null; publicOnly: boolean },
): Promise<string> {
  const { name, timeZone } = await readZone(calendar, churchId);
  const now = calendar.now();
  const from = addDays(localAt(timeZone, now), -PAST_DAYS);
  const events = await calendar.events.forFeed(churchId, from, publicOnly);
  const moved = await calendar.events.changedOccurrencesForFeed(
    churchId,
    events.flatMap(({ id, recurrenceRule }) => (recurrenceRule ? [id] : [])),
  );
  const serving = personId === null ? [] : await listServing(calendar.tasks, churchId, personId, from);
  return writeInWorker(churchId, { name, timeZone, events, moved, serving, now });
}

async function writeInWorker(churchId: string, feed: Feed): Promise<string> {
  try {
    return await writeFeed(churchId, feed);
  } catch (error) {
    if (error instanceof WorkTooHeavy) throw new TooManyAttempts(RETRY_SECONDS);
    throw error;
  }
}
