import { formatShortDate } from "@offertory/i18n";
import { useLanguage } from "@offertory/i18n/react";
import { useCallback } from "react";

/** A day in as few characters as a list has room for: Nov 15, 2026. A bare yyyy-mm-dd is that day everywhere. */
export function useShortDate(): (value: string) => string {
  const { language } = useLanguage();
  return useCallback((value) => formatShortDate(language, value), [language]);
}
