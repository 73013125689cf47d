import { listMessages, type Message, MessageDeleted, MessageBroadcast } from "@offertory/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../react/api-provider.tsx";
import { readKey } from "../react/read-key.ts";
import { type LoadedMessages, withMessage, withNewestPage, withOlderPage, withoutMessage } from "./merge-messages.ts";
import { ROOM_JOINED } from "./realtime-state.ts";
import { outboxOf } from "./outbox-of.ts";
import { shareCards } from "./share-cards.ts";
import { useBroadcast } from "./use-realtime.ts";

export interface Conversation {
  messages: readonly Message[] | undefined;
  error: Error | null;
  retry(): void;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder(): Promise<void>;
  /** Adds a message that was sent or changed on this page, without waiting for the broadcast. */
  take(message: Message): void;
  drop(messageId: string): void;
}

type Change = (known: LoadedMessages) => LoadedMessages;

/** Reads a conversation once and updates it by broadcasts. After a reconnect it is read again. */
export function useConversation(conversationId: string): Conversation {
  const client = useClient();
  const { call, realtime } = client;
  const outbox = outboxOf(client);
  const queries = useQueryClient();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const params = { conversationId };
  const key = readKey(listMessages, { params });
  const known = () => queries.getQueryData<LoadedMessages>(key);
  /** Changes that arrived while a page was being read: the page may be older than they are. */
  const changesDuringRead = useRef<Change[]>([]);
  const change = (how: Change) => void queries.setQueryData<LoadedMessages>(key, (before) => before && how(before));
  function recordChange(how: Change) {
    changesDuringRead.current.push(how);
    change(how);
  }

  const read = useQuery<LoadedMessages>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const since: Change[] = [];
      changesDuringRead.current = since;
      const page = await call(listMessages, { params, query: {} }, { signal });
      return since.reduce((now, how) => how(now), withNewestPage(known(), shareCards(page)));
    },
  });
  const readAgain = () => void queries.invalidateQueries({ queryKey: key });
  const take = (message: Message) => recordChange((before) => withMessage(before, message));
  const drop = (messageId: string) => recordChange((before) => withoutMessage(before, messageId));

  function onBroadcast(data: unknown) {
    const { message, conversationId: about } = MessageBroadcast.safeParse(data ?? {}).data ?? {};
    if (message?.conversationId === conversationId) take(message);
    else if (!message && (about === undefined || about === conversationId)) readAgain();
  }
  useBroadcast("message", onBroadcast);
  useBroadcast("privateMessage", onBroadcast);
  useBroadcast("deleteMessage", (data) => {
    const { messageId } = MessageDeleted.safeParse(data ?? {}).data ?? {};
    if (messageId) drop(messageId);
    else readAgain();
  });
  useBroadcast("reconnect", readAgain);
  useBroadcast(ROOM_JOINED, (room) => room === conversationId && readAgain());
  useEffect(() => realtime.join(conversationId), [realtime, conversationId]);
  useEffect(
    () => outbox.onSent((message) => message.conversationId === conversationId && take(message)),
    // oxlint-disable-next-line react/exhaustive-deps -- what is taken in depends on the conversation alone
    [outbox, conversationId],
  );

  async function loadOlder() {
    const before = known()?.messages[0]?.id;
    if (!before || isLoadingOlder) return;
    setLoadingOlder(true);
    try {
      const page = await call(listMessages, { params, query: { before } });
      change((now) => withOlderPage(now, shareCards(page)));
    } finally {
      setLoadingOlder(false);
    }
  }

  return {
    messages: read.data?.messages,
    error: read.error,
    retry: () => void read.refetch(),
    hasOlder: read.data?.hasOlder ?? false,
    isLoadingOlder,
    loadOlder,
    take,
    drop,
  };
}
