import { CallFailed, useRead } from "@offertory/api-client";
import { readTask } from "@offertory/contract";
import { NotesBox } from "@offertory/features/messaging/notes";
import { useFormats, useT } from "@offertory/i18n/react";
import { Badge, DescriptionList, DisplayBox, PageHeader, Skeleton, TextWithLinks } from "@offertory/ui";
import { CircleCheck } from "@offertory/ui/icons.ts";
import { useParams } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { TaskPage as TaskElsewhere } from "../messages/kept-elsewhere-page.tsx";
import { BackTo } from "../shell/back-to.tsx";
import { DueDay } from "./due-day.tsx";
import { TaskActions } from "./task-actions.tsx";

export function TaskPage() {
  const t = useT();
  const { date } = useFormats();
  const { id = "" } = useParams();
  const read = useRead(readTask, { params: { id } });
  const task = read.data;
  const back = <BackTo href="/tasks">{t("tasks:back")}</BackTo>;
  // Other programs of a church can send notifications of tasks that are not stored here. Then only those are shown.
  if (read.error instanceof CallFailed && read.error.code === "task-not-found") return <TaskElsewhere />;
  if (!task)
    return (
      <>
        <PageHeader icon={<CircleCheck />} title={t("tasks:one")} back={back} />
        {read.error ? (
          <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <div role="status" aria-label={t("tasks:loading")}>
            <Skeleton className="h-48" />
          </div>
        )}
      </>
    );
  const { title, description, assignee, creator, dateCreated, dateClosed, status } = task;
  return (
    <>
      <PageHeader
        icon={<CircleCheck />}
        title={title}
        facts={
          <Badge tone={status === "open" ? "info" : "success"}>
            {t(status === "open" ? "tasks:status.open" : "tasks:status.closed")}
          </Badge>
        }
        actions={<TaskActions task={task} />}
        back={back}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <DisplayBox title={t("tasks:one")}>
          {description ? (
            <p className="mb-4 text-sm whitespace-pre-wrap wrap-anywhere">
              <TextWithLinks text={description} />
            </p>
          ) : null}
          <DescriptionList
            items={[
              { term: t("tasks:field.due"), value: <DueDay task={task} /> },
              { term: t("tasks:field.assignee"), value: assignee?.name ?? t("tasks:nobody") },
              { term: t("tasks:field.creator"), value: creator?.name ?? "–" },
              { term: t("tasks:field.created"), value: date(dateCreated) },
              ...(dateClosed ? [{ term: t("tasks:field.closed"), value: date(dateClosed) }] : []),
            ]}
          />
        </DisplayBox>
        <NotesBox contentType="task" contentId={id} title={title} mayWrite />
      </div>
    </>
  );
}
