import type { EventScope } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Dialog, RadioGroup } from "@offertory/ui";
import { useState } from "react";

interface ScopeDialogProps {
  open: boolean;
  title: string;
  confirmLabel: string;
  danger?: boolean;
  /** Hides "this event only": a changed recurrence rule or visibility cannot apply to one occurrence. */
  withoutThis?: boolean;
  busy: boolean;
  onConfirm(scope: EventScope): void;
  onCancel(): void;
}

/** Asks which occurrences of a recurring event a change applies to. */
export function ScopeDialog({
  open,
  title,
  confirmLabel,
  danger,
  withoutThis,
  busy,
  onConfirm,
  onCancel,
}: ScopeDialogProps) {
  const t = useT();
  const [chosen, setChosen] = useState<EventScope>("this");
  const scope = withoutThis && chosen === "this" ? "following" : chosen;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={t("common:close")}
      actions={
        <>
          <Button onClick={onCancel}>{t("common:cancel")}</Button>
          <Button
            variant={danger ? "danger" : "primary"}
            busy={busy}
            busyLabel={t("common:pleaseWait")}
            onClick={() => onConfirm(scope)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t("calendar:scope.label")}
        value={scope}
        onChange={setChosen}
        options={[
          ...(withoutThis ? [] : [{ value: "this" as const, label: t("calendar:scope.this") }]),
          { value: "following", label: t("calendar:scope.following") },
          { value: "all", label: t("calendar:scope.all") },
        ]}
      />
    </Dialog>
  );
}
