import { useCall } from "@offertory/api-client";
import { LONGEST_MESSAGE, type Message, sendMessages } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { MessageField } from "@offertory/ui";
import { useEffect, useRef, useState } from "react";
import { useSaveProblem } from "./use-save-problem.ts";

interface ChangeFieldProps {
  message: Message;
  label: string;
  saveLabel: string;
  onSaved(message: Message): void;
  className?: string | undefined;
}

/** Where somebody says otherwise what they have said: in a talk, and in a note. */
export function ChangeField({ message, label, saveLabel, onSaved, className }: ChangeFieldProps) {
  const t = useT();
  const save = useCall(sendMessages);
  const problemText = useSaveProblem();
  const [text, setText] = useState(message.content);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { id, conversationId } = message;
  return (
    <MessageField
      ref={box}
      label={label}
      hint={t("talk:box.hint")}
      sendLabel={saveLabel}
      blankError={t("talk:box.blank")}
      maxLength={LONGEST_MESSAGE}
      value={text}
      onChange={setText}
      className={className}
      busy={save.isPending}
      error={save.error ? problemText(save.error) : undefined}
      onSend={() =>
        save.mutate(
          { body: [{ id, conversationId, content: text.trim() }] },
          { onSuccess: ([saved]) => onSaved(saved ?? { ...message, content: text.trim() }) },
        )
      }
    />
  );
}
