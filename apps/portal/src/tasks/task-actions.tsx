import { useApi, useRefresh, useSession } from "@offertory/api-client";
import { changeTask, listTasks, readTask, removeTask, type Task } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, Dialog, useSnackbar } from "@offertory/ui";
import { Check, Pencil, Trash2, Undo2, UserPlus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { PeoplePicker } from "../people/people-picker.tsx";
import { useAttempt } from "../treasury/use-attempt.ts";
import { GIVES_TASKS } from "./may-tasks.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { useChangeStatus } from "./use-change-status.ts";

/** The actions for a task: complete or reopen, reassign, change or remove it. */
export function TaskActions({ task }: { task: Task }) {
  const t = useT();
  const call = useApi();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const session = useSession();
  const [open, setOpen] = useState<"edit" | "hand-on" | "remove" | null>(null);
  const [busy, setBusy] = useState(false);
  const { changeStatus, busy: changing } = useChangeStatus();
  const params = { id: task.id };
  const close = () => setOpen(null);

  async function doIt(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    const isDone = await attempt(work);
    setBusy(false);
    close();
    return isDone;
  }

  async function reassign(assigneeId: string) {
    if (!(await doIt(() => call(changeTask, { params, body: { assigneeId } })))) return;
    snackbar.success(t("tasks:done.saved"));
    await refresh(listTasks, readTask);
  }

  async function remove() {
    if (!(await doIt(() => call(removeTask, { params })))) return;
    snackbar.success(t("tasks:done.removed"));
    void navigate("/tasks");
    await refresh(listTasks);
  }

  const isOpen = task.status === "open";
  return (
    <>
      {task.mayChange ? (
        <>
          <Button icon={<Trash2 />} onClick={() => setOpen("remove")}>
            {t("tasks:page.remove")}
          </Button>
          <Button icon={<Pencil />} onClick={() => setOpen("edit")}>
            {t("tasks:page.edit")}
          </Button>
        </>
      ) : null}
      {isOpen && GIVES_TASKS.some(session.can) ? (
        <Button icon={<UserPlus />} onClick={() => setOpen("hand-on")}>
          {t("tasks:page.handOn")}
        </Button>
      ) : null}
      <Button
        variant={isOpen ? "primary" : "secondary"}
        icon={isOpen ? <Check /> : <Undo2 />}
        busy={changing}
        onClick={() => void changeStatus(task, isOpen ? "closed" : "open")}
      >
        {t(isOpen ? "tasks:page.complete" : "tasks:page.reopen")}
      </Button>
      {open === "edit" ? <TaskDialog task={task} onClose={close} /> : null}
      <Dialog open={open === "hand-on"} onClose={close} title={t("tasks:page.handOn")} closeLabel={t("common:close")}>
        <PeoplePicker
          label={t("tasks:form.find")}
          without={new Set(task.assignee ? [task.assignee.id] : [])}
          busy={busy}
          autoFocus
          onPick={({ id }) => void reassign(id)}
        />
      </Dialog>
      <ConfirmDialog
        open={open === "remove"}
        title={t("tasks:page.removeTitle", { title: task.title })}
        body={t("tasks:page.removeBody")}
        confirmLabel={t("tasks:page.remove")}
        cancelLabel={t("common:cancel")}
        danger
        busy={busy}
        onCancel={close}
        onConfirm={() => void remove()}
      />
    </>
  );
}
