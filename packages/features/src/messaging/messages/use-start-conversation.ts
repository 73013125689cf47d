import { newClientId, useClient, useRefresh } from "@offertory/api-client";
import { listPrivateMessages, startConversations, startPrivateMessages } from "@offertory/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { Counterpart, PrivateConversation } from "./conversation.ts";

interface FirstMessage {
  to: Counterpart;
  text: string;
  /** Told when the message waits to be sent and needs no draft any more. */
  onAdded(): void;
}

/** Begins to talk with somebody: the conversation, the two who have it, and then the first words. */
export function useStartConversation(me: string) {
  const { call, outbox } = useClient();
  const refresh = useRefresh();
  /** The name of what is being sent: sending the same words again is the same message. */
  const tried = useRef<{ content: string; clientId: string } | null>(null);
  return useMutation<PrivateConversation, Error, FirstMessage>({
    // Without a line it fails, and says so, rather than to wait behind a closed dialog.
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
      // The one there was already, where there was one.
      outbox.add(begun.conversationId, text, clientId);
      onAdded();
      return { id: begun.id, conversationId: begun.conversationId, with: to };
    },
    onSuccess: () => void refresh(listPrivateMessages),
  });
}
