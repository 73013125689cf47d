import { useApi, useRefresh } from "@offertory/api-client";
import { addPlan, changePlan, listPlans, type Plan, PLAN_LENGTHS, readPlan } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DateField, Dialog, DialogFoot, Form, TextField, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { useNavigate } from "@offertory/router";

/** Creates a plan, or changes its name, day and notes. */
export function PlanDialog({ plan, onClose }: { plan: Plan | null; onClose(): void }) {
  const t = useT();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(plan ? "tasks:plan.editTitle" : "tasks:plan.newTitle")}
      closeLabel={t("common:close")}
    >
      <PlanForm plan={plan} onClose={onClose} />
    </Dialog>
  );
}

function PlanForm({ plan, onClose }: { plan: Plan | null; onClose(): void }) {
  const t = useT();
  const call = useApi();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const [name, setName] = useState(plan?.name ?? "");
  const [date, setDate] = useState(plan?.date ?? "");
  const [notes, setNotes] = useState(plan?.notes ?? "");
  const [problem, setProblem] = useState<{ field: "name" | "date"; text: string } | null>(null);
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    if (name.trim() === "") return setProblem({ field: "name", text: t("errors:plan-name-blank") });
    if (date === "") return setProblem({ field: "date", text: t("errors:date-invalid") });
    setBusy(true);
    setProblem(null);
    try {
      if (plan) {
        await call(changePlan, { params: { id: plan.id }, body: { name, date, notes } });
        await refresh(listPlans, readPlan);
        snackbar.success(t("tasks:plan.saved"));
        onClose();
      } else {
        const made = await call(addPlan, { body: { name, date, notes } });
        void refresh(listPlans);
        void navigate(`/plans/${made.id}`);
      }
    } catch (error) {
      setProblem({ field: "name", text: errorText(error) });
      setBusy(false);
    }
  }

  const errorOf = (field: "name" | "date") => (problem?.field === field ? problem.text : undefined);
  return (
    <Form onSubmit={() => void save()}>
      <TextField
        label={t("tasks:plan.name")}
        value={name}
        onChange={setName}
        maxLength={PLAN_LENGTHS.name}
        error={errorOf("name")}
        autoFocus
      />
      <DateField
        label={t("tasks:plan.date")}
        value={date}
        onChange={setDate}
        error={errorOf("date")}
        hint={plan ? t("tasks:plan.moveHint") : undefined}
      />
      <TextField
        label={t("tasks:plan.notes")}
        hint={t("tasks:plan.notesHint")}
        value={notes}
        onChange={setNotes}
        maxLength={PLAN_LENGTHS.notes}
        multiline
        rows={3}
      />
      <DialogFoot>
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:saving")}>
          {t(plan ? "common:saveChanges" : "tasks:plan.make")}
        </Button>
      </DialogFoot>
    </Form>
  );
}
