import type { HomeCardOf } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Link } from "@offertory/router";
import { buttonClass, DisplayBox } from "@offertory/ui";
import { MessageSquare } from "@offertory/ui/icons.ts";
import { MESSAGES_PATH } from "../../messages/message-panels.tsx";

/** The unread private messages, and who wrote them. */
export function UnreadMessagesCard({ card: { count, from } }: { card: HomeCardOf<"unreadMessages"> }) {
  const t = useT();
  const { list } = useFormats();
  return (
    <DisplayBox title={t("shell:home.messages.title")} icon={<MessageSquare />}>
      <p className="text-sm text-pretty text-ink-soft">{t("shell:home.messages.from", { count, names: list(from) })}</p>
      <Link to={MESSAGES_PATH} className={`${buttonClass({})} mt-4`}>
        {t("shell:home.messages.open")}
      </Link>
    </DisplayBox>
  );
}
