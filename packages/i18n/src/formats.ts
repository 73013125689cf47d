import { formatTag, type Language } from "./languages.ts";
import { currencyDigits } from "./minor-units.ts";
import { pageCurrency } from "./page-money.ts";
import { remembered } from "./remembered.ts";

const datesOf = remembered((tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));
const numbersOf = remembered(
  (tag, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(tag, options),
);

const listsOf = remembered((tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

const dateIn =
  (dateStyle: "long" | "medium") =>
  (language: Language, value: string | Date): string => {
    const zone = typeof value === "string" && DAY_ONLY.test(value) ? { timeZone: "UTC" } : {};
    return written(new Date(value), (date) => datesOf(formatTag(language), { dateStyle, ...zone }).format(date));
  };

/** Formats a date in its long form: March 1, 2026. A bare yyyy-mm-dd is the same day in every time zone. */
export const formatDate = dateIn("long");

/** Formats a date in its short form, for lists: Nov 15, 2026. */
export const formatShortDate = dateIn("medium");

/** Formats the days from one to another, both included, as short as possible: Nov 15 – 19, 2026. */
export const formatDayRange = (language: Language, from: string, to: string): string =>
  datesOf(formatTag(language), { dateStyle: "medium", timeZone: "UTC" }).formatRange(new Date(from), new Date(to));

export const formatDateTime = (language: Language, value: string | Date): string =>
  written(new Date(value), (date) =>
    datesOf(formatTag(language), { dateStyle: "medium", timeStyle: "short" }).format(date),
  );

export const formatTime = (language: Language, value: string | Date): string =>
  written(new Date(value), (date) => datesOf(formatTag(language), { timeStyle: "short" }).format(date));

export const formatNumber = (language: Language, value: number, options?: Intl.NumberFormatOptions): string =>
  numbersOf(formatTag(language), options).format(value);

/** Formats a list as part of a sentence: one, two, and three. */
export const formatList = (language: Language, items: readonly string[]): string =>
  listsOf(formatTag(language), { type: "conjunction" }).format(items);

/** Joins whole sentences; empty ones and conditions that are false count as none. Chinese writes no space between them. */
export const joinSentences = (language: Language, sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter(Boolean).join(language === "zh" ? "" : " ");

/** Formats an amount that is given in minor units: cents, or yen, which have no smaller unit. */
export const formatMoney = (language: Language, minor: number, currency: string = pageCurrency()): string =>
  moneyWith(language, minor, currency, currencyDigits(currency));

/** Formats an amount without its decimals if they are zero, for round amounts: $25. */
export function formatWholeMoney(language: Language, minor: number, currency: string = pageCurrency()): string {
  const digits = currencyDigits(currency);
  return moneyWith(language, minor, currency, minor % 10 ** digits === 0 ? 0 : digits);
}

/** Returns what stands before and after an amount of the page's currency: $ before 25, or a space and € after it. */
export const moneySigns = (language: Language): string[] => formatMoney(language, 0).split(/\d[\d.,]*/);

const moneyWith = (language: Language, minor: number, currency: string, digits: number): string =>
  formatNumber(language, minor / 10 ** currencyDigits(currency), {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

const written = (date: Date, write: (date: Date) => string): string =>
  Number.isNaN(date.getTime()) ? "" : write(date);

/** Returns the person's local date of a moment as yyyy-mm-dd, the form of date fields and API calls. */
export function localDay(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
