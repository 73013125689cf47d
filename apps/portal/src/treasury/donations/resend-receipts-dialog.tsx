import { useCall, useRefresh } from "@offertory/api-client";
import { readDonationTimeline, resendReceipts } from "@offertory/contract";
import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { ConfirmDialog, useSnackbar } from "@offertory/ui";

interface ResendReceiptsDialogProps {
  ids: readonly string[];
  open: boolean;
  onClose(): void;
  onDone(): void;
}

/** Asks before the receipts of the selected donations are emailed again, because an email cannot be taken back. */
export function ResendReceiptsDialog({ ids, open, onClose, onDone }: ResendReceiptsDialogProps) {
  const t = useT();
  const { sentences } = useFormats();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const resend = useCall(resendReceipts);

  async function send() {
    if (resend.isPending) return;
    try {
      const { sent, recent, unsendable } = await resend.mutateAsync({ body: { ids: [...ids] } });
      const result = sentences(
        sent > 0 && t("treasury:selection.sent", { count: sent }),
        recent > 0 && t("treasury:selection.recent", { count: recent }),
        unsendable > 0 && t("treasury:selection.unsendable", { count: unsendable }),
      );
      if (sent > 0) snackbar.success(result);
      else snackbar.error(result);
      onDone();
      await refresh(readDonationTimeline);
    } catch (error) {
      snackbar.error(errorText(error));
    }
    onClose();
  }
  return (
    <ConfirmDialog
      open={open}
      title={t("treasury:selection.resendTitle", { count: ids.length })}
      body={t("treasury:selection.resendBody")}
      confirmLabel={t("treasury:selection.resend")}
      cancelLabel={t("common:cancel")}
      busy={resend.isPending}
      busyLabel={t("treasury:receipt.sending")}
      onConfirm={() => void send()}
      onCancel={onClose}
    />
  );
}
