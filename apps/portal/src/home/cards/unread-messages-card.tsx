import type { HomeCardOf } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, DisplayBox } from "@offertory/ui";
import { MessageSquare } from "@offertory/ui/icons.ts";
import { useMessagePanels } from "../../messages/message-panels.tsx";

/** The unread private messages, and who wrote them. */
export function UnreadMessagesCard({ card: { count, from } }: { card: HomeCardOf<"unreadMessages"> }) {
  const t = useT();
  const { list } = useFormats();
  const { openMessages } = useMessagePanels();
  return (
    <DisplayBox title={t("shell:home.messages.title")} icon={<MessageSquare />}>
      <p className="text-sm text-pretty text-ink-soft">{t("shell:home.messages.from", { count, names: list(from) })}</p>
      <Button className="mt-4" onClick={() => openMessages()}>
        {t("shell:home.messages.open")}
      </Button>
    </DisplayBox>
  );
}
