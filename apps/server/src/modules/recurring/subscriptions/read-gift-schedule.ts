import { FREQUENCIES, DEFAULT_FREQUENCY, type Gift, type IntervalUnit } from "@offertory/contract";
import type { Recurring } from "../recurring.ts";
import { StartDateInvalid } from "../recurring-errors.ts";
import { midOfDay } from "../schedule/mid-of-day.ts";

export interface GiftSchedule {
  intervalUnit: IntervalUnit;
  intervalCount: number;
  anchor: Date;
  firstDay: string;
  /** Null if the first payment is charged at once. */
  beginsAt: Date | null;
}

const DAY_MS = 86_400_000;
/** The farthest start date that payment providers accept. */
const MAX_START_AHEAD_MS = 5 * 365 * DAY_MS;

/** Reads interval and start date of a gift. A start today or earlier means at once. */
export async function readGiftSchedule(
  context: Pick<Recurring, "donations" | "now" | "subscriptions">,
  churchId: string,
  gift: Gift,
): Promise<GiftSchedule> {
  const { interval: intervalUnit, interval_count: intervalCount } = gift.interval ?? FREQUENCIES[DEFAULT_FREQUENCY];
  const now = context.now();
  const today = await context.donations.dayOf(churchId, now);
  const startsNow = { intervalUnit, intervalCount, anchor: now, firstDay: today, beginsAt: null };
  const sent = gift.billing_cycle_anchor ?? 0;
  if (sent > now.getTime() + MAX_START_AHEAD_MS) throw new StartDateInvalid();
  if (sent <= now.getTime() - DAY_MS) return startsNow;
  const anchor = new Date(sent);
  // Forms send a chosen date as midnight UTC, which is the evening before in America: the UTC date is the chosen one.
  const isDate = sent % DAY_MS === 0;
  const firstDay = isDate ? anchor.toISOString().slice(0, 10) : await context.donations.dayOf(churchId, anchor);
  if (firstDay <= today) return startsNow;
  const beginsAt = isDate ? await midOfDay(context.subscriptions, churchId, firstDay) : anchor;
  return { ...startsNow, anchor, firstDay, beginsAt };
}
