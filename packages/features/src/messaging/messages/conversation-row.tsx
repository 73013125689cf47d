import type { PrivateMessage } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Link } from "@offertory/router";
import { Avatar, Badge, classNames, VisuallyHidden } from "@offertory/ui";
import { elapsed } from "./elapsed.ts";
import { previewOf } from "./list-conversations.ts";
import type { PrivateConversation } from "./conversation.ts";

// i18n-uses: messaging:elapsed.*

interface ConversationRowProps {
  privateMessage: PrivateMessage;
  privateConversation: PrivateConversation;
  now: number;
  isOpen: boolean;
  hrefOf?: ((privateConversation: PrivateConversation) => string) | undefined;
  onOpen?: ((privateConversation: PrivateConversation) => void) | undefined;
}

const rowClass =
  "flex w-full items-center gap-3 px-5 py-3 text-start -outline-offset-2 transition-colors hover:bg-sunken " +
  "aria-[current=page]:bg-brand-soft";

export function ConversationRow(props: ConversationRowProps) {
  const { privateMessage, privateConversation, now, isOpen, hrefOf, onOpen } = props;
  const t = useT();
  const preview = previewOf(privateMessage);
  const since = elapsed(privateMessage.conversation.messages[0]?.timeSent ?? "", now);
  const contents = (
    <>
      <Avatar name={privateConversation.with.name} photo={privateConversation.with.photo} size="small" />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <span
            className={classNames("truncate text-ink", privateMessage.unread > 0 ? "font-semibold" : "font-medium")}
          >
            {privateConversation.with.name}
          </span>
        </span>
        <span
          className={classNames(
            "block truncate text-sm",
            preview === null && "italic",
            privateMessage.unread > 0 ? "text-ink" : "text-ink-soft",
          )}
        >
          {preview ?? t("messaging:messages.noPreview")}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <span className="tabular text-xs text-ink-soft">
          {since && t(`messaging:elapsed.${since.unit}`, { number: since.number })}
        </span>
        {privateMessage.unread > 0 ? (
          <Badge tone="brand">
            <span aria-hidden="true">{t("messaging:messages.new")}</span>
            <VisuallyHidden>{t("messaging:messages.unread", { count: privateMessage.unread })}</VisuallyHidden>
          </Badge>
        ) : null}
      </span>
    </>
  );
  return (
    <li>
      {hrefOf ? (
        <Link to={hrefOf(privateConversation)} aria-current={isOpen ? "page" : undefined} className={rowClass}>
          {contents}
        </Link>
      ) : (
        <button type="button" onClick={() => onOpen?.(privateConversation)} className={rowClass}>
          {contents}
        </button>
      )}
    </li>
  );
}
