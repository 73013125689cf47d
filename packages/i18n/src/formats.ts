import { formatTag, type Language } from "./languages.ts";
import { remembered } from "./remembered.ts";

const datesOf = remembered((tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));
const numbersOf = remembered(
  (tag, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(tag, options),
);

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

const dateIn =
  (dateStyle: "long" | "medium") =>
  (language: Language, value: string | Date): string => {
    const zone = typeof value === "string" && DAY_ONLY.test(value) ? { timeZone: "UTC" } : {};
    return written(new Date(value), (date) => datesOf(formatTag(language), { dateStyle, ...zone }).format(date));
  };

/** A day as a person says it. A bare yyyy-mm-dd is that day everywhere, whatever the time zone. */
export const formatDate = dateIn("long");

/** The same in as few characters as a list has room for: Nov 15, 2026. */
export const formatShortDate = dateIn("medium");

export const formatDateTime = (language: Language, value: string | Date): string =>
  written(new Date(value), (date) =>
    datesOf(formatTag(language), { dateStyle: "medium", timeStyle: "short" }).format(date),
  );

/** The time of a day. */
export const formatTime = (language: Language, value: string | Date): string =>
  written(new Date(value), (date) => datesOf(formatTag(language), { timeStyle: "short" }).format(date));

export const formatNumber = (language: Language, value: number, options?: Intl.NumberFormatOptions): string =>
  numbersOf(formatTag(language), options).format(value);

/** Money is kept in whole minor units (cents, or yen where there is nothing smaller) and becomes text only here. */
export function formatMoney(language: Language, minor: number, currency = "USD"): string {
  const format = numbersOf(formatTag(language), { style: "currency", currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const written = (date: Date, write: (date: Date) => string): string =>
  Number.isNaN(date.getTime()) ? "" : write(date);

/** The day that a moment falls on where the person sits, as yyyy-mm-dd: what fields of dates and calls take. */
export function localDay(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
