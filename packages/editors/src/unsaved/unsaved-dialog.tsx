import { useT } from "@offertory/i18n/react";
import { ConfirmDialog } from "@offertory/ui";

/** The question before unsaved changes are lost, when an editor is closed or a page is left. */
export function UnsavedDialog({ open, onDiscard, onStay }: { open: boolean; onDiscard(): void; onStay(): void }) {
  const t = useT();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t("common:unsaved.title")}
      body={t("common:unsaved.body")}
      confirmLabel={t("common:unsaved.discard")}
      cancelLabel={t("common:unsaved.stay")}
      onConfirm={onDiscard}
      onCancel={onStay}
    />
  );
}
