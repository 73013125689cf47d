const DAY_MS = 86_400_000;

/** A calendar day with its parts. `number` counts days since 1970-01-01 and is independent of time zones. */
export interface CalendarDay {
  number: number;
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. `monthLength` is the number of days in its month. */
  date: number;
  monthLength: number;
  /** 0 is Monday. */
  weekday: number;
}

/** The day number of a local time such as `2026-12-24T10:00` or `2026-12-24`. */
export const dayNumberOf = (local: string): number => Date.parse(`${local.slice(0, 10)}T00:00Z`) / DAY_MS;

/** Writes a day number as `2026-12-24`. */
export const writeDay = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export function calendarDay(number: number): CalendarDay {
  const at = new Date(number * DAY_MS);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + 1];
  return {
    number,
    year,
    month,
    date: at.getUTCDate(),
    monthLength: month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31,
    weekday: (at.getUTCDay() + 6) % 7,
  };
}
