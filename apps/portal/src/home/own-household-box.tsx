import { useRead } from "@offertory/api-client";
import { readHousehold } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox, SkeletonText } from "@offertory/ui";
import { House } from "@offertory/ui/icons.ts";
import { LoadFailed } from "../access/load-failed.tsx";
import { inOrder } from "../households/household-members.ts";
import { MemberLine } from "../households/member-line.tsx";

/** Who one lives with; nothing for who lives alone. */
export function OwnHouseholdBox({ householdId, personId }: { householdId: string; personId: string }) {
  const t = useT();
  const household = useRead(readHousehold, { params: { id: householdId } });
  if (household.data && household.data.members.length < 2) return null;
  return (
    <DisplayBox title={t("shell:home.household")} icon={<House />}>
      {household.error && !household.data && (
        <LoadFailed error={household.error} onRetry={() => void household.refetch()} />
      )}
      {household.isPending && <SkeletonText lines={3} />}
      <ul className="flex flex-col gap-3">
        {household.data &&
          inOrder(household.data.members).map((member) => (
            <MemberLine key={member.id} member={member} current={member.id === personId} />
          ))}
      </ul>
    </DisplayBox>
  );
}
