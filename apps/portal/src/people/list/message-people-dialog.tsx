import { useApi, useRead } from "@offertory/api-client";
import { findUnreachable, MAX_MESSAGE_LENGTH, messagePeople, uniqueId, type Person } from "@offertory/contract";
import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { Button, Dialog, Form, Notice, SkeletonText, TextField, useSnackbar } from "@offertory/ui";
import { useState } from "react";

interface MessagePeopleDialogProps {
  people: readonly Pick<Person, "id" | "name">[];
  onClose(): void;
  onDone(): void;
}

/** Writes the same private message to several people. Says first who cannot get it, and leaves them out. */
export function MessagePeopleDialog({ people, onClose, onDone }: MessagePeopleDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const ids = people.map(({ id }) => id).join(",");
  const { data, error } = useRead(findUnreachable, { query: { ids } });
  const unreachable = data && new Set(data.unreachable);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("people:message.title", { count: people.length })}
      description={t("people:message.hint")}
      closeLabel={t("common:close")}
    >
      {unreachable ? (
        <MessageForm
          recipients={people.filter(({ id }) => !unreachable.has(id))}
          leftOut={people.filter(({ id }) => unreachable.has(id))}
          onClose={onClose}
          onDone={onDone}
        />
      ) : error ? (
        <Notice tone="danger">{errorText(error)}</Notice>
      ) : (
        <SkeletonText lines={3} />
      )}
    </Dialog>
  );
}

interface MessageFormProps extends Pick<MessagePeopleDialogProps, "onClose" | "onDone"> {
  recipients: MessagePeopleDialogProps["people"];
  leftOut: MessagePeopleDialogProps["people"];
}

function MessageForm({ recipients, leftOut, onClose, onDone }: MessageFormProps) {
  const t = useT();
  const call = useApi();
  const { list } = useFormats();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const [content, setContent] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // A second try with the same id does not send the message twice to anyone.
  const [clientId] = useState(uniqueId);
  const count = recipients.length;
  if (count === 0) return <Notice tone="warning">{t("people:message.nobody")}</Notice>;

  async function send() {
    if (busy) return;
    if (content.trim() === "") return setProblem(t("people:message.blank"));
    setBusy(true);
    setProblem(null);
    try {
      await call(messagePeople, { body: { personIds: recipients.map(({ id }) => id), content, clientId } });
      snackbar.success(t("people:message.sent", { count }));
      onDone();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={() => void send()}>
      {leftOut.length > 0 && (
        <Notice tone="warning">
          {t("people:message.unreachable", { names: list(leftOut.map(({ name }) => name.display)) })}
        </Notice>
      )}
      <TextField
        label={t("people:message.label")}
        value={content}
        onChange={setContent}
        maxLength={MAX_MESSAGE_LENGTH}
        error={problem ?? undefined}
        multiline
        rows={4}
        autoFocus
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t("people:message.sending")}>
          {t("people:message.send", { count })}
        </Button>
      </div>
    </Form>
  );
}
