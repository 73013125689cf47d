import { useCall } from "@offertory/api-client";
import { type Message, sendMessages } from "@offertory/contract";
import { useEffect, useRef } from "react";
import { MessageTextField } from "./message-text-field.tsx";
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
  const save = useCall(sendMessages);
  const problemText = useSaveProblem();
  const [text, setText] = useDraft(changeDraft(message.id), message.content);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { id, conversationId } = message;
  return (
    <MessageTextField
      ref={box}
      label={label}
      sendLabel={saveLabel}
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
