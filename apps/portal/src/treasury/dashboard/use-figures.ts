import { formatTag } from "@offertory/i18n";
import { useFormats, useLanguage } from "@offertory/i18n/react";
import { useMemo } from "react";

const COMPACT = { style: "currency", currency: "USD", notation: "compact", maximumFractionDigits: 2 } as const;

/**
 * Formats the figures of the dashboard. Sums do not pass through `centsOf`, because they can exceed the maximum of one
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
      dollars: (dollars: number) => money(Math.round(dollars * 100)),
      /** A label above a bar: with cents, and from 10,000 dollars on in compact notation. */
      shortDollars: (dollars: number) =>
        dollars < 10_000 ? money(Math.round(dollars * 100)) : number(dollars, { ...COMPACT, minimumFractionDigits: 2 }),
      /** A label of the chart's scale. */
      tickDollars: (dollars: number) => number(dollars, { ...COMPACT, minimumFractionDigits: 0 }),
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
