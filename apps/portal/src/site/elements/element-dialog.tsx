import { UnsavedDialog } from "@offertory/editors/unsaved";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Dialog, Form, Notice } from "@offertory/ui";
import { type ReactNode, useId, useState } from "react";

interface ElementDialogProps {
  title: string;
  /** What was said until now, in any shape. */
  draft: unknown;
  /** Null where something is still wrong: then the fields say what. */
  finish(): Record<string, unknown> | null;
  onSave(answers: Record<string, unknown>): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

/** Around what is asked of an element. What could not be saved stays in its fields, beside why; what was typed is not lost unasked. */
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
