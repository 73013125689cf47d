import { UnsavedDialog } from "@offertory/editors/unsaved";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Dialog, Form, Notice } from "@offertory/ui";
import { type ReactNode, useId, useState } from "react";

interface ElementDialogProps {
  title: string;
  /** The current input, in any shape; compared with the first one to know whether something was changed. */
  draft: unknown;
  /** Returns the answers to save; null while a field has a problem, which the fields then show. */
  finish(): Record<string, unknown> | null;
  onSave(answers: Record<string, unknown>): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

/**
 * The dialog around an element's fields. If saving fails, the input stays with the error; closing with changes asks
 * first.
 */
export function ElementDialog({ title, draft, finish, onSave, onClose, children }: ElementDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [first] = useState(() => JSON.stringify(draft));
  const leave = () => (JSON.stringify(draft) === first ? onClose() : setAsking(true));

  async function save() {
    const answers = busy ? null : finish();
    if (!answers) return;
    setBusy(true);
    setProblem(null);
    try {
      await onSave(answers);
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={title}
      closeLabel={t("common:close")}
      actions={
        <>
          <Button onClick={leave}>{t("common:cancel")}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy} busyLabel={t("common:saving")}>
            {t("common:save")}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => void save()}>
        {problem ? (
          <Notice tone="danger" title={t("pages:unsaved.title")}>
            {problem}
          </Notice>
        ) : null}
        {children}
      </Form>
      <UnsavedDialog open={isAsking} onDiscard={onClose} onStay={() => setAsking(false)} />
    </Dialog>
  );
}
