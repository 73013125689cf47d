import { useApi } from "@offertory/api-client";
import { deleteTag, type CallAnswer, type listTags } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { ConfirmDialog, IconButton, useSnackbar } from "@offertory/ui";
import { Pencil, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";

interface TagRowProps {
  tag: CallAnswer<typeof listTags>[number];
  onEdit(): void;
  onDeleted(): Promise<void>;
}

/** A tag with the number of its people, and the buttons to rename and delete it. */
export function TagRow({ tag, onEdit, onDeleted }: TagRowProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex items-center gap-2">
      <span className="min-w-0 grow">
        <span className="block font-medium wrap-anywhere">{tag.name}</span>
        <span className="block text-xs text-ink-soft">{t("people:household.size", { count: tag.people })}</span>
      </span>
      <IconButton size="small" label={t("people:tags.rename", { tag: tag.name })} icon={<Pencil />} onClick={onEdit} />
      <IconButton
        size="small"
        label={t("people:tags.delete", { tag: tag.name })}
        icon={<Trash2 />}
        onClick={() => setAsking(true)}
      />
      <DeleteTag tag={tag} open={asking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </div>
  );
}

interface DeleteTagProps extends Pick<TagRowProps, "tag" | "onDeleted"> {
  open: boolean;
  onClose(): void;
}

function DeleteTag({ tag, open, onClose, onDeleted }: DeleteTagProps) {
  const t = useT();
  const call = useApi();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await call(deleteTag, { params: { id: tag.id } });
      onClose();
      snackbar.success(t("people:tags.done"));
      await onDeleted();
    } catch (error) {
      snackbar.error(errorText(error));
    }
    setBusy(false);
  }
  return (
    <ConfirmDialog
      open={open}
      title={t("people:tags.deleteTitle", { tag: tag.name })}
      body={tag.people === 0 ? t("people:tags.deleteUnused") : t("people:tags.deleteBody", { count: tag.people })}
      confirmLabel={t("people:tags.deleteConfirm")}
      cancelLabel={t("common:cancel")}
      danger
      busy={busy}
      busyLabel={t("people:tags.deleting")}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
