import type { PrivateMessage } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, Badge, classNames, CountBadge } from "@offertory/ui";
import { elapsed } from "./elapsed.ts";
import { previewOf } from "./list-conversations.ts";
import type { PrivateConversation } from "./conversation.ts";

// i18n-uses: messaging:elapsed.*

interface ConversationRowProps {
  said: PrivateMessage;
  privateConversation: PrivateConversation;
  now: number;
  onOpen(privateConversation: PrivateConversation): void;
}

export function ConversationRow({ said, privateConversation, now, onOpen }: ConversationRowProps) {
  const t = useT();
  const preview = previewOf(said);
  const since = elapsed(said.conversation.messages[0]?.timeSent ?? "", now);
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(privateConversation)}
        className="flex w-full items-center gap-3 px-5 py-3 text-start -outline-offset-2 transition-colors hover:bg-sunken"
      >
        <Avatar name={privateConversation.with.name} photo={privateConversation.with.photo} size="small" />
        <span className="min-w-0 grow">
          <span className="flex items-center gap-2">
            <span className={classNames("truncate text-ink", said.unread > 0 ? "font-semibold" : "font-medium")}>
              {privateConversation.with.name}
            </span>
            {said.unread > 0 ? <Badge tone="brand">{t("messaging:messages.new")}</Badge> : null}
          </span>
          <span
            className={classNames(
              "block truncate text-sm",
              preview === null && "italic",
              said.unread > 0 ? "text-ink" : "text-ink-soft",
            )}
          >
            {preview ?? t("messaging:messages.noPreview")}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <span className="tabular text-xs text-ink-soft">
            {since && t(`messaging:elapsed.${since.unit}`, { number: since.number })}
          </span>
          <CountBadge count={said.unread} label={t("messaging:messages.unread", { count: said.unread })} />
        </span>
      </button>
    </li>
  );
}
