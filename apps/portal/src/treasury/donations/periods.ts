import { localDay } from "@offertory/i18n";

export const PERIODS = ["thisMonth", "lastMonth", "thisYear", "lastYear"] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS = {
  thisMonth: "treasury:period.thisMonth",
  lastMonth: "treasury:period.lastMonth",
  thisYear: "treasury:period.thisYear",
  lastYear: "treasury:period.lastYear",
} as const satisfies Record<Period, string>;

interface Days {
  from: string | null;
  to: string | null;
}

/** Returns the first and last day of a named period. */
export function daysOf(period: Period, now: Date): { from: string; to: string } {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  const between = (first: Date, last: Date) => ({ from: localDay(first), to: localDay(last) });
  switch (period) {
    case "thisMonth":
      return between(new Date(year, month, 1), new Date(year, month + 1, 0));
    case "lastMonth":
      return between(new Date(year, month - 1, 1), new Date(year, month, 0));
    case "thisYear":
      return between(new Date(year, 0, 1), new Date(year, 11, 31));
    case "lastYear":
      return between(new Date(year - 1, 0, 1), new Date(year - 1, 11, 31));
  }
}

/** Returns the named period of two days: `any` if none is chosen, `own` if the days match no named period. */
export function periodNamed({ from, to }: Days, now: Date): Period | "any" | "own" {
  if (!from && !to) return "any";
  const isIt = (period: Period) => daysOf(period, now).from === from && daysOf(period, now).to === to;
  return PERIODS.find(isIt) ?? "own";
}
