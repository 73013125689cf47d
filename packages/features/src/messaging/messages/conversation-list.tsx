import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, IconButton, Skeleton, useRowKeys } from "@offertory/ui";
import { MessageSquare, Plus } from "@offertory/ui/icons.ts";
import { type ReactNode, useRef } from "react";
import { listConversations } from "./list-conversations.ts";
import { LoadFailed } from "../load-failed.tsx";
import { type PrivateConversation, conversationOf } from "./conversation.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { useNow } from "./use-now.ts";
import type { Conversations } from "./use-conversations.ts";

interface ConversationListProps {
  me: string;
  conversations: Conversations;
  /** Stands above the number of conversations. */
  title?: ReactNode;
  /** The id of the open conversation, if it is shown beside the list. */
  openId?: string | undefined;
  /** Makes the rows links to these URLs; otherwise they call `onOpen`. */
  hrefOf?: ((privateConversation: PrivateConversation) => string) | undefined;
  onOpen?: ((privateConversation: PrivateConversation) => void) | undefined;
  onAdd(): void;
}

/** The person's conversations, one for each counterpart. The arrow keys move between them. */
export function ConversationList(props: ConversationListProps) {
  const { me, conversations, title, openId, hrefOf, onOpen, onAdd } = props;
  const t = useT();
  const now = useNow();
  const rows = useRef<HTMLUListElement>(null);
  useRowKeys(rows);
  const { privateConversations, error, retry, more, isLoadingMore } = conversations;
  const shown = privateConversations && listConversations(privateConversations, me);
  return (
    <>
      <div className="flex min-h-14 items-center gap-2 border-b border-line px-5 py-2">
        <div className="min-w-0">
          {title}
          <p className="text-sm text-ink-soft" role="status">
            {shown && t("messaging:messages.count", { count: shown.length })}
          </p>
        </div>
        <IconButton
          label={t("messaging:messages.add")}
          icon={<Plus />}
          variant="primary"
          className="ml-auto"
          onClick={onAdd}
        />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {error && !shown ? <LoadFailed className="m-4" error={error} onRetry={retry} /> : null}
        {!shown && !error ? <ListSkeleton label={t("common:loading")} /> : null}
        {shown?.length === 0 ? (
          <EmptyState
            icon={<MessageSquare />}
            title={t("messaging:messages.none")}
            body={t("messaging:messages.noneHint")}
            action={
              <Button icon={<Plus />} onClick={onAdd}>
                {t("messaging:messages.add")}
              </Button>
            }
          />
        ) : null}
        <ul ref={rows} className="divide-y divide-line empty:hidden">
          {shown?.map((each) => (
            <ConversationRow
              key={each.id}
              privateMessage={each}
              privateConversation={conversationOf(each, me, t("messaging:messages.somebodyGone"))}
              now={now}
              isOpen={each.id === openId}
              hrefOf={hrefOf}
              onOpen={onOpen}
            />
          ))}
        </ul>
        {more ? (
          <div className="flex justify-center p-4">
            <Button size="small" busy={isLoadingMore} onClick={more}>
              {t("messaging:messages.more")}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-4 p-5">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-12 rounded-full" />
          <div className="grow">
            <Skeleton className="mb-2 h-4 w-40" />
            <Skeleton className="h-3.5 w-full max-w-72" />
          </div>
        </div>
      ))}
    </div>
  );
}
