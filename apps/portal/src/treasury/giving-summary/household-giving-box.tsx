import { useRead } from "@offertory/api-client";
import { readHouseholdGiving, type CallAnswer } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox, SkeletonText } from "@offertory/ui";
import { HandHeart } from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";
import { Link } from "@offertory/router";
import { useMoney } from "../use-money.ts";
import { GivingFigures } from "./giving-figures.tsx";

/** What the people of a household gave together, and each of them this year. Needs the permission to view donations. */
export function HouseholdGivingBox({ householdId }: { householdId: string }) {
  const t = useT();
  const { data, error, refetch } = useRead(readHouseholdGiving, { params: { householdId } });
  return (
    <DisplayBox title={t("people:giving.title")} icon={<HandHeart />}>
      {data ? (
        <>
          <GivingFigures summary={data} />
          {data.members.length > 1 && data.thisYear !== 0 && <GivingByPerson members={data.members} />}
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t("people:giving.loading")}>
          <SkeletonText lines={4} />
        </div>
      )}
    </DisplayBox>
  );
}

function GivingByPerson({ members }: Pick<CallAnswer<typeof readHouseholdGiving>, "members">) {
  const t = useT();
  const dollars = useMoney();
  return (
    <>
      <h3 className="mt-5 mb-2 text-sm font-semibold">{t("people:giving.byPerson")}</h3>
      <ul className="flex flex-col gap-1.5 text-sm">
        {members.map(({ id, name, thisYear }) => (
          <li key={id} className="flex justify-between gap-4">
            <Link to={`/people/${id}`} className="min-w-0 wrap-anywhere hover:underline">
              {name}
            </Link>
            <span className="tabular">{dollars(thisYear)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
