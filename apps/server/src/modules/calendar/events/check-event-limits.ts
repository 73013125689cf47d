import { MAX_CHANGED_OCCURRENCES, MAX_EVENTS, MAX_EXCEPTION_DATES, MAX_RECURRING_EVENTS } from "@offertory/contract";
import { addDays } from "@offertory/contract/calendar/local-time";
import type { CalendarStores } from "../calendar.ts";
import { EventLimitReached } from "../calendar-errors.ts";

const COUNTED_DAYS = 366;

/**
 * Throws, and so rolls back the write before it, if the church now exceeds a limit. Every event makes each read of the
 * calendar slower.
 */
export async function checkEventLimits({ events }: CalendarStores, churchId: string, now: Date): Promise<void> {
  const { all, recurring, changed, exceptions } = await events.count(
    churchId,
    addDays(now.toISOString(), -COUNTED_DAYS),
  );
  const isOver =
    Number(all) > MAX_EVENTS ||
    Number(recurring) > MAX_RECURRING_EVENTS ||
    Number(changed) > MAX_CHANGED_OCCURRENCES ||
    exceptions > MAX_EXCEPTION_DATES;
  if (isOver) throw new EventLimitReached();
}
