import type { Message } from "@offertory/contract";
import { useEffect, useRef, useState } from "react";

/** Returns the counterpart's latest message since the conversation was opened, for screen readers. */
export function useLastMessage(messages: readonly Message[] | undefined, me: string): string | null {
  const known = useRef<string | null | undefined>(undefined);
  const [lastMessage, setLastMessage] = useState<string | null>(null);
  useEffect(() => {
    if (!messages) return;
    const last = messages.findLast(({ personId }) => personId !== me);
    // The messages that were there when the conversation was opened are not announced.
    if (known.current !== undefined && last && last.id !== known.current) setLastMessage(last.content);
    known.current = last?.id ?? null;
  }, [messages, me]);
  return lastMessage;
}
