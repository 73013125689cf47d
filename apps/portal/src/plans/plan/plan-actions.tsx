import { listPlans, type Plan, removePlan } from "@offertory/contract";
import { useApi, useRefresh } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, useSnackbar } from "@offertory/ui";
import { Copy, Pencil, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { useAttempt } from "../../treasury/use-attempt.ts";
import { PlanDialog } from "../list/plan-dialog.tsx";
import { CopyPlanDialog } from "./copy-plan-dialog.tsx";

export function PlanActions({ plan }: { plan: Plan }) {
  const t = useT();
  const call = useApi();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const [open, setOpen] = useState<"edit" | "copy" | "remove" | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(null);

  async function remove() {
    setBusy(true);
    const isDone = await attempt(() => call(removePlan, { params: { id: plan.id } }));
    setBusy(false);
    close();
    if (!isDone) return;
    snackbar.success(t("tasks:plan.removed"));
    void navigate("/plans");
    await refresh(listPlans);
  }

  return (
    <>
      <Button icon={<Pencil />} onClick={() => setOpen("edit")}>
        {t("tasks:page.edit")}
      </Button>
      <Button icon={<Copy />} onClick={() => setOpen("copy")}>
        {t("tasks:plan.copy")}
      </Button>
      <Button icon={<Trash2 />} onClick={() => setOpen("remove")}>
        {t("tasks:page.remove")}
      </Button>
      {open === "edit" ? <PlanDialog plan={plan} onClose={close} /> : null}
      {open === "copy" ? <CopyPlanDialog plan={plan} onClose={close} /> : null}
      <ConfirmDialog
        open={open === "remove"}
        title={t("tasks:plan.removeTitle", { name: plan.name })}
        body={t("tasks:plan.removeBody")}
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
