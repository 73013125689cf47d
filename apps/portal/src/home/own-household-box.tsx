import { useRead } from "@offertory/api-client";
import { readHousehold } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { House } from "@offertory/ui/icons.ts";
import { HouseholdMembersList } from "../households/household-members-list.tsx";

/** Who one lives with; nothing for who lives alone. */
export function OwnHouseholdBox({ householdId, personId }: { householdId: string; personId: string }) {
  const t = useT();
  const household = useRead(readHousehold, { params: { id: householdId } });
  if (household.data && household.data.members.length < 2) return null;
  return (
    <DisplayBox title={t("shell:home.household")} icon={<House />}>
      <HouseholdMembersList household={household} personId={personId} />
    </DisplayBox>
  );
}
