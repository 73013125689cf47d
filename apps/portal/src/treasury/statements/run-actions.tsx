import { useCall } from "@offertory/api-client";
import { cancelStatementRun, retryStatementRun, type StatementRun } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, useSnackbar } from "@offertory/ui";
import { RefreshCw, X } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useAttempt } from "../use-attempt.ts";
import { useRunChanged } from "./use-run-changed.ts";

/** Stops a mailing, or retries the emails that were not sent. */
export function RunActions({ run }: { run: StatementRun }) {
  const t = useT();
  const snackbar = useSnackbar();
  const attempt = useAttempt();
  const changed = useRunChanged();
  const cancel = useCall(cancelStatementRun);
  const retry = useCall(retryStatementRun);
  const [asking, setAsking] = useState<"cancel" | "unsure" | null>(null);
  const params = { id: run.id };
  const isRunning = run.status === "running";

  async function act(work: () => Promise<unknown>, message: string) {
    const done = await attempt(work);
    setAsking(null);
    if (done) snackbar.success(message);
    await changed();
  }
  const tryAgain = (unsure: boolean) =>
    void act(() => retry.mutateAsync({ params, body: { unsure } }), t("statements:run.retried"));

  return (
    <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
      {isRunning && (
        <Button size="small" icon={<X />} onClick={() => setAsking("cancel")}>
          {t("statements:run.cancel")}
        </Button>
      )}
      {!isRunning && run.failed > 0 && (
        <Button size="small" icon={<RefreshCw />} busy={retry.isPending} onClick={() => tryAgain(false)}>
          {t("statements:run.retry", { count: run.failed })}
        </Button>
      )}
      {!isRunning && run.unsure > 0 && (
        <Button size="small" onClick={() => setAsking("unsure")}>
          {t("statements:run.retryUnsure", { count: run.unsure })}
        </Button>
      )}
      <ConfirmDialog
        open={asking === "cancel"}
        title={t("statements:run.cancelTitle")}
        body={t("statements:run.cancelBody", { count: run.waiting })}
        confirmLabel={t("statements:run.cancelConfirm")}
        cancelLabel={t("statements:run.keep")}
        danger
        busy={cancel.isPending}
        onConfirm={() => void act(() => cancel.mutateAsync({ params }), t("statements:run.wasCancelled"))}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === "unsure"}
        title={t("statements:run.unsureTitle")}
        body={t("statements:run.unsureBody")}
        confirmLabel={t("statements:run.unsureConfirm")}
        cancelLabel={t("common:cancel")}
        busy={retry.isPending}
        onConfirm={() => tryAgain(true)}
        onCancel={() => setAsking(null)}
      />
    </div>
  );
}
