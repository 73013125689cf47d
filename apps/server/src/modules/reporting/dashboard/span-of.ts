import { addDays, type Day, type DashboardRange } from "@offertory/contract";

/** The days that somebody wants to look at, and those a year earlier that they are held against. */
export interface Span {
  from: Day;
  to: Day;
  before: {
    from: Day;
    /** The same day a year earlier: so far is compared with so far. */
    to: Day;
    /** The day before the span begins: the whole year before it. */
    lastDay: Day;
  } | null;
}

/** Before anything can have been given. */
const EVER = "1900-01-01";

/** Until today. */
export function spanOf(range: DashboardRange, today: Day): Span {
  if (range === "all") return { from: EVER, to: today, before: null };
  const from = range === "year" ? `${today.slice(0, 4)}-01-01` : monthsEarlier(today, 11);
  return {
    from,
    to: today,
    before: { from: yearEarlier(from), to: yearEarlier(today), lastDay: addDays(from, -1) },
  };
}

/** The first day of a month. */
function monthsEarlier(day: Day, months: number): Day {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/** The 29th of February had none a year before: its month ended on the 28th. */
function yearEarlier(day: Day): Day {
  const earlier = `${String(Number(day.slice(0, 4)) - 1).padStart(4, "0")}${day.slice(4)}`;
  return day.endsWith("-02-29") ? earlier.replace(/29$/, "28") : earlier;
}

/** Every month from the first to the last, as 2026-11. */
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
