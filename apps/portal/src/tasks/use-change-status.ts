import { useCall, useRefresh } from "@offertory/api-client";
import { changeTask, listTasks, readTask, type Task, type TaskStatus } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";

/** Completes or reopens a task, and offers to undo it. */
export function useChangeStatus() {
  const t = useT();
  const call = useCall(changeTask);
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const errorText = useErrorText();

  async function changeStatus({ id }: Pick<Task, "id">, status: TaskStatus, isUndo = false) {
    try {
      await call.mutateAsync({ params: { id }, body: { status } });
    } catch (error) {
      snackbar.error(errorText(error));
      return;
    }
    const undo = {
      label: t("common:undo"),
      onSelect: () => void changeStatus({ id }, status === "open" ? "closed" : "open", true),
    };
    snackbar.success(
      t(status === "closed" ? "tasks:done.completed" : "tasks:done.reopened"),
      isUndo ? undefined : undo,
    );
    await refresh(listTasks, readTask);
  }
  return { changeStatus, busy: call.isPending };
}
