import type { PrivateMessage } from "@offertory/contract";
import { conversationOf, previewOf } from "@offertory/features/messaging/messages";
import { useT } from "@offertory/i18n/react";
import { useEffect, useRef, useState } from "react";

interface AnnouncedMessage {
  name: string;
  text: string;
}

/**
 * Returns the latest message that arrived in a conversation other than the open one, for screen readers. The open
 * conversation announces its own.
 */
export function useAnnouncedMessage(
  conversations: readonly PrivateMessage[] | undefined,
  me: string,
  openId: string | undefined,
): AnnouncedMessage | null {
  const t = useT();
  const known = useRef<Set<string> | null>(null);
  const [announced, setAnnounced] = useState<AnnouncedMessage | null>(null);
  useEffect(() => {
    if (!conversations) return;
    const latest = conversations.flatMap((each) => {
      const [message] = each.conversation.messages;
      return message ? [{ each, message }] : [];
    });
    const arrived = latest.find(
      ({ each, message }) => each.id !== openId && message.personId !== me && known.current?.has(message.id) === false,
    );
    if (arrived) {
      const { name } = conversationOf(arrived.each, me, t("messaging:messages.somebodyGone")).with;
      setAnnounced({ name, text: previewOf(arrived.each) ?? "" });
    }
    // Those that were there when the page was opened, or were loaded with older conversations, are not announced.
    known.current = new Set(latest.map(({ message }) => message.id));
  }, [conversations, me, openId, t]);
  return announced;
}
