import { formatTag } from "@offertory/i18n";
import { useFormats, useLanguage } from "@offertory/i18n/react";
import { useMemo } from "react";

const COMPACT = { style: "currency", currency: "USD", notation: "compact", maximumFractionDigits: 2 } as const;

/** How figures of the dashboard are written. Sums may be larger than any single amount, so that they are not read as one. */
export function useFigures() {
  const { money, number, date } = useFormats();
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
      dollars: (dollars: number) => money(Math.round(dollars * 100)),
      /** In the room above a bar: with its cents like every amount, and from ten thousand dollars in thousands. */
      shortDollars: (dollars: number) =>
        dollars < 10_000 ? money(Math.round(dollars * 100)) : number(dollars, { ...COMPACT, minimumFractionDigits: 2 }),
      /** The round steps of a scale. */
      tickDollars: (dollars: number) => number(dollars, { ...COMPACT, minimumFractionDigits: 0 }),
      share: (part: number, whole: number) =>
        number(whole > 0 ? part / whole : 0, { style: "percent", maximumFractionDigits: 0 }),
      month: month({ month: "long", year: "numeric" }),
      shortMonth: month({ month: "short" }),
    };
  }, [language, money, number, date]);
}
