import { PEOPLE_COUNTED } from "@offertory/contract";
import { useFormats } from "@offertory/i18n/react";

/** Says how many there are. The server counts only so far: from there on it is "more than". */
export function useCounted(): (total: number) => string {
  const { number } = useFormats();
  return (total) => (total >= PEOPLE_COUNTED ? `${number(PEOPLE_COUNTED)}+` : number(total));
}
