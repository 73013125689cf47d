import { formatTag, type Language } from "./languages.ts";

/** To make one costs a hundred times what it costs to use it. */
function remembered<Options, Made>(make: (tag: string, options: Options) => Made) {
  const made = new Map<string, Made>();
  return (tag: string, options: Options): Made => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(tag, options);
    made.set(key, known);
    return known;
  };
}
const datesOf = remembered((tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));
const numbersOf = remembered(
  (tag, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(tag, options),
);

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as a person says it. A bare yyyy-mm-dd is that day everywhere, whatever the time zone. */
export function formatDate(language: Language, value: string | Date): string {
  const zone = typeof value === "string" && DAY_ONLY.test(value) ? { timeZone: "UTC" } : {};
  return written(new Date(value), (date) => datesOf(formatTag(language), { dateStyle: "long", ...zone }).format(date));
}

export const formatDateTime = (language: Language, value: string | Date): string =>
  written(new Date(value), (date) =>
    datesOf(formatTag(language), { dateStyle: "medium", timeStyle: "short" }).format(date),
  );

/** The time of a day. */
export const formatTime = (language: Language, value: string | Date): string =>
  written(new Date(value), (date) => datesOf(formatTag(language), { timeStyle: "short" }).format(date));

export const formatNumber = (language: Language, value: number, options?: Intl.NumberFormatOptions): string =>
  numbersOf(formatTag(language), options).format(value);

/** Money is kept in whole cents and becomes text only here. */
export const formatMoney = (language: Language, cents: number, currency = "USD"): string =>
  numbersOf(formatTag(language), { style: "currency", currency }).format(cents / 100);

const written = (date: Date, write: (date: Date) => string): string =>
  Number.isNaN(date.getTime()) ? "" : write(date);
