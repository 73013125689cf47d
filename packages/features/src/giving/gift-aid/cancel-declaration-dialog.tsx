import { useErrorText, useT } from "@offertory/i18n/react";
import { ConfirmDialog, useSnackbar } from "@offertory/ui";

interface CancelDeclarationDialogProps {
  open: boolean;
  busy: boolean;
  /** Cancels the declaration at the server. */
  cancel(): Promise<unknown>;
  /** Reads the declarations again, whether or not one was canceled. */
  onDone(): Promise<unknown>;
  onClose(): void;
}

/** Asks the donor, or staff on their behalf, before a Gift Aid declaration ends. */
export function CancelDeclarationDialog({ open, busy, cancel, onDone, onClose }: CancelDeclarationDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();

  async function run() {
    try {
      await cancel();
      snackbar.success(t("giftaid:cancel.done"));
    } catch (error) {
      snackbar.error(errorText(error));
    }
    onClose();
    await onDone();
  }

  return (
    <ConfirmDialog
      open={open}
      title={t("giftaid:cancel.title")}
      body={t("giftaid:cancel.body")}
      confirmLabel={t("giftaid:cancel.confirm")}
      cancelLabel={t("giftaid:cancel.keep")}
      danger
      busy={busy}
      busyLabel={t("common:pleaseWait")}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
