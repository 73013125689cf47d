import { useCall, useRead, useRefresh } from "@offertory/api-client";
import {
  CHURCH_LENGTHS,
  MAX_STATEMENT_WORDING_LENGTH,
  previewStatement,
  readStatementSettings,
  saveStatementSettings,
  type CallAnswer,
  type StatementSettings,
} from "@offertory/contract";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "@offertory/i18n";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Dialog, DialogFoot, Form, Notice, SelectField, Skeleton, TextField, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { LoadFailed } from "@offertory/features/access";

/** Edits the church's legal details and its own text on statements in each language. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  const read = useRead(readStatementSettings, {}, { enabled: open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("statements:settings.title")}
      description={t("statements:settings.hint")}
      closeLabel={t("common:close")}
    >
      {read.error && !read.data ? (
        <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data ? (
        <SettingsForm settings={read.data} onClose={onClose} />
      ) : (
        <Skeleton className="h-72" />
      )}
    </Dialog>
  );
}

const LANGUAGE_OPTIONS = LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value] }));

interface SettingsFormProps {
  settings: CallAnswer<typeof readStatementSettings>;
  onClose(): void;
}

function SettingsForm({ settings, onClose }: SettingsFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const save = useCall(saveStatementSettings);
  const own = LANGUAGE_CODES.find((code) => code === settings.language) ?? "en";
  const [draft, setDraft] = useState<StatementSettings>({
    legalName: settings.legalName,
    taxId: settings.taxId,
    language: own,
    wording: settings.wording,
  });
  const [editedLanguage, setEditedLanguage] = useState<Language>(own);
  const change = (part: Partial<StatementSettings>) => setDraft((before) => ({ ...before, ...part }));
  const address = settings.address.join(" · ");

  async function run() {
    if (save.isPending) return;
    try {
      await save.mutateAsync({ body: draft });
    } catch {
      return; // save.error holds the error
    }
    onClose();
    snackbar.success(t("statements:settings.saved"));
    await refresh(readStatementSettings, previewStatement);
  }

  return (
    <Form onSubmit={() => void run()}>
      {save.error && <Notice tone="danger">{errorText(save.error)}</Notice>}
      <TextField
        label={t("statements:settings.legalName")}
        hint={t("statements:settings.legalNameHint", { name: settings.churchName })}
        value={draft.legalName}
        onChange={(legalName) => change({ legalName })}
        maxLength={CHURCH_LENGTHS.legalName}
        autoComplete="off"
      />
      <TextField
        label={t("statements:settings.taxId")}
        hint={t("statements:settings.taxIdHint")}
        value={draft.taxId}
        onChange={(taxId) => change({ taxId })}
        maxLength={CHURCH_LENGTHS.taxId}
        autoComplete="off"
      />
      <p className="text-sm text-ink-soft">
        {address ? t("statements:settings.address", { address }) : t("statements:settings.noAddress")}
      </p>
      <SelectField
        label={t("statements:settings.wordingLanguage")}
        value={editedLanguage}
        onChange={setEditedLanguage}
        options={LANGUAGE_OPTIONS}
      />
      <TextField
        label={t("statements:settings.wording")}
        hint={t("statements:settings.wordingHint")}
        multiline
        rows={3}
        value={draft.wording[editedLanguage] ?? ""}
        placeholder={settings.usualWording[editedLanguage]}
        onChange={(text) => change({ wording: { ...draft.wording, [editedLanguage]: text } })}
        maxLength={MAX_STATEMENT_WORDING_LENGTH}
      />
      <SelectField
        label={t("statements:settings.language")}
        hint={t("statements:settings.languageHint")}
        value={LANGUAGE_CODES.find((code) => code === draft.language) ?? "en"}
        onChange={(language) => change({ language })}
        options={LANGUAGE_OPTIONS}
      />
      <DialogFoot>
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel={t("common:saving")}>
          {t("common:saveChanges")}
        </Button>
      </DialogFoot>
    </Form>
  );
}
