import { useFormats, useT } from "@offertory/i18n/react";
import { useCounted } from "./use-counted.ts";

interface PeoplePlaceProps {
  /** Which person of the whole list is the first on this page, where it is known. */
  first: number | null;
  shown: number;
  total: number;
}

/** Which people of how many are on this page. */
export function PeoplePlace({ first, shown, total }: PeoplePlaceProps) {
  const t = useT();
  const { number } = useFormats();
  const counted = useCounted();
  if (first === null || shown >= total) return t("people:household.size", { count: total });
  const to = first + Math.max(shown, 1) - 1;
  return t("people:list.summary", { from: number(first), to: number(to), total: counted(total), count: total });
}
