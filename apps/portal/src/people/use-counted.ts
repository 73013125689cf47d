import { PEOPLE_COUNTED } from "@offertory/contract";
import { useFormats } from "@offertory/i18n/react";

/** Formats a number of people. The server counts only up to a limit; at the limit the number is followed by "+". */
export function useCounted(): (total: number) => string {
  const { number } = useFormats();
  return (total) => (total >= PEOPLE_COUNTED ? `${number(PEOPLE_COUNTED)}+` : number(total));
}
