import { newClientId, outboxOf, useClient, useRefresh } from "@offertory/api-client";
import { listPrivateMessages, startConversations, startPrivateMessages } from "@offertory/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { Counterpart, PrivateConversation } from "./conversation.ts";

interface FirstMessage {
  to: Counterpart;
  text: string;
  /** Called when the message is in the outbox, so that its draft can be deleted. */
  onAdded(): void;
}

/** Starts a conversation with a person: creates it with both participants, then sends the first message. */
export function useStartConversation(me: string) {
  const client = useClient();
  const { call } = client;
  const refresh = useRefresh();
  /** The idempotency key of the message: sending the same text again is the same message. */
  const tried = useRef<{ content: string; clientId: string } | null>(null);
  return useMutation<PrivateConversation, Error, FirstMessage>({
    // Offline it fails with an error at once, instead of waiting behind a closed dialog.
    networkMode: "always",
    mutationFn: async ({ to, text, onAdded }) => {
      if (tried.current?.content !== text) tried.current = { content: text, clientId: newClientId() };
      const { clientId } = tried.current;
      const [conversation] = await call(startConversations, {
        body: [
          {
            contentType: "privateMessage",
            contentId: me,
            title: `Private message: ${to.name}`,
            visibility: "hidden",
            allowAnonymousPosts: false,
          },
        ],
      });
      if (!conversation) throw new Error("");
      const [begun] = await call(startPrivateMessages, {
        body: [{ fromPersonId: me, toPersonId: to.id, conversationId: conversation.id }],
      });
      if (!begun) throw new Error("");
      // The server returns the existing conversation of the two if there is one.
      outboxOf(client).add(begun.conversationId, text, clientId);
      onAdded();
      return { id: begun.id, conversationId: begun.conversationId, with: to };
    },
    onSuccess: () => void refresh(listPrivateMessages),
  });
}
