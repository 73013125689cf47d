import { useSession } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { Dialog } from "@offertory/ui";
import { type ComponentProps, useState } from "react";
import { NewConversation } from "./new-conversation.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { useConversations } from "./use-conversations.ts";
import type { Counterpart, PrivateConversation } from "./conversation.ts";
import { ConversationView } from "./conversation-view.tsx";

export interface MessagesDialogProps {
  open: boolean;
  onClose(): void;
  /** The person to write to, if it was opened from that person's page. */
  to?: Counterpart | null | undefined;
}

type Mode =
  | { name: "list" }
  | { name: "add"; to: Counterpart | null }
  | { name: "details"; privateConversation: PrivateConversation };

const LIST: Mode = { name: "list" };

/** 80vh high, at most 700px; on a phone the whole screen. */
const SIZE = "h-[80vh]! max-h-[700px]! max-sm:h-dvh! max-sm:max-h-none! max-sm:rounded-none!";

export function MessagesDialog({ open, onClose, to = null }: MessagesDialogProps) {
  const t = useT();
  const { person } = useSession();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("messaging:messages.title")}
      closeLabel={t("common:close")}
      className={SIZE}
    >
      {open && person ? <Modes key={to?.id} me={person.id} to={to} /> : null}
    </Dialog>
  );
}

/** The three modes of the panel: all conversations, a new one, or one of them. */
function Modes({ me, to }: { me: string; to: Counterpart | null }) {
  const [mode, setMode] = useState<Mode>(to ? { name: "add", to } : LIST);
  const openConversation = (privateConversation: PrivateConversation) =>
    setMode({ name: "details", privateConversation });
  return (
    // Negative margins let the message field reach the edge of the dialog, over its padding.
    <div className="-m-5 flex h-[calc(100%+2.5rem)] min-h-0 flex-col">
      {mode.name === "list" ? (
        <ListMode me={me} onOpen={openConversation} onAdd={() => setMode({ name: "add", to: null })} />
      ) : mode.name === "add" ? (
        <NewConversation me={me} to={mode.to} onOpen={openConversation} onBack={() => setMode(LIST)} />
      ) : (
        <ConversationView
          key={mode.privateConversation.conversationId}
          me={me}
          privateConversation={mode.privateConversation}
          onBack={() => setMode(LIST)}
        />
      )}
    </div>
  );
}

const ListMode = (props: Omit<ComponentProps<typeof ConversationList>, "conversations">) => (
  <ConversationList {...props} conversations={useConversations()} />
);
