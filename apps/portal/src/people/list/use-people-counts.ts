import { useRead } from "@offertory/api-client";
import { listPeople, type MembershipStatus } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useCounted } from "../use-counted.ts";

const ONE_MINUTE = 60_000;

interface Counted {
  status?: MembershipStatus;
  archived?: boolean;
}

/** Returns the formatted number of people that match; a dash while loading. */
export function usePeopleCount(filter: Counted, enabled = true): string {
  const counted = useCounted();
  const { data } = useRead(listPeople, { query: { ...filter, limit: 1 } }, { enabled, staleTime: ONE_MINUTE });
  return data ? counted(data.total) : "–";
}

/** The counts at the top of the list. */
export function usePeopleCounts(enabled: boolean) {
  const t = useT();
  const counts = [
    { label: t("people:count.people"), value: usePeopleCount({}, enabled) },
    { label: t("people:count.members"), value: usePeopleCount({ status: "Member" }, enabled) },
    { label: t("people:count.archived"), value: usePeopleCount({ archived: true }, enabled) },
  ];
  return enabled ? counts : undefined;
}
