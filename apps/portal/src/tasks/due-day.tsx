import type { Task } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useT } from "@offertory/i18n/react";
import { Badge } from "@offertory/ui";
import { useShortDate } from "../treasury/use-short-date.ts";

/** When a task is due, and whether it is overdue. */
export function DueDay({ task }: { task: Pick<Task, "dueDate" | "status"> }) {
  const t = useT();
  const date = useShortDate();
  const { dueDate, status } = task;
  if (!dueDate) return <span className="text-ink-soft">–</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="whitespace-nowrap">{date(dueDate)}</span>
      {status === "open" && dueDate < localDay(new Date()) ? <Badge tone="danger">{t("tasks:overdue")}</Badge> : null}
    </span>
  );
}
