import { isEdited, type Message } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { classNames, IconButton, Menu, TextWithLinks, VisuallyHidden } from "@offertory/ui";
import { Ellipsis, Pencil, Trash2 } from "@offertory/ui/icons.ts";

interface MessageBubbleProps {
  message: Message;
  isOwn: boolean;
  /** The counterpart's name. */
  name: string;
  onEdit(message: Message): void;
  onDelete(message: Message): void;
}

/** One message; the user's own are on the right, with actions. */
export function MessageBubble({ message, isOwn, name, onEdit, onDelete }: MessageBubbleProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <li className={classNames("flex items-center gap-1", isOwn && "flex-row-reverse")}>
      <div
        className={classNames(
          "max-w-[min(80%,40rem)] rounded-card px-3 py-2 text-sm",
          isOwn ? "bg-brand text-on-brand" : "bg-sunken text-ink",
        )}
      >
        <VisuallyHidden>{isOwn ? t("messaging:messages.own") : t("messaging:messages.from", { name })}</VisuallyHidden>
        <p className="whitespace-pre-wrap wrap-anywhere">
          <TextWithLinks text={message.content} />
        </p>
        <p className={classNames("mt-0.5 text-end text-xs", isOwn ? "text-on-brand" : "text-ink-soft")}>
          <time dateTime={message.timeSent}>{formats.time(message.timeSent)}</time>
          {isEdited(message) ? <span className="ms-1">{t("messaging:messages.edited")}</span> : null}
        </p>
      </div>
      {isOwn ? (
        <Menu
          label={t("messaging:messages.actions")}
          trigger={
            <IconButton size="small" label={t("messaging:messages.actions")} icon={<Ellipsis className="size-4" />} />
          }
          items={[
            { label: t("messaging:messages.edit"), icon: <Pencil />, onSelect: () => onEdit(message) },
            {
              label: t("messaging:messages.delete"),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => onDelete(message),
            },
          ]}
        />
      ) : null}
    </li>
  );
}
