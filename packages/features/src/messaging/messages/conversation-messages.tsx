import type { Conversation, Outbox, OutboxItem } from "@offertory/api-client";
import type { Message } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Skeleton } from "@offertory/ui";
import { ArrowDown } from "@offertory/ui/icons.ts";
import { DayHeading } from "./day-heading.tsx";
import { groupByDay } from "./group-by-day.ts";
import { MessageBubble } from "./message-bubble.tsx";
import type { PrivateConversation } from "./conversation.ts";
import { useScrollPosition } from "./use-scroll-position.ts";
import { WaitingBubble } from "./waiting-bubble.tsx";

interface ConversationMessagesProps {
  me: string;
  privateConversation: PrivateConversation;
  label: string;
  conversation: Conversation;
  waiting: readonly OutboxItem[];
  outbox: Outbox;
  /** The level of the heading above; those of the days are one below. */
  level: 1 | 2 | 3;
  onEdit(message: Message): void;
  onDelete(message: Message): void;
}

/** The messages by day, the newest at the bottom; older ones load when the user scrolls up. */
export function ConversationMessages(props: ConversationMessagesProps) {
  const { me, privateConversation, label, conversation, waiting, outbox, level, onEdit, onDelete } = props;
  const t = useT();
  const { messages, hasOlder, isLoadingOlder } = conversation;
  const receivedIds = new Set(messages?.map(({ clientId }) => clientId));
  const unsent = waiting.filter(({ clientId }) => !receivedIds.has(clientId));
  const newest = unsent.at(-1)?.clientId ?? messages?.at(-1)?.id;
  const loadOlder = () => void conversation.loadOlder().catch(() => {});
  const { container, isAtEnd, toEnd, onScroll } = useScrollPosition({
    newest,
    oldest: messages?.[0]?.id,
    onTop: hasOlder && !isLoadingOlder ? loadOlder : null,
  });

  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={container}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={label}
        className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain px-5 py-4 -outline-offset-2"
      >
        <div className="mx-auto mt-auto w-full max-w-3xl">
          {messages === undefined && !conversation.error ? <ConversationSkeleton label={t("common:loading")} /> : null}
          {hasOlder ? (
            <div className="flex justify-center pb-3">
              <Button
                size="small"
                busy={isLoadingOlder}
                busyLabel={t("messaging:messages.loadingOlder")}
                onClick={loadOlder}
              >
                {t("messaging:messages.older")}
              </Button>
            </div>
          ) : messages && messages.length + unsent.length === 0 ? (
            <p className="py-6 text-center text-sm text-ink-soft">{t("messaging:messages.beginning")}</p>
          ) : null}
          {groupByDay(messages ?? []).map(({ day, messages: ofDay }) => (
            <section key={day}>
              <DayHeading day={day} level={level} />
              <ul className="flex flex-col gap-2">
                {ofDay.map((message) => (
                  <MessageBubble
                    key={message.id}
                    message={message}
                    isOwn={message.personId === me}
                    name={privateConversation.with.name}
                    onEdit={onEdit}
                    onDelete={onDelete}
                  />
                ))}
              </ul>
            </section>
          ))}
          <ul className="mt-2 flex flex-col gap-2 empty:hidden">
            {unsent.map((item) => (
              <WaitingBubble key={item.clientId} item={item} outbox={outbox} />
            ))}
          </ul>
        </div>
      </div>
      {isAtEnd ? null : (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button size="small" icon={<ArrowDown />} className="pointer-events-auto shadow-float" onClick={toEnd}>
            {t("messaging:messages.newest")}
          </Button>
        </div>
      )}
    </div>
  );
}

function ConversationSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-3">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="ml-auto h-10 w-44" />
      <Skeleton className="h-16 w-64" />
    </div>
  );
}
