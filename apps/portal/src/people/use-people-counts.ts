import { useRead } from "@offertory/api-client";
import { listPeople, PEOPLE_COUNTED } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";

const ONE_MINUTE = 60_000;

/** How many people there are, as the head of the list shows it. The server counts only so far. */
export function usePeopleCounts(enabled: boolean) {
  const t = useT();
  const { number } = useFormats();
  const options = { enabled, staleTime: ONE_MINUTE };
  const everyone = useRead(listPeople, { query: { limit: 1 } }, options);
  const members = useRead(listPeople, { query: { status: "Member", limit: 1 } }, options);
  const archived = useRead(listPeople, { query: { archived: true, limit: 1 } }, options);
  if (!enabled) return undefined;

  const count = (total: number | undefined) =>
    total === undefined ? "–" : total >= PEOPLE_COUNTED ? `${number(PEOPLE_COUNTED)}+` : number(total);
  return [
    { label: t("people:count.people"), value: count(everyone.data?.total) },
    { label: t("people:count.members"), value: count(members.data?.total) },
    { label: t("people:count.archived"), value: count(archived.data?.total) },
  ];
}
