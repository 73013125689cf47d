import { useSession } from "@offertory/api-client";
import type { HomeCardOf } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { House } from "@offertory/ui/icons.ts";
import { inOrder } from "../../households/household-members.ts";
import { MemberLine } from "../../households/member-line.tsx";

/** The people with whom the person lives. */
export function HouseholdCard({ card: { household } }: { card: HomeCardOf<"household"> }) {
  const t = useT();
  const { person } = useSession();
  return (
    <DisplayBox title={t("shell:home.household")} icon={<House />}>
      <ul className="flex flex-col gap-3">
        {inOrder(household.members).map((member) => (
          <MemberLine key={member.id} member={member} current={member.id === person?.id} />
        ))}
      </ul>
    </DisplayBox>
  );
}
