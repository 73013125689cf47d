import type { Interval } from "@offertory/contract";
import type { T } from "@offertory/i18n/react";

// i18n-uses: giving:every.*, giving:everyFew.*

/** Returns the frequency as text: "every month", "every 2 weeks". */
export const describeRhythm = (t: T, { interval, interval_count: count }: Interval): string =>
  count === 1 ? t(`giving:every.${interval}`) : t(`giving:everyFew.${interval}`, { count });
