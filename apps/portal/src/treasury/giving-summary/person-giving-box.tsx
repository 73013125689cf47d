import { useRead } from "@offertory/api-client";
import { readPersonGiving, type Person } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { buttonClass, DisplayBox, SkeletonText } from "@offertory/ui";
import { HandHeart } from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";
import { Link } from "@offertory/router";
import { GivingFigures } from "./giving-figures.tsx";

/** What a person gave, on their page. Needs the permission to view donations. */
export function PersonGivingBox({ person }: { person: Pick<Person, "id"> }) {
  const t = useT();
  const { data, error, refetch } = useRead(readPersonGiving, { params: { personId: person.id } });
  return (
    <DisplayBox
      title={t("people:giving.title")}
      icon={<HandHeart />}
      actions={
        <Link
          to={`/treasury/donations?person=${person.id}`}
          className={buttonClass({ variant: "quiet", size: "small" })}
        >
          {t("people:giving.seeAll")}
        </Link>
      }
    >
      {data ? (
        <GivingFigures summary={data} />
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
