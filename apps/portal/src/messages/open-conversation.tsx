import { LoadFailed } from "@offertory/features/access";
import { type Conversations, ConversationView } from "@offertory/features/messaging/messages";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Link } from "@offertory/router";
import { buttonClass, EmptyState, Skeleton } from "@offertory/ui";
import { MessageSquare } from "@offertory/ui/icons.ts";
import { MESSAGES_PATH } from "./message-panels.tsx";
import { useOpenConversation } from "./use-open-conversation.ts";

interface OpenConversationProps {
  me: string;
  id: string;
  conversations: Conversations;
  level: 1 | 2;
  focusField: boolean;
  onBack?: (() => void) | undefined;
}

/** The conversation of the URL. */
export function OpenConversation({ me, id, conversations, ...view }: OpenConversationProps) {
  const t = useT();
  const errorText = useErrorText();
  const opened = useOpenConversation(id, conversations, me);
  switch (opened.state) {
    case "open":
      return <ConversationView me={me} privateConversation={opened.privateConversation} {...view} />;
    case "loading":
      return (
        <div role="status" aria-label={t("common:loading")} className="flex flex-col gap-3 p-5">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-10 w-56" />
          <Skeleton className="ml-auto h-10 w-44" />
        </div>
      );
    case "not-found":
      return (
        <EmptyState
          isPage={view.level === 1}
          className="m-auto"
          icon={<MessageSquare />}
          title={errorText(opened.error)}
          action={
            <Link to={MESSAGES_PATH} className={buttonClass({})}>
              {t("messaging:messages.back")}
            </Link>
          }
        />
      );
    case "failed":
      return <LoadFailed error={opened.error} onRetry={opened.retry} />;
  }
}
