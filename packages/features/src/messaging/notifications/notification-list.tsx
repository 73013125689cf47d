import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, Skeleton } from "@offertory/ui";
import { Bell } from "@offertory/ui/icons.ts";
import { LoadFailed } from "../load-failed.tsx";
import { NotificationRow } from "./notification-row.tsx";
import { useNotifications } from "./use-notifications.ts";

interface NotificationListProps {
  onLeave(): void;
  onMessages(): void;
}

export function NotificationList({ onLeave, onMessages }: NotificationListProps) {
  const t = useT();
  const { list, error, retry, more, isLoadingMore } = useNotifications();
  if (list === null) {
    return error ? (
      <LoadFailed error={error} onRetry={retry} />
    ) : (
      <div role="status" aria-label={t("common:loading")} className="flex flex-col gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (list.length === 0)
    return (
      <EmptyState
        icon={<Bell />}
        title={t("messaging:notifications.none")}
        body={t("messaging:notifications.noneHint")}
      />
    );
  return (
    <>
      <ul className="-m-5 mb-0 divide-y divide-line">
        {list.map((each) => (
          <NotificationRow key={each.id} notification={each} onLeave={onLeave} onMessages={onMessages} />
        ))}
      </ul>
      {more ? (
        <div className="flex justify-center pt-5">
          <Button size="small" busy={isLoadingMore} onClick={more}>
            {t("messaging:notifications.more")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
