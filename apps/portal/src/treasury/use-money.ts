import { unitsOf } from "@offertory/i18n";
import { useFormats } from "@offertory/i18n/react";
import { useCallback } from "react";

/** Formats an amount from the API, which is a decimal. */
export function useMoney(): (decimal: number) => string {
  const { money } = useFormats();
  return useCallback((decimal) => money(unitsOf(decimal) ?? 0), [money]);
}
