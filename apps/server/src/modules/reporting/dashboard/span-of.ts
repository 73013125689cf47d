import { addDays, type Day, type DashboardRange } from "@offertory/contract";

/**
 * The days of a dashboard range, and the days with which they are compared: the same days a year earlier. All figures
 * and charts use this comparison.
 */
export interface Span {
  from: Day;
  to: Day;
  before: {
    from: Day;
    /** The day that is a year before `to`. Later days of that year are not compared, because `to` is today. */
    to: Day;
    /** The day before `from`: the end of the period before. */
    lastDay: Day;
  } | null;
}

/** Earlier than any donation. */
const EARLIEST_DAY = "1900-01-01";

/** Returns the days of a range that ends today. */
export function spanOf(range: DashboardRange, today: Day): Span {
  if (range === "all") return { from: EARLIEST_DAY, to: today, before: null };
  const from = range === "year" ? `${today.slice(0, 4)}-01-01` : monthsEarlier(today, 11);
  return {
    from,
    to: today,
    before: { from: yearEarlier(from), to: yearEarlier(today), lastDay: addDays(from, -1) },
  };
}

/** Returns the first day of the month that lies so many months before. */
function monthsEarlier(day: Day, months: number): Day {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/** February 29 becomes February 28 of the year before. */
export function yearEarlier(day: Day): Day {
  const earlier = `${String(Number(day.slice(0, 4)) - 1).padStart(4, "0")}${day.slice(4)}`;
  return day.endsWith("-02-29") ? earlier.replace(/29$/, "28") : earlier;
}

/** Returns every month from the first to the last, such as 2026-11. */
export function monthsOf({ from, to }: Pick<Span, "from" | "to">): string[] {
  const months: string[] = [];
  const last = to.slice(0, 7);
  for (let month = from.slice(0, 7); month <= last; month = nextMonth(month)) months.push(month);
  return months;
}

export function nextMonth(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 7);
}

export const lastDayOf = (month: string): Day => addDays(`${nextMonth(month)}-01`, -1);
