import { addDays, readLocal } from "@offertory/contract/calendar/local-time";

/** Returns the month of a day as `2026-12`. */
export const monthOf = (day: string): string => day.slice(0, 7);
export const isMonth = (text: string): boolean => /^(19[7-9]\d|20\d\d|21\d\d)-(0[1-9]|1[0-2])$/.test(text);

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Returns the first day of the week in the region of a language tag: 0 is Sunday, 1 is Monday. */
export function firstWeekday(tag: string): number {
  const region = new Intl.Locale(tag).maximize().region ?? "";
  return ["US", "CA", "MX", "BR", "IN", "KR", "PH", "JP", "IL", "ZA", "CO", "PE", "TW"].includes(region) ? 0 : 1;
}

const weekdayOf = (day: string): number => readLocal(day).getUTCDay();

export function weeksOf(month: string, firstDay: number): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((weekdayOf(first) - firstDay + 7) % 7));
  const next = `${shiftMonth(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let day = start; day < next; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  }
  return weeks;
}

/** Returns the day to which a key moves the focus; null for any other key. */
export function dayByKey(day: string, key: string, firstDay: number): string | null {
  const inWeek = (weekdayOf(day) - firstDay + 7) % 7;
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -inWeek);
    case "End":
      return addDays(day, 6 - inWeek);
    case "PageUp":
      return sameDay(day, -1);
    case "PageDown":
      return sameDay(day, 1);
    default:
      return null;
  }
}

/** Returns the same day in the month `by` months later, or the last day of a shorter month. */
function sameDay(day: string, by: number): string {
  const month = shiftMonth(monthOf(day), by);
  const last = addDays(`${shiftMonth(month, 1)}-01`, -1);
  const date = `${month}-${day.slice(8)}`;
  return date > last ? last : date;
}
