import { useSyncExternalStore } from "react";

const DIGITS = { day: 2, month: 2, year: 4 } as const;
const LATIN = { day: "D", month: "M", year: "Y" } as const;

/**
 * Returns how a date is typed: MM/DD/YYYY, TT.MM.JJJJ. The order is that of the browser's locale, because native date
 * fields follow it; the letters are those of the page's language, as far as it has capital letters.
 */
export function dateFormatOf(language: string, browserLocale: string): string {
  const names = new Intl.DisplayNames(language, { type: "dateTimeField" });
  return new Intl.DateTimeFormat(browserLocale, { year: "numeric", month: "2-digit", day: "2-digit" })
    .formatToParts(0)
    .map(({ type, value }) => {
      if (type !== "day" && type !== "month" && type !== "year") return value;
      const first = names.of(type)?.[0] ?? "";
      const letter = first.toUpperCase() === first.toLowerCase() ? LATIN[type] : first.toUpperCase();
      return letter.repeat(DIGITS[type]);
    })
    .join("");
}

const readFormat = (): string => dateFormatOf(document.documentElement.lang || "en", navigator.language);

const neverChanges = () => () => {};

/** Returns the format of native date fields in this browser; empty in pages that the server renders. */
export const useDateFormat = (): string => useSyncExternalStore(neverChanges, readFormat, () => "");
