import type { CallAnswer, readHousehold } from "@offertory/contract";
import { SkeletonText } from "@offertory/ui";
import { LoadFailed } from "@offertory/features/access";
import { inOrder } from "./household-members.ts";
import { MemberLine } from "./member-line.tsx";

interface HouseholdMembersListProps {
  household: {
    data: CallAnswer<typeof readHousehold> | undefined;
    error: unknown;
    isPending: boolean;
    refetch(): Promise<unknown>;
  };
  /** The person whose page it is; this one gets no link. */
  personId: string;
}

/** Lists the household members, adults first, or shows the error. */
export function HouseholdMembersList({ household, personId }: HouseholdMembersListProps) {
  const { data, error, isPending, refetch } = household;
  if (isPending) return <SkeletonText lines={3} />;
  if (!data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <ul className="flex flex-col gap-3">
      {inOrder(data.members).map((member) => (
        <MemberLine key={member.id} member={member} current={member.id === personId} />
      ))}
    </ul>
  );
}
