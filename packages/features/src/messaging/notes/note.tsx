import { useCall } from "@offertory/api-client";
import { isEdited, type Message, removeMessage } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Avatar, ConfirmDialog, IconButton, TextWithLinks, useSnackbar } from "@offertory/ui";
import { Pencil, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { EditNote } from "./edit-note.tsx";

interface NoteProps {
  message: Message;
  isOwn: boolean;
  onChanged(message: Message): void;
  onRemoved(messageId: string): void;
}

/** One note. Only its author sees the actions that change it. */
export function Note({ message, isOwn, onChanged, onRemoved }: NoteProps) {
  const t = useT();
  const formats = useFormats();
  const snackbar = useSnackbar();
  const remove = useCall(removeMessage);
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const name = message.person?.name.display || message.displayName;
  const close = () => setOpen(null);
  return (
    <li className="flex gap-3 py-3 first:pt-0">
      <Avatar name={name} photo={message.person?.photo} size="tiny" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="font-medium wrap-anywhere">{name}</span>
          <time dateTime={message.timeSent} className="text-xs text-ink-soft">
            {formats.dateTime(message.timeSent)}
          </time>
          {isEdited(message) ? <span className="text-xs text-ink-soft">{t("messaging:messages.edited")}</span> : null}
        </p>
        {open === "edit" ? (
          <EditNote message={message} onSaved={(saved) => (onChanged(saved), close())} onCancel={close} />
        ) : (
          <p className="mt-0.5 text-sm whitespace-pre-wrap wrap-anywhere">
            <TextWithLinks text={message.content} />
          </p>
        )}
      </div>
      {isOwn && open !== "edit" ? (
        <div className="flex shrink-0">
          <IconButton
            size="small"
            label={t("messaging:notes.edit")}
            icon={<Pencil className="size-4" />}
            onClick={() => setOpen("edit")}
          />
          <IconButton
            size="small"
            label={t("messaging:notes.delete")}
            icon={<Trash2 className="size-4" />}
            onClick={() => setOpen("delete")}
          />
        </div>
      ) : null}
      <ConfirmDialog
        open={open === "delete"}
        title={t("messaging:notes.deleteTitle")}
        body={t("messaging:notes.deleteBody")}
        confirmLabel={t("messaging:messages.delete")}
        cancelLabel={t("common:cancel")}
        danger
        busy={remove.isPending}
        onCancel={close}
        onConfirm={() =>
          remove.mutate(
            { params: { id: message.id } },
            {
              onSuccess: () => onRemoved(message.id),
              onError: () => {
                snackbar.error(t("messaging:notes.deleteFailed"));
                close();
              },
            },
          )
        }
      />
    </li>
  );
}
