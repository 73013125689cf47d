import { formatTag, type Language } from "./languages.ts";

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as a person says it. A bare yyyy-mm-dd is that day everywhere, whatever the time zone. */
export function formatDate(language: Language, value: string | Date): string {
  const zone = typeof value === "string" && DAY_ONLY.test(value) ? { timeZone: "UTC" } : {};
  return written(new Date(value), (date) =>
    new Intl.DateTimeFormat(formatTag(language), { dateStyle: "long", ...zone }).format(date),
  );
}

export const formatDateTime = (language: Language, value: string | Date): string =>
  written(new Date(value), (date) =>
    new Intl.DateTimeFormat(formatTag(language), { dateStyle: "medium", timeStyle: "short" }).format(date),
  );

export const formatNumber = (language: Language, value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(formatTag(language), options).format(value);

/** Money is kept in whole cents and becomes text only here. */
export const formatMoney = (language: Language, cents: number, currency = "USD"): string =>
  new Intl.NumberFormat(formatTag(language), { style: "currency", currency }).format(cents / 100);

const written = (date: Date, write: (date: Date) => string): string =>
  Number.isNaN(date.getTime()) ? "" : write(date);
