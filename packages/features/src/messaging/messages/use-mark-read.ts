import { useClient, useRecount } from "@offertory/api-client";
import { listPrivateMessages, type Message, readPrivateMessage } from "@offertory/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { PrivateConversation } from "./conversation.ts";

function watch(watcher: () => void): () => void {
  document.addEventListener("visibilitychange", watcher);
  return () => document.removeEventListener("visibilitychange", watcher);
}

/**
 * Marks an open and visible conversation as read, at once and with every new message. It does so even if the list shows
 * nothing unread, because the list may be older than the last message.
 */
export function useMarkRead(
  privateConversation: PrivateConversation,
  messages: readonly Message[] | undefined,
  me: string,
): void {
  const { call } = useClient();
  const queries = useQueryClient();
  const countAgain = useRecount();
  const isSeen = useSyncExternalStore(watch, () => document.visibilityState !== "hidden");
  const last = messages?.findLast(({ personId }) => personId !== me)?.id;
  const marked = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (!isSeen || messages === undefined || marked.current === (last ?? "")) return;
    marked.current = last ?? "";
    call(readPrivateMessage, { params: { id: privateConversation.id } }).then(
      () => {
        countAgain();
        void queries.invalidateQueries({ queryKey: [listPrivateMessages.api, listPrivateMessages.path] });
      },
      () => {
        // It stays unread until the next message or the next opening.
        marked.current = undefined;
      },
    );
  }, [isSeen, last, messages, call, privateConversation.id, countAgain, queries]);
}
