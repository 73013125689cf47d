import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Dialog, Form, Notice } from "@offertory/ui";
import { type ReactNode, useId, useState } from "react";

interface ElementDialogProps {
  title: string;
  /** Null where something is still wrong: then the fields say what. */
  finish(): Record<string, unknown> | null;
  onSave(answers: Record<string, unknown>): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

/** Around what is asked of an element. What could not be saved stays in its fields, beside why. */
export function ElementDialog({ title, finish, onSave, onClose, children }: ElementDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

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
      onClose={onClose}
      title={title}
      closeLabel={t("common:close")}
      actions={
        <>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
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
    </Dialog>
  );
}
