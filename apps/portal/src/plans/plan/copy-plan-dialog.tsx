import { useApi, useRefresh } from "@offertory/api-client";
import { copyPlan, listPlans, type Plan, PLAN_LENGTHS } from "@offertory/contract";
import { addDays } from "@offertory/contract/calendar/local-time";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Checkbox, DateField, Dialog, Form, TextField, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { useNavigate } from "@offertory/router";

/** Copies a plan to another day, by default a week later. */
export function CopyPlanDialog({ plan, onClose }: { plan: Plan; onClose(): void }) {
  const t = useT();
  const call = useApi();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const [name, setName] = useState(plan.name);
  const [date, setDate] = useState(addDays(plan.date, 7));
  const [withPeople, setWithPeople] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function copy() {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const made = await call(copyPlan, { params: { id: plan.id }, body: { date, name, withPeople } });
      void refresh(listPlans);
      snackbar.success(t("tasks:plan.copied"));
      onClose();
      void navigate(`/plans/${made.id}`);
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={t("tasks:plan.copy")} closeLabel={t("common:close")}>
      <Form onSubmit={() => void copy()}>
        <TextField label={t("tasks:plan.name")} value={name} onChange={setName} maxLength={PLAN_LENGTHS.name} />
        <DateField label={t("tasks:plan.date")} value={date} onChange={setDate} error={problem} />
        <Checkbox
          label={t("tasks:plan.withPeople")}
          hint={t("tasks:plan.withPeopleHint")}
          checked={withPeople}
          onChange={setWithPeople}
        />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{t("common:cancel")}</Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:saving")}>
            {t("tasks:plan.make")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
