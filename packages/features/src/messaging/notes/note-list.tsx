import { useConversation, useRefresh, useSession } from "@offertory/api-client";
import { type Message, readTimeline } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Skeleton } from "@offertory/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { LoadFailed } from "../load-failed.tsx";
import { Note } from "./note.tsx";

/** The notes, scrolled to the newest at the bottom. */
export function NoteList({ conversationId, empty }: { conversationId: string; empty: ReactNode }) {
  const t = useT();
  const me = useSession().person?.id;
  const container = useRef<HTMLDivElement>(null);
  const { messages, error, retry, hasOlder, isLoadingOlder, loadOlder, take, drop } = useConversation(conversationId);
  useTimelineOf(messages);
  const newest = messages?.at(-1)?.id;
  useEffect(() => {
    if (newest && container.current) container.current.scrollTop = container.current.scrollHeight;
  }, [newest]);

  if (!messages) {
    return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton className="h-24" />;
  }
  if (messages.length === 0) return empty;
  return (
    <div
      ref={container}
      role="region"
      aria-label={t("messaging:notes.list")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-y-auto overscroll-contain"
    >
      {hasOlder ? (
        <Button size="small" busy={isLoadingOlder} onClick={() => void loadOlder().catch(() => {})}>
          {t("messaging:notes.older")}
        </Button>
      ) : null}
      <ul aria-live="polite" aria-relevant="additions" className="divide-y divide-line">
        {messages.map((message) => (
          <Note key={message.id} message={message} isOwn={message.personId === me} onChanged={take} onRemoved={drop} />
        ))}
      </ul>
    </div>
  );
}

/** Reloads the timeline beside the notes when notes were added, edited or removed, by anyone. */
function useTimelineOf(messages: readonly Message[] | undefined): void {
  const refresh = useRefresh();
  const shown = messages && JSON.stringify(messages.map(({ id, content }) => [id, content]));
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== undefined && before.current !== shown) void refresh(readTimeline);
    before.current = shown;
  }, [refresh, shown]);
}
