import { formatShortDate } from "@offertory/i18n";
import { useLanguage } from "@offertory/i18n/react";
import { useCallback } from "react";

/** Formats a date as short as possible: Nov 15, 2026. A plain yyyy-mm-dd is not shifted by the time zone. */
export function useShortDate(): (value: string) => string {
  const { language } = useLanguage();
  return useCallback((value) => formatShortDate(language, value), [language]);
}
