import { useT } from "@offertory/i18n/react";
import { ConfirmDialog } from "@offertory/ui";

interface ConfirmRegisterProps {
  open: boolean;
  onClose(): void;
  onConfirm(): void;
}

/** Asks a person who found no church whether to register one. */
export function ConfirmRegister({ open, onClose, onConfirm }: ConfirmRegisterProps) {
  const t = useT();
  return (
    <ConfirmDialog
      open={open}
      title={t("churches:search.confirm.title")}
      body={t("churches:search.confirm.body")}
      confirmLabel={t("churches:search.confirm.yes")}
      cancelLabel={t("common:cancel")}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onCancel={onClose}
    />
  );
}
