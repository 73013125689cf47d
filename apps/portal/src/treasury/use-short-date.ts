import { formatTag } from "@offertory/i18n";
import { useLanguage } from "@offertory/i18n/react";
import { useMemo } from "react";

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** A day in as few letters as a list has room for: Nov 15, 2026. A bare yyyy-mm-dd is that day everywhere. */
export function useShortDate(): (value: string) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const inZone = (timeZone?: string) =>
      new Intl.DateTimeFormat(formatTag(language), { dateStyle: "medium", ...(timeZone && { timeZone }) });
    const [here, everywhere] = [inZone(), inZone("UTC")];
    return (value) => (DAY_ONLY.test(value) ? everywhere : here).format(new Date(value));
  }, [language]);
}
