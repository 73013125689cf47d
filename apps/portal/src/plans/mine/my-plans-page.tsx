import { useRead } from "@offertory/api-client";
import { listMyPlans } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { EmptyState, PageHeader, Skeleton } from "@offertory/ui";
import { ChevronRight, UsersRound } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { AssignmentState } from "../assignment-state.tsx";

/** Lists the plans in which the person was asked to serve. */
export function MyPlansPage() {
  const t = useT();
  const { date } = useFormats();
  const read = useRead(listMyPlans, {});
  return (
    <>
      <PageHeader icon={<UsersRound />} title={t("tasks:mine.title")} subtitle={t("tasks:mine.subtitle")} />
      {read.error && !read.data ? <LoadFailed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.isPending ? (
        <div role="status" aria-label={t("tasks:plan.loading")}>
          <Skeleton className="h-24" />
        </div>
      ) : null}
      {read.data?.length === 0 ? (
        <EmptyState icon={<UsersRound />} title={t("tasks:mine.none")} body={t("tasks:mine.noneHint")} />
      ) : null}
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-raised empty:hidden">
        {read.data?.map((serving) => (
          <li key={serving.assignmentId}>
            <Link
              to={`/my/plans/${serving.planId}`}
              className="flex min-h-14 items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken"
            >
              <span className="min-w-0 grow">
                <span className="block text-sm font-medium wrap-anywhere">
                  {serving.position} · {serving.planName}
                </span>
                <span className="block text-sm text-ink-soft">{date(serving.date)}</span>
              </span>
              <AssignmentState status={serving.status} />
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
