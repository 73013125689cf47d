import { useRead } from "@offertory/api-client";
import { listMyNotifications } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { buttonClass, DisplayBox, PageHeader, Skeleton } from "@offertory/ui";
import { Bell, Calendar, CircleCheck, House } from "@offertory/ui/icons.ts";
import { Link, useParams } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";

export const TaskPage = () => <KeptElsewherePage kind="task" />;
export const PlanPage = () => <KeptElsewherePage kind="assignment" />;

/** Shows the notifications about a task or plan of another program: the portal has nothing else of it. */
function KeptElsewherePage({ kind }: { kind: "task" | "assignment" }) {
  const t = useT();
  const formats = useFormats();
  const { id } = useParams();
  const read = useRead(listMyNotifications, { query: {} });
  const notifications =
    read.data?.filter(({ contentType, contentId }) => contentType === kind && contentId === id) ?? [];
  return (
    <>
      <PageHeader
        icon={kind === "task" ? <CircleCheck /> : <Calendar />}
        title={t(kind === "task" ? "messaging:elsewhere.taskTitle" : "messaging:elsewhere.planTitle")}
        facts={t("messaging:elsewhere.body")}
      />
      {read.isPending ? <Skeleton className="h-24 max-w-2xl" /> : null}
      {read.error && !read.data ? <LoadFailed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {notifications.length > 0 ? (
        <DisplayBox title={t("messaging:elsewhere.told")} icon={<Bell />} className="max-w-2xl">
          <ul className="flex flex-col gap-3">
            {notifications.map(({ id: noticeId, message, timeSent }) => (
              <li key={noticeId}>
                <p className="wrap-anywhere">{message}</p>
                <time dateTime={timeSent} className="text-sm text-ink-soft">
                  {formats.dateTime(timeSent)}
                </time>
              </li>
            ))}
          </ul>
        </DisplayBox>
      ) : null}
      <Link to="/" className={`${buttonClass({})} mt-6`}>
        <House aria-hidden />
        {t("messaging:elsewhere.home")}
      </Link>
    </>
  );
}
