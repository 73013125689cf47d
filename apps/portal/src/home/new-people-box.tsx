import { useRead } from "@offertory/api-client";
import { HOME_PEOPLE, listPeople } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, buttonClass, DisplayBox, Skeleton } from "@offertory/ui";
import { UserPlus } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { STATUS_LABELS } from "../people/person-labels.ts";

const NEWEST = HOME_PEOPLE.newest;

export function NewPeopleBox() {
  const t = useT();
  const newest = useRead(listPeople, { query: NEWEST });
  return (
    <DisplayBox
      flush
      title={t("shell:home.newPeople")}
      icon={<UserPlus />}
      actions={
        <Link to="/people?sort=added&direction=desc" className={buttonClass({ variant: "quiet", size: "small" })}>
          {t("shell:nav.allPeople")}
        </Link>
      }
    >
      {newest.error && !newest.data && (
        <div className="p-4">
          <LoadFailed error={newest.error} onRetry={() => void newest.refetch()} />
        </div>
      )}
      <ul className="divide-y divide-line" aria-busy={newest.isPending}>
        {newest.isPending && Array.from({ length: NEWEST.limit }, (_, line) => <SkeletonLine key={line} />)}
        {newest.data?.people.map(({ id, name, photo, contactInfo, membershipStatus }) => (
          <li key={id} className="group">
            <Link
              to={`/people/${id}`}
              className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 transition-colors group-last:rounded-b-card hover:bg-sunken sm:px-5"
            >
              <Avatar name={name.display} photo={photo} size="tiny" />
              <span className="min-w-0 grow text-sm">
                <span className="block truncate font-medium text-ink">{name.display}</span>
                <span className="block truncate text-xs text-ink-soft">
                  {[t(STATUS_LABELS[membershipStatus]), contactInfo.email].filter(Boolean).join(" · ")}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DisplayBox>
  );
}

const SkeletonLine = () => (
  <li className="flex min-h-14 items-center gap-3 px-4 sm:px-5">
    <Skeleton className="size-8 rounded-full" />
    <Skeleton className="h-4 w-40" />
  </li>
);
