import { useT } from "@offertory/i18n/react";
import { ConfirmDialog } from "@offertory/ui";

interface RemoveQuestionProps {
  title: string;
  body: string;
  onConfirm(): void;
  onCancel(): void;
}

export function RemoveQuestion({ title, body, onConfirm, onCancel }: RemoveQuestionProps) {
  const t = useT();
  return (
    <ConfirmDialog
      open
      danger
      title={t("lessons:edit.removeTitle", { title })}
      body={body}
      confirmLabel={t("lessons:edit.remove")}
      cancelLabel={t("common:cancel")}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
