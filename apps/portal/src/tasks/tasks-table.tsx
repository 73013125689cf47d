import type { Task, TaskStatus } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { type Column, DataTable, VisuallyHidden } from "@offertory/ui";
import type { ReactNode } from "react";
import { renderLink } from "@offertory/router";
import { useShortDate } from "../treasury/use-short-date.ts";
import { DueDay } from "./due-day.tsx";
import { StatusButton } from "./status-button.tsx";

interface TasksTableProps {
  tasks: readonly Task[] | undefined;
  status: TaskStatus;
  empty: ReactNode;
}

/** Lists tasks; a row opens its task. */
export function TasksTable({ tasks, status, empty }: TasksTableProps) {
  const t = useT();
  const date = useShortDate();
  const columns: Column<Task>[] = [
    {
      key: "status",
      header: <VisuallyHidden>{t(status === "open" ? "tasks:page.complete" : "tasks:page.reopen")}</VisuallyHidden>,
      control: true,
      width: "w-10",
      cell: (task) => <StatusButton task={task} />,
    },
    {
      key: "title",
      header: t("tasks:field.title"),
      width: "max-sm:w-full max-sm:max-w-0",
      cell: ({ title }) => <span className="py-2 font-medium wrap-anywhere">{title}</span>,
    },
    { key: "due", header: t("tasks:field.due"), cell: (task) => <DueDay task={task} /> },
    {
      key: "assignee",
      header: t("tasks:field.assignee"),
      hideBelow: "sm",
      cell: ({ assignee }) => assignee?.name ?? t("tasks:nobody"),
    },
    {
      key: "creator",
      header: t("tasks:field.creator"),
      hideBelow: "md",
      cell: ({ creator }) => creator?.name ?? "–",
    },
    {
      key: "closed",
      header: t("tasks:field.closed"),
      hideBelow: "lg",
      cell: ({ dateClosed }) => (dateClosed ? date(dateClosed) : "–"),
    },
  ];
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised shadow-card">
      <DataTable
        caption={t("tasks:title")}
        rows={tasks ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/tasks/${id}`}
        renderLink={renderLink}
        loading={!tasks}
        loadingLabel={t("tasks:loading")}
        empty={empty}
        columns={columns.filter(({ key }) => key !== "closed" || status === "closed")}
      />
    </div>
  );
}
