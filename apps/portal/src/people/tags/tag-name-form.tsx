import { useApi } from "@offertory/api-client";
import { addTag, isBlank, MAX_TAG_NAME_LENGTH, renameTag, type Tag } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Form, TextField, useSnackbar } from "@offertory/ui";
import { useState } from "react";

interface TagNameFormProps {
  /** Null for a new tag. */
  tag: Tag | null;
  onDone(): Promise<void>;
  onCancel?(): void;
}

/** Asks for the name of a new tag, or the new name of one. */
export function TagNameForm({ tag, onDone, onCancel }: TagNameFormProps) {
  const t = useT();
  const call = useApi();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const [name, setName] = useState(tag?.name ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    if (isBlank(name.trim())) return setProblem(t("errors:tag-nameless"));
    setBusy(true);
    setProblem(null);
    try {
      await (tag ? call(renameTag, { params: { id: tag.id }, body: { name } }) : call(addTag, { body: { name } }));
      snackbar.success(t(tag ? "people:tags.renamed" : "people:tags.created"));
      setName("");
      await onDone();
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  }
  return (
    <Form onSubmit={() => void save()}>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-48 grow">
          <TextField
            label={t(tag ? "people:tags.name" : "people:tags.new")}
            value={name}
            onChange={setName}
            maxLength={MAX_TAG_NAME_LENGTH}
            error={problem ?? undefined}
            autoComplete="off"
            autoFocus={tag !== null}
          />
        </div>
        <div className="flex flex-wrap gap-2 sm:mt-7">
          {onCancel && <Button onClick={onCancel}>{t("common:cancel")}</Button>}
          <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:saving")}>
            {t(tag ? "common:save" : "people:tags.createButton")}
          </Button>
        </div>
      </div>
    </Form>
  );
}
