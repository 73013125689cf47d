import type { Message } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { ChangeField } from "../change-field.tsx";
import { changeDraft, useForgetDraft } from "../use-draft.ts";

interface EditNoteProps {
  message: Message;
  onSaved(message: Message): void;
  onCancel(): void;
}

export function EditNote({ message, onSaved, onCancel }: EditNoteProps) {
  const t = useT();
  const forget = useForgetDraft(changeDraft(message.id));
  return (
    <div className="mt-1 flex flex-col items-start gap-2">
      <ChangeField
        message={message}
        label={t("messaging:notes.edit")}
        saveLabel={t("messaging:notes.save")}
        onSaved={onSaved}
        onCancel={onCancel}
        className="w-full"
      />
      <Button size="small" onClick={() => (forget(), onCancel())}>
        {t("common:cancel")}
      </Button>
    </div>
  );
}
