import { type ClockChange, findChanges } from "./clock-changes.ts";

/** After 28 years, every date falls on the same weekday again. */
const CYCLE_YEARS = 28;
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** A change of the offset that happens every year by the same rule. The other fields describe its first time. */
export interface YearlyChange extends ClockChange {
  rule: string;
}

/**
 * Finds the yearly changes of a zone's offset from this year on. Returns null if they follow no rule of months and
 * weekdays: in some countries they follow the lunar calendar.
 */
export function findYearlyChanges(timeZone: string, year: number): YearlyChange[] | null {
  const changes = findChanges(timeZone, Date.UTC(year, 0, 1), Date.UTC(year + CYCLE_YEARS, 0, 1));
  const alike = Map.groupBy(changes, ({ shown, old, now }) =>
    [shown.getUTCMonth(), shown.getUTCDay(), shown.toISOString().slice(11), old, now].join(" "),
  );
  const yearly = [...alike.values()].map(describeRule);
  return yearly.every((change) => change !== null) ? yearly : null;
}

function describeRule(changes: ClockChange[]): YearlyChange | null {
  const [first] = changes;
  const years = new Set(changes.map(({ shown }) => shown.getUTCFullYear()));
  if (!first || years.size !== CYCLE_YEARS || changes.length !== CYCLE_YEARS) return null;
  const days = changes.map(({ shown }) => shown.getUTCDate());
  const earliest = Math.min(...days);
  // Over the cycle, the same weekday of the same week falls on seven consecutive dates.
  if (Math.max(...days) !== earliest + 6) return null;
  const month = first.shown.getUTCMonth() + 1;
  const day = byDay(earliest, month, WEEKDAYS[first.shown.getUTCDay()] ?? "");
  return { ...first, rule: `RRULE:FREQ=YEARLY;BYMONTH=${month};${day}` };
}

function byDay(earliest: number, month: number, weekday: string): string {
  const lastOfMonth = new Date(Date.UTC(2027, month, 0)).getUTCDate();
  if (earliest + 6 === lastOfMonth && month !== 2) return `BYDAY=-1${weekday}`;
  if (earliest % 7 === 1) return `BYDAY=${(earliest + 6) / 7}${weekday}`;
  return `BYDAY=${weekday};BYMONTHDAY=${Array.from({ length: 7 }, (_, index) => earliest + index).join(",")}`;
}
