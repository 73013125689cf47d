import { useT } from "@offertory/i18n/react";
import { Skeleton } from "@offertory/ui";

/** The shape of what is coming. */
export function DashboardSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t("dashboard:loading")} className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-10 max-w-80 lg:col-span-2" />
      <Skeleton className="h-36 lg:col-span-2" />
      <Skeleton className="h-80 lg:col-span-2" />
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </div>
  );
}
