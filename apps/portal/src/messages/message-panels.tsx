import { type Unread, useRealtime, useUnread } from "@offertory/api-client";
import { type Counterpart, MessagesPanel } from "@offertory/features/messaging/messages";
import { NotificationsPanel } from "@offertory/features/messaging/notifications";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "@offertory/router";

interface MessagePanels {
  unread: Unread | undefined;
  /** Opens the list of messages, or the conversation with one person. */
  openMessages(to?: Counterpart): void;
  openNotifications(): void;
}

type Open = { name: "messages"; to: Counterpart | null } | { name: "notifications" } | null;

const NowhereToOpen: MessagePanels = { unread: undefined, openMessages: () => {}, openNotifications: () => {} };
const MessagePanelsContext = createContext<MessagePanels>(NowhereToOpen);

/** Provides the panels for messages and notifications to every page, and counts unread ones. */
export function MessagePanelsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open>(null);
  useOpenFromAddress(setOpen);
  useRealtime();
  const unread = useUnread();
  const close = () => setOpen(null);
  const panels = useMemo<MessagePanels>(
    () => ({
      unread,
      openMessages: (to) => setOpen({ name: "messages", to: to ?? null }),
      openNotifications: () => setOpen({ name: "notifications" }),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the numbers are what changes, not the object that holds them
    [unread?.messages, unread?.notifications],
  );
  return (
    <MessagePanelsContext value={panels}>
      {children}
      <MessagesPanel open={open?.name === "messages"} to={open?.name === "messages" ? open.to : null} onClose={close} />
      <NotificationsPanel
        open={open?.name === "notifications"}
        onClose={close}
        onMessages={() => panels.openMessages()}
      />
    </MessagePanelsContext>
  );
}

/** Opens a panel if the URL asks for it, as links in emails do: `/?open=messages`. Then removes the parameter. */
function useOpenFromAddress(setOpen: (open: Open) => void): void {
  const [query, setQuery] = useSearchParams();
  const panel = query.get("open");
  useEffect(() => {
    if (panel !== "messages" && panel !== "notifications") return;
    setOpen(panel === "messages" ? { name: panel, to: null } : { name: panel });
    setQuery(
      (before) => {
        before.delete("open");
        return before;
      },
      { replace: true },
    );
  }, [panel, setOpen, setQuery]);
}

export const useMessagePanels = (): MessagePanels => use(MessagePanelsContext);
