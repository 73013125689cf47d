import { useClient, useConversation, useOutbox, useOnline } from "@offertory/api-client";
import { type Message, removeMessage } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, Button, ConfirmDialog, useSnackbar } from "@offertory/ui";
import { useEffect, useRef, useState } from "react";
import { ChangeField } from "../change-field.tsx";
import { MessageTextField } from "../message-text-field.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { PanelHead } from "./panel-head.tsx";
import { ReachNotice } from "./reach-notice.tsx";
import type { PrivateConversation } from "./conversation.ts";
import { ConversationMessages } from "./conversation-messages.tsx";
import { changeDraft, messageDraft, useDraft, useForgetDraft } from "../use-draft.ts";
import { useLastMessage } from "./use-last-message.ts";
import { useMarkRead } from "./use-mark-read.ts";

interface ConversationViewProps {
  me: string;
  privateConversation: PrivateConversation;
  onBack?: (() => void) | undefined;
  /** The level of its heading. */
  level?: 1 | 2 | 3 | undefined;
  /** Whether the message field takes the focus when the conversation opens. */
  focusField?: boolean | undefined;
}

/** One conversation: its messages, updated live, and the field for a new one. */
export function ConversationView(props: ConversationViewProps) {
  const { me, privateConversation, onBack, level = 3, focusField = true } = props;
  const t = useT();
  const Heading = `h${level}` as const;
  const conversation = useConversation(privateConversation.conversationId);
  const { waiting, outbox } = useOutbox(privateConversation.conversationId);
  const isOnline = useOnline();
  const [changed, setChanged] = useState<Message | null>(null);
  const [removed, setRemoved] = useState<Message | null>(null);
  const announced = useLastMessage(conversation.messages, me);
  useMarkRead(privateConversation, conversation.messages, me);

  return (
    <>
      <PanelHead onBack={onBack}>
        <Avatar name={privateConversation.with.name} photo={privateConversation.with.photo} size="tiny" />
        <Heading className="min-w-0 truncate font-semibold">{privateConversation.with.name}</Heading>
      </PanelHead>
      {conversation.error && !conversation.messages ? (
        <LoadFailed className="m-4" error={conversation.error} onRetry={conversation.retry} />
      ) : null}
      <ConversationMessages
        {...{ me, privateConversation, conversation, waiting, outbox }}
        onEdit={setChanged}
        onDelete={setRemoved}
        level={level}
        label={t("messaging:messages.with", { name: privateConversation.with.name })}
      />
      <p aria-live="polite" className="sr-only">
        {announced && t("messaging:messages.heard", { name: privateConversation.with.name, text: announced })}
      </p>
      <div className="border-t border-line px-5 py-3">
        <div className="mx-auto w-full max-w-3xl">
          <ReachNotice to={privateConversation.with} />
          {isOnline ? null : (
            <p role="status" className="mb-2 text-sm text-ink-soft">
              {t("messaging:messages.offline")}
            </p>
          )}
          {changed ? (
            <ChangeBox
              key={changed.id}
              message={changed}
              onSaved={(message) => (conversation.take(message), setChanged(null))}
              onCancel={() => setChanged(null)}
            />
          ) : (
            <MessageBox
              to={privateConversation.with.id}
              takesFocus={focusField}
              onSend={(text) => outbox.add(privateConversation.conversationId, text)}
            />
          )}
        </div>
      </div>
      <RemoveDialog message={removed} onDone={() => setRemoved(null)} onRemoved={conversation.drop} />
    </>
  );
}

interface MessageBoxProps {
  to: string;
  takesFocus: boolean;
  onSend(text: string): void;
}

function MessageBox({ to, takesFocus, onSend }: MessageBoxProps) {
  const t = useT();
  const [text, setText] = useDraft(messageDraft(to));
  const box = useRef<HTMLTextAreaElement>(null);
  const opensFocused = useRef(takesFocus);
  useEffect(() => {
    if (opensFocused.current) box.current?.focus();
  }, []);
  return (
    <MessageTextField
      ref={box}
      placeholder={t("messaging:box.placeholder")}
      value={text}
      onChange={setText}
      onSend={() => {
        onSend(text.trim());
        setText("");
      }}
    />
  );
}

interface ChangeBoxProps {
  message: Message;
  onSaved(message: Message): void;
  onCancel(): void;
}

function ChangeBox({ message, onSaved, onCancel }: ChangeBoxProps) {
  const t = useT();
  const forget = useForgetDraft(changeDraft(message.id));
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-soft">{t("messaging:messages.editing")}</p>
        <Button size="small" onClick={() => (forget(), onCancel())}>
          {t("messaging:messages.stopEditing")}
        </Button>
      </div>
      <ChangeField
        message={message}
        label={t("messaging:box.label")}
        saveLabel={t("common:save")}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </>
  );
}

interface RemoveDialogProps {
  message: Message | null;
  onDone(): void;
  onRemoved(messageId: string): void;
}

function RemoveDialog({ message, onDone, onRemoved }: RemoveDialogProps) {
  const t = useT();
  const snackbar = useSnackbar();
  const { call } = useClient();
  const [busy, setBusy] = useState(false);

  async function remove(id: string) {
    setBusy(true);
    try {
      await call(removeMessage, { params: { id } });
      onRemoved(id);
    } catch {
      snackbar.error(t("messaging:messages.deleteFailed"));
    } finally {
      setBusy(false);
      onDone();
    }
  }

  return (
    <ConfirmDialog
      open={message !== null}
      title={t("messaging:messages.deleteTitle")}
      body={t("messaging:messages.deleteBody")}
      confirmLabel={t("messaging:messages.delete")}
      cancelLabel={t("common:cancel")}
      danger
      busy={busy}
      onConfirm={() => message && void remove(message.id)}
      onCancel={onDone}
    />
  );
}
