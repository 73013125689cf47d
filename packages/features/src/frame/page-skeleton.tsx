import { useT } from "@offertory/i18n/react";
import { Skeleton, SkeletonText, VisuallyHidden } from "@offertory/ui";

/** Shown while a page loads. */
export function PageSkeleton() {
  const t = useT();
  return (
    <div role="status">
      <VisuallyHidden>{t("common:loading")}</VisuallyHidden>
      <Skeleton className="h-8 w-56" />
      <SkeletonText lines={3} className="mt-6 max-w-xl" />
    </div>
  );
}
