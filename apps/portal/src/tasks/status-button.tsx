import type { Task } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { IconButton } from "@offertory/ui";
import { Circle, CircleCheck } from "@offertory/ui/icons.ts";
import { useChangeStatus } from "./use-change-status.ts";

/** Completes a task of the list, or reopens a completed one. */
export function StatusButton({ task }: { task: Pick<Task, "id" | "title" | "status"> }) {
  const t = useT();
  const { changeStatus, busy } = useChangeStatus();
  const isOpen = task.status === "open";
  return (
    <IconButton
      size="small"
      label={t(isOpen ? "tasks:list.complete" : "tasks:list.reopen", { title: task.title })}
      icon={isOpen ? <Circle /> : <CircleCheck className="text-success" />}
      disabled={busy}
      onClick={() => void changeStatus(task, isOpen ? "closed" : "open")}
    />
  );
}
