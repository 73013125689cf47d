import { centsOf } from "@offertory/contract";
import { useFormats } from "@offertory/i18n/react";
import { useCallback } from "react";

/** Formats an amount from the API, which is in dollars. */
export function useDollars(): (dollars: number) => string {
  const { money } = useFormats();
  return useCallback((dollars) => money(centsOf(dollars) ?? 0), [money]);
}
