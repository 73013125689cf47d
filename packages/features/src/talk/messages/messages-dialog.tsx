import { useSession } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { Dialog } from "@offertory/ui";
import { useState } from "react";
import { NewTalk } from "./new-talk.tsx";
import { TalkList } from "./talk-list.tsx";
import type { Counterpart, Talk } from "./talk.ts";
import { TalkView } from "./talk-view.tsx";

export interface MessagesDialogProps {
  open: boolean;
  onClose(): void;
  /** Whom to write to, where it was opened from somebody's page. */
  to?: Counterpart | null | undefined;
}

type Mode = { name: "list" } | { name: "add"; to: Counterpart | null } | { name: "details"; talk: Talk };

const LIST: Mode = { name: "list" };

/** 80vh high and at most 700px; a phone gives it all it has. */
const SIZE = "h-[80vh]! max-h-[700px]! max-sm:h-dvh! max-sm:max-h-none! max-sm:rounded-none!";

export function MessagesDialog({ open, onClose, to = null }: MessagesDialogProps) {
  const t = useT();
  const { person } = useSession();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("talk:messages.title")}
      closeLabel={t("common:close")}
      className={SIZE}
    >
      {open && person ? <Modes key={to?.id} me={person.id} to={to} /> : null}
    </Dialog>
  );
}

/** Three ways to see one's messages: all talks, a new one, one of them. */
function Modes({ me, to }: { me: string; to: Counterpart | null }) {
  const [mode, setMode] = useState<Mode>(to ? { name: "add", to } : LIST);
  const openTalk = (talk: Talk) => setMode({ name: "details", talk });
  return (
    // The dialog's own padding would keep the message box from its edge.
    <div className="-m-5 flex h-[calc(100%+2.5rem)] min-h-0 flex-col">
      {mode.name === "list" ? (
        <TalkList me={me} onOpen={openTalk} onAdd={() => setMode({ name: "add", to: null })} />
      ) : mode.name === "add" ? (
        <NewTalk me={me} to={mode.to} onOpen={openTalk} onBack={() => setMode(LIST)} />
      ) : (
        <TalkView key={mode.talk.conversationId} me={me} talk={mode.talk} onBack={() => setMode(LIST)} />
      )}
    </div>
  );
}
