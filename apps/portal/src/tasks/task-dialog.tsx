import { useApi, useRefresh, useSession } from "@offertory/api-client";
import { addTask, changeTask, listTasks, readTask, type Task, TASK_LENGTHS } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DateField, Dialog, DialogFoot, Form, Notice, TextField, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { GIVES_TASKS } from "./may-tasks.ts";
import { type Chosen, PersonField } from "./person-field.tsx";

/** Adds a task, or changes its text, due date and assignee. */
export function TaskDialog({ task, onClose }: { task: Task | null; onClose(): void }) {
  const t = useT();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(task ? "tasks:form.editTitle" : "tasks:form.newTitle")}
      closeLabel={t("common:close")}
    >
      <TaskForm task={task} onClose={onClose} />
    </Dialog>
  );
}

function TaskForm({ task, onClose }: { task: Task | null; onClose(): void }) {
  const t = useT();
  const call = useApi();
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const session = useSession();
  const me = session.person ? { id: session.person.id, name: session.person.name.display } : null;
  const [title, setTitle] = useState(task?.title ?? "");
  const [description, setDescription] = useState(task?.description ?? "");
  const [dueDate, setDueDate] = useState(task?.dueDate ?? "");
  const [assignee, setAssignee] = useState<Chosen | null>(task ? task.assignee : me);
  const [problem, setProblem] = useState<string | null>(null);
  const [mustChoose, setMustChoose] = useState(false);
  const [busy, setBusy] = useState(false);
  const mayGive = GIVES_TASKS.some(session.can);

  async function save() {
    if (busy) return;
    if (title.trim() === "") return setProblem(t("errors:task-title-blank"));
    // A cleared assignee must be chosen again: without one the server would give a new task to its creator.
    const isUnchosen = mayGive && !assignee && (!task || task.assignee !== null);
    setMustChoose(isUnchosen);
    if (isUnchosen) return;
    setBusy(true);
    setProblem(null);
    const body = { title, description, dueDate: dueDate || null, assigneeId: assignee?.id ?? null };
    try {
      if (task) await call(changeTask, { params: { id: task.id }, body: { ...body, version: task.version } });
      else await call(addTask, { body });
      await refresh(listTasks, readTask);
      snackbar.success(t("tasks:done.saved"));
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={() => void save()}>
      <TextField
        label={t("tasks:field.title")}
        value={title}
        onChange={setTitle}
        maxLength={TASK_LENGTHS.title}
        error={problem ?? undefined}
        autoFocus
      />
      <TextField
        label={t("tasks:field.description")}
        value={description}
        onChange={setDescription}
        maxLength={TASK_LENGTHS.description}
        multiline
        rows={3}
      />
      <DateField label={t("tasks:field.due")} value={dueDate} onChange={setDueDate} />
      {mayGive ? <PersonField label={t("tasks:field.assignee")} value={assignee} onChange={setAssignee} /> : null}
      {mustChoose && !assignee ? <Notice tone="danger">{t("tasks:form.choosePerson")}</Notice> : null}
      <DialogFoot>
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:saving")}>
          {t(task ? "common:saveChanges" : "tasks:add")}
        </Button>
      </DialogFoot>
    </Form>
  );
}
