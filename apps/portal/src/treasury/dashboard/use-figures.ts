import { formatTag, pageCurrency, sumUnitsOf } from "@offertory/i18n";
import { useFormats, useLanguage } from "@offertory/i18n/react";
import { useMemo } from "react";

const compact = (minimumFractionDigits: number) =>
  ({
    style: "currency",
    currency: pageCurrency(),
    notation: "compact",
    minimumFractionDigits,
    maximumFractionDigits: 2,
  }) as const;

/**
 * Formats the figures of the dashboard. Sums do not pass through `unitsOf`, because they can exceed the maximum of one
 * amount.
 */
export function useFigures() {
  const { money, number, date, sentences } = useFormats();
  const { language } = useLanguage();
  return useMemo(() => {
    const tag = formatTag(language);
    const month = (options: Intl.DateTimeFormatOptions) => {
      const written = new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options });
      return (name: string) => written.format(new Date(`${name}-01T00:00:00Z`));
    };
    return {
      date,
      number,
      sentences,
      dollars: (dollars: number) => money(sumUnitsOf(dollars)),
      /** A label above a bar: with its decimals, and from 10,000 on in compact notation. */
      shortDollars: (dollars: number) => (dollars < 10_000 ? money(sumUnitsOf(dollars)) : number(dollars, compact(2))),
      /** A label of the chart's scale. */
      tickDollars: (dollars: number) => number(dollars, compact(0)),
      share: (part: number, whole: number) =>
        number(whole > 0 ? part / whole : 0, { style: "percent", maximumFractionDigits: 0 }),
      /** The change between two amounts, such as +12%. */
      change: (now: number, before: number) =>
        number((now - before) / before, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" }),
      month: month({ month: "long", year: "numeric" }),
      shortMonth: month({ month: "short" }),
    };
  }, [language, money, number, date, sentences]);
}
