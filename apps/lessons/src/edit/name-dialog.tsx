import { LESSON_LENGTHS } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Dialog, Form, TextField } from "@offertory/ui";
import { useId, useState } from "react";

interface NameDialogProps {
  title: string;
  label: string;
  confirmLabel: string;
  initial?: string;
  onSave(name: string): Promise<unknown>;
  onClose(): void;
}

/** Asks for the name of a new item. */
export function NameDialog({ title, label, confirmLabel, initial = "", onSave, onClose }: NameDialogProps) {
  const t = useT();
  const id = useId();
  const errorText = useErrorText();
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function save() {
    if (isBusy) return;
    if (!name.trim()) return setProblem(t("errors:lesson-name-blank"));
    setBusy(true);
    try {
      await onSave(name.trim());
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
      size="small"
      closeLabel={t("common:close")}
      actions={
        <>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
          <Button variant="primary" type="submit" form={id} busy={isBusy} busyLabel={t("common:saving")}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={() => void save()}>
        <TextField
          label={label}
          value={name}
          onChange={(text) => {
            setName(text);
            setProblem(null);
          }}
          error={problem ?? undefined}
          maxLength={LESSON_LENGTHS.name}
          required
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
