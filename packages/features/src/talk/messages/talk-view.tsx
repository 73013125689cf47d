import { useClient, useConversation, useOutbox, useOnline } from "@offertory/api-client";
import { isBlank, LONGEST_MESSAGE, type Message, removeMessage } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, Button, ConfirmDialog, MessageField, useSnackbar } from "@offertory/ui";
import { useEffect, useRef, useState } from "react";
import { ChangeField } from "../change-field.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { PanelHead } from "./panel-head.tsx";
import { ReachNotice } from "./reach-notice.tsx";
import type { Talk } from "./talk.ts";
import { TalkMessages } from "./talk-messages.tsx";
import { changeDraft, messageDraft, useDraft, useForgetDraft } from "../use-draft.ts";
import { useHeardLast } from "./use-heard-last.ts";
import { useMarkRead } from "./use-mark-read.ts";

interface TalkViewProps {
  me: string;
  talk: Talk;
  onBack(): void;
}

/** One talk: what was said, live, and what to say next. */
export function TalkView({ me, talk, onBack }: TalkViewProps) {
  const t = useT();
  const conversation = useConversation(talk.conversationId);
  const { waiting, outbox } = useOutbox(talk.conversationId);
  const isOnline = useOnline();
  const [changed, setChanged] = useState<Message | null>(null);
  const [removed, setRemoved] = useState<Message | null>(null);
  const announced = useHeardLast(conversation.messages, me);
  useMarkRead(talk, conversation.messages, me);

  return (
    <>
      <PanelHead onBack={onBack}>
        <Avatar name={talk.with.name} photo={talk.with.photo} size="tiny" />
        <h3 className="min-w-0 truncate font-semibold">{talk.with.name}</h3>
      </PanelHead>
      {conversation.error && !conversation.messages ? (
        <LoadFailed className="m-4" error={conversation.error} onRetry={conversation.retry} />
      ) : null}
      <TalkMessages
        {...{ me, talk, conversation, waiting, outbox }}
        onEdit={setChanged}
        onDelete={setRemoved}
        label={t("talk:messages.with", { name: talk.with.name })}
      />
      <p aria-live="polite" className="sr-only">
        {announced && t("talk:messages.heard", { name: talk.with.name, text: announced })}
      </p>
      <div className="border-t border-line px-5 py-3">
        <ReachNotice to={talk.with} />
        {isOnline ? null : (
          <p role="status" className="mb-2 text-sm text-ink-soft">
            {t("talk:messages.offline")}
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
          <SayBox to={talk.with.id} onSay={(text) => outbox.add(talk.conversationId, text)} />
        )}
      </div>
      <RemoveDialog message={removed} onDone={() => setRemoved(null)} onRemoved={conversation.drop} />
    </>
  );
}

function SayBox({ to, onSay }: { to: string; onSay(text: string): void }) {
  const t = useT();
  const [text, setText] = useDraft(messageDraft(to));
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <MessageField
      ref={box}
      label={t("talk:box.label")}
      placeholder={t("talk:box.placeholder")}
      hint={t("talk:box.hint")}
      sendLabel={t("talk:box.send")}
      isBlank={isBlank(text)}
      blankError={t("talk:box.blank")}
      maxLength={LONGEST_MESSAGE}
      value={text}
      onChange={setText}
      onSend={() => {
        onSay(text.trim());
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
        <p className="text-sm text-ink-soft">{t("talk:messages.editing")}</p>
        <Button size="small" onClick={() => (forget(), onCancel())}>
          {t("talk:messages.stopEditing")}
        </Button>
      </div>
      <ChangeField
        message={message}
        label={t("talk:box.label")}
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
      snackbar.error(t("talk:messages.deleteFailed"));
    } finally {
      setBusy(false);
      onDone();
    }
  }

  return (
    <ConfirmDialog
      open={message !== null}
      title={t("talk:messages.deleteTitle")}
      body={t("talk:messages.deleteBody")}
      confirmLabel={t("talk:messages.delete")}
      cancelLabel={t("common:cancel")}
      danger
      busy={busy}
      onConfirm={() => message && void remove(message.id)}
      onCancel={onDone}
    />
  );
}
