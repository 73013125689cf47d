import { type Unread, useRealtime, useUnread } from "@offertory/api-client";
import { type Counterpart, MessagesPanel } from "@offertory/features/messaging/messages";
import { NotificationsPanel } from "@offertory/features/messaging/notifications";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "@offertory/router";

/** The page of all conversations. */
export const MESSAGES_PATH = "/messages";

interface MessagePanels {
  unread: Unread | undefined;
  /** Opens the conversation with a person over the current page. */
  openMessagesWith(to: Counterpart): void;
  openNotifications(): void;
}

type Open = { name: "messages"; to: Counterpart } | { name: "notifications" } | null;

const NowhereToOpen: MessagePanels = { unread: undefined, openMessagesWith: () => {}, openNotifications: () => {} };
const MessagePanelsContext = createContext<MessagePanels>(NowhereToOpen);

/** Provides the panels for messages and notifications to every page, and counts unread ones. */
export function MessagePanelsProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(null);
  useOpenFromAddress(setOpen);
  useRealtime();
  const unread = useUnread();
  const close = () => setOpen(null);
  const panels = useMemo<MessagePanels>(
    () => ({
      unread,
      openMessagesWith: (to) => setOpen({ name: "messages", to }),
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
        onMessages={() => {
          close();
          void navigate(MESSAGES_PATH);
        }}
      />
    </MessagePanelsContext>
  );
}

/**
 * Opens what the URL asks for, as links in emails and on church sites do: `/?open=messages` is the page of the messages,
 * and `?open=notifications` the panel over the current page, whose parameter is removed.
 */
function useOpenFromAddress(setOpen: (open: Open) => void): void {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const panel = query.get("open");
  useEffect(() => {
    if (panel === "messages") void navigate(MESSAGES_PATH, { replace: true });
    if (panel !== "notifications") return;
    setOpen({ name: panel });
    setQuery(
      (before) => {
        before.delete("open");
        return before;
      },
      { replace: true },
    );
  }, [panel, navigate, setOpen, setQuery]);
}

export const useMessagePanels = (): MessagePanels => use(MessagePanelsContext);
