import { isBlank, MAX_MESSAGE_LENGTH } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { MessageField, type MessageFieldProps } from "@offertory/ui";

type MessageTextFieldProps = Omit<
  MessageFieldProps,
  "label" | "hint" | "sendLabel" | "blankError" | "isBlank" | "maxLength"
> &
  Partial<Pick<MessageFieldProps, "label" | "sendLabel">>;

/** The field in which a message or a note is written, with the texts and the limit of messages. */
export function MessageTextField(props: MessageTextFieldProps) {
  const t = useT();
  return (
    <MessageField
      label={t("messaging:box.label")}
      hint={t("messaging:box.hint")}
      sendLabel={t("messaging:box.send")}
      isBlank={isBlank(props.value)}
      blankError={t("messaging:box.blank")}
      maxLength={MAX_MESSAGE_LENGTH}
      {...props}
    />
  );
}
