import { LoadFailed } from "@offertory/features/access";
import { useT } from "@offertory/i18n/react";
import { PageHeader, Skeleton } from "@offertory/ui";
import { UsersRound } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";

interface PlanWaitsProps {
  error: unknown;
  onRetry(): void;
  back: ReactNode;
}

/** The page of a plan while it loads or after it failed to load. */
export function PlanWaits({ error, onRetry, back }: PlanWaitsProps) {
  const t = useT();
  return (
    <>
      <PageHeader icon={<UsersRound />} title={t("tasks:plan.one")} back={back} />
      {error ? (
        <LoadFailed error={error} onRetry={onRetry} />
      ) : (
        <div role="status" aria-label={t("tasks:plan.loading")}>
          <Skeleton className="h-48" />
        </div>
      )}
    </>
  );
}
