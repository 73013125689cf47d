import { useCall } from "@offertory/api-client";
import { isBlank, MAX_MESSAGE_LENGTH, type Message, sendMessages } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { MessageField } from "@offertory/ui";
import { useEffect, useRef } from "react";
import { changeDraft, useDraft } from "./use-draft.ts";
import { useSaveProblem } from "./use-save-problem.ts";

interface ChangeFieldProps {
  message: Message;
  label: string;
  saveLabel: string;
  onSaved(message: Message): void;
  onCancel(): void;
  className?: string | undefined;
}

/** Edits a message of a conversation or a note. */
export function ChangeField({ message, label, saveLabel, onSaved, onCancel, className }: ChangeFieldProps) {
  const t = useT();
  const save = useCall(sendMessages);
  const problemText = useSaveProblem();
  const [text, setText] = useDraft(changeDraft(message.id), message.content);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { id, conversationId } = message;
  return (
    <MessageField
      ref={box}
      label={label}
      hint={t("messaging:box.hint")}
      sendLabel={saveLabel}
      isBlank={isBlank(text)}
      blankError={t("messaging:box.blank")}
      maxLength={MAX_MESSAGE_LENGTH}
      value={text}
      onChange={setText}
      className={className}
      busy={save.isPending}
      error={save.error ? problemText(save.error) : undefined}
      onCancel={onCancel}
      onSend={() =>
        save.mutate(
          { body: [{ id, conversationId, content: text.trim() }] },
          {
            onSuccess: ([saved]) => {
              setText(message.content);
              onSaved(saved ?? { ...message, content: text.trim() });
            },
          },
        )
      }
    />
  );
}
