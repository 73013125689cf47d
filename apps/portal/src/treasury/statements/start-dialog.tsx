import { useCall, useRead } from "@offertory/api-client";
import { readStatementSettings, startStatementRun } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ConfirmDialog, Notice, useSnackbar } from "@offertory/ui";
import { useAttempt } from "../use-attempt.ts";
import { isOver } from "./statement-years.ts";
import { useRunChanged } from "./use-run-changed.ts";

interface StartDialogProps {
  year: number;
  emails: number;
  /** Whether to email donors again who already got their statement. */
  again: boolean;
  open: boolean;
  onClose(): void;
}

/** Confirms a mailing: how many emails, in which church's name, and that they cannot be recalled. */
export function StartDialog({ year, emails, again, open, onClose }: StartDialogProps) {
  const t = useT();
  const snackbar = useSnackbar();
  const attempt = useAttempt();
  const changed = useRunChanged();
  const start = useCall(startStatementRun);
  const settings = useRead(readStatementSettings, {}, { enabled: open });
  const warnings = [
    ...(isOver(year, new Date()) ? [] : [t("statements:start.early")]),
    ...(settings.data?.taxId === "" ? [t("statements:start.noTaxId")] : []),
    ...(again ? [t("statements:start.again")] : []),
  ];

  async function run() {
    const done = await attempt(() => start.mutateAsync({ body: { year, again } }));
    onClose();
    if (done) snackbar.success(t("statements:run.started"));
    await changed();
  }

  return (
    <ConfirmDialog
      open={open}
      title={t("statements:start.title", { count: emails, year })}
      body={
        <div className="flex flex-col gap-3">
          <p>{t("statements:start.body", { church: settings.data?.churchName ?? "…" })}</p>
          {warnings.map((warning) => (
            <Notice key={warning} tone="warning">
              {warning}
            </Notice>
          ))}
        </div>
      }
      confirmLabel={t("statements:start.confirm", { count: emails })}
      cancelLabel={t("common:cancel")}
      busy={start.isPending}
      busyLabel={t("statements:start.busy")}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
