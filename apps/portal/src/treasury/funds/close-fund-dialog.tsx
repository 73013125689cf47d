import { useCall, useRefresh } from "@offertory/api-client";
import { closeFund, listAllFunds, listFunds, listFundsOfChurch, type Fund } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ConfirmDialog, useSnackbar } from "@offertory/ui";
import { useAttempt } from "../use-attempt.ts";

interface CloseFundDialogProps {
  fund: Fund | null;
  /** Whether it is the last open fund: without one nobody can give. */
  isLast: boolean;
  onClose(): void;
}

export function CloseFundDialog({ fund, isLast, onClose }: CloseFundDialogProps) {
  const t = useT();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const close = useCall(closeFund);

  async function run(closing: Fund) {
    const done = await attempt(() => close.mutateAsync({ params: { id: closing.id } }));
    onClose();
    if (!done) return;
    snackbar.success(t("treasury:funds.closed", { name: closing.name }));
    await refresh(listAllFunds, listFunds, listFundsOfChurch);
  }

  return (
    <ConfirmDialog
      open={fund !== null}
      title={t("treasury:funds.closeTitle", { name: fund?.name ?? "" })}
      body={
        <>
          <p>{t("treasury:funds.closeBody")}</p>
          {isLast && <p className="mt-2 font-medium text-ink">{t("treasury:funds.closeLast")}</p>}
        </>
      }
      confirmLabel={t("treasury:funds.closeConfirm")}
      cancelLabel={t("common:cancel")}
      danger
      busy={close.isPending}
      onConfirm={() => fund && void run(fund)}
      onCancel={onClose}
    />
  );
}
