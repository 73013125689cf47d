import { isStatus, useRead } from "@offertory/api-client";
import { readPrivateMessage } from "@offertory/contract";
import { conversationOf, type Conversations, type PrivateConversation } from "@offertory/features/messaging/messages";
import { useT } from "@offertory/i18n/react";

type OpenConversation =
  | { state: "loading" }
  | { state: "open"; privateConversation: PrivateConversation }
  | { state: "not-found"; error: unknown }
  | { state: "failed"; error: unknown; retry(): void };

/** Finds the conversation of a URL among those of the list; one that is further down the list is read by itself. */
export function useOpenConversation(
  id: string,
  { privateConversations, error: listError }: Conversations,
  me: string,
): OpenConversation {
  const t = useT();
  const listed = privateConversations?.find((each) => each.id === id);
  const isListRead = privateConversations !== undefined || listError !== null;
  const read = useRead(readPrivateMessage, { params: { id } }, { enabled: !listed && isListRead });
  const found = listed ?? read.data;
  if (found)
    return { state: "open", privateConversation: conversationOf(found, me, t("messaging:messages.somebodyGone")) };
  if (!read.error) return { state: "loading" };
  if (isStatus(read.error, 404)) return { state: "not-found", error: read.error };
  return { state: "failed", error: read.error, retry: () => void read.refetch() };
}
