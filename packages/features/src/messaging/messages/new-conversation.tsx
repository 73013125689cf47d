import { useApi } from "@offertory/api-client";
import { findPrivateMessage } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, Button } from "@offertory/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PanelHead } from "./panel-head.tsx";
import { PersonSearch } from "./person-search.tsx";
import { ReachNotice } from "./reach-notice.tsx";
import type { Counterpart, PrivateConversation } from "./conversation.ts";
import { MessageTextField } from "../message-text-field.tsx";
import { messageDraft, useDraft } from "../use-draft.ts";
import { useSaveProblem } from "../use-save-problem.ts";
import { useStartConversation } from "./use-start-conversation.ts";

interface NewConversationProps {
  me: string;
  to: Counterpart | null;
  onOpen(privateConversation: PrivateConversation): void;
  onBack?: (() => void) | undefined;
  /** The level of its heading. */
  level?: 1 | 2 | 3 | undefined;
}

/** Chooses a person and writes the first message. If there is a conversation with that person already, it opens. */
export function NewConversation({ me, to, onOpen, onBack, level = 3 }: NewConversationProps) {
  const Heading = `h${level}` as const;
  const t = useT();
  const [person, setPerson] = useState(to);
  return (
    <>
      <PanelHead onBack={onBack}>
        <Heading className="font-semibold">{t("messaging:messages.add")}</Heading>
      </PanelHead>
      {person ? (
        <FirstMessageForm
          key={person.id}
          me={me}
          to={person}
          onOpen={onOpen}
          onChange={to ? undefined : () => setPerson(null)}
        />
      ) : (
        <PersonSearch me={me} onPick={setPerson} />
      )}
    </>
  );
}

interface FirstMessageFormProps {
  me: string;
  to: Counterpart;
  onOpen(privateConversation: PrivateConversation): void;
  onChange?: (() => void) | undefined;
}

function FirstMessageForm({ me, to, onOpen, onChange }: FirstMessageFormProps) {
  const t = useT();
  const [text, setText] = useDraft(messageDraft(to.id));
  const start = useStartConversation(me);
  const problemText = useSaveProblem();
  const box = useRef<HTMLTextAreaElement>(null);
  // Not while the first message is being sent, because that opens the conversation itself.
  useExistingConversation(to, (privateConversation) => start.isPending || onOpen(privateConversation));
  useEffect(() => box.current?.focus(), []);

  return (
    <>
      <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto p-5">
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-sm text-ink-soft">{t("messaging:messages.to")}</span>
          <Avatar name={to.name} photo={to.photo} size="tiny" />
          <span className="min-w-0 font-medium wrap-anywhere">{to.name}</span>
          {onChange ? (
            <Button size="small" onClick={onChange}>
              {t("messaging:messages.chooseOther")}
            </Button>
          ) : null}
        </div>
      </div>
      <div className="border-t border-line px-5 py-3">
        <div className="mx-auto w-full max-w-3xl">
          <ReachNotice to={to} />
          <MessageTextField
            ref={box}
            placeholder={t("messaging:box.placeholder")}
            value={text}
            onChange={setText}
            busy={start.isPending}
            error={start.error ? problemText(start.error) : undefined}
            onSend={() => start.mutate({ to, text: text.trim(), onAdded: () => setText("") }, { onSuccess: onOpen })}
          />
        </div>
      </div>
    </>
  );
}

/** Opens an existing conversation with this person. If the lookup fails, sending the first message finds it. */
function useExistingConversation(to: Counterpart, onOpen: (privateConversation: PrivateConversation) => void): void {
  const call = useApi();
  const found = useEffectEvent(onOpen);
  useEffect(() => {
    let isOn = true;
    call(findPrivateMessage, { params: { personId: to.id } }).then(
      ({ id, conversationId }) => {
        if (isOn && id && conversationId) found({ id, conversationId, with: to });
      },
      () => {},
    );
    return () => {
      isOn = false;
    };
  }, [call, to]);
}
