import { useCall, useRefresh } from "@offertory/api-client";
import { changeForm, FORM_LENGTHS, type FormListed, listForms, openForm, readForm } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import {
  Button,
  Checkbox,
  DateField,
  DisplayBox,
  Form,
  Notice,
  RadioGroup,
  TextField,
  VisuallyHidden,
  useSnackbar,
} from "@offertory/ui";
import { useState } from "react";
import { FormFoot } from "../../unsaved/form-foot.tsx";
import { NotifyField } from "./notify-field.tsx";
import { dayOf, endOfDay, isTouched, type SettingsDraft, settled } from "./settings-draft.ts";

interface SettingsFormProps {
  form: FormListed;
  draft: SettingsDraft;
  onDraft(draft: SettingsDraft): void;
}

/** Edits who may fill in a form and until when, the thank-you text, the confirmation email, and who is notified. */
export function SettingsForm({ form, draft, onDraft }: SettingsFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const save = useCall(changeForm);
  const [isTried, setTried] = useState(false);
  const shown = settled(form, draft);
  const isBlank = shown.name.trim() === "";
  const change = (part: SettingsDraft) => {
    onDraft({ ...draft, ...part });
    save.reset();
  };

  async function send() {
    setTried(true);
    if (isBlank) return;
    try {
      await save.mutateAsync({ params: { id: form.id }, body: { ...draft, version: form.version } });
    } catch {
      return; // save.error holds the error
    }
    onDraft({});
    snackbar.success(t("forms:settings.saved"));
    await refresh(readForm, listForms, openForm);
  }

  return (
    <Form onSubmit={() => void send()} aria-label={t("forms:builder.settings")}>
      {save.error ? (
        <Notice
          tone="danger"
          action={
            <Button size="small" onClick={() => void refresh(readForm).then(() => save.reset())}>
              {t("forms:settings.newest")}
            </Button>
          }
        >
          {errorText(save.error)}
        </Notice>
      ) : null}
      <DisplayBox title={t("forms:settings.about")}>
        <div className="flex flex-col gap-5">
          <TextField
            label={t("forms:field.name")}
            value={shown.name}
            onChange={(name) => change({ name })}
            maxLength={FORM_LENGTHS.name}
            error={isTried && isBlank ? t("errors:form-name-blank") : undefined}
          />
          <TextField
            label={t("forms:settings.description")}
            hint={t("forms:settings.descriptionHint")}
            value={shown.description}
            onChange={(description) => change({ description })}
            maxLength={FORM_LENGTHS.description}
            multiline
            rows={3}
          />
          <RadioGroup
            label={t("forms:settings.subject")}
            value={shown.contentType}
            onChange={(contentType) => change({ contentType })}
            options={[
              { value: "form", label: t("forms:settings.alone") },
              { value: "person", label: t("forms:settings.onPerson"), hint: t("forms:settings.onPersonHint") },
            ]}
          />
        </div>
      </DisplayBox>
      <DisplayBox title={t("forms:field.who")}>
        <div className="flex flex-col gap-5">
          <RadioGroup
            label={<VisuallyHidden>{t("forms:field.who")}</VisuallyHidden>}
            value={shown.restricted ? "restricted" : "public"}
            onChange={(who) => change({ restricted: who === "restricted" })}
            options={[
              { value: "public", label: t("forms:who.public"), hint: t("forms:who.publicHint") },
              { value: "restricted", label: t("forms:who.restricted"), hint: t("forms:who.restrictedHint") },
            ]}
          />
          <DateField
            label={t("forms:settings.closes")}
            hint={t("forms:settings.closesHint")}
            value={dayOf(shown.closesAt)}
            onChange={(day) => change({ closesAt: endOfDay(day) })}
          />
        </div>
      </DisplayBox>
      <DisplayBox title={t("forms:settings.after")}>
        <div className="flex flex-col gap-5">
          <TextField
            label={t("forms:settings.thanks")}
            hint={t("forms:settings.thanksHint")}
            value={shown.thanks}
            onChange={(thanks) => change({ thanks })}
            maxLength={FORM_LENGTHS.thanks}
            multiline
            rows={2}
          />
          <Checkbox
            label={t("forms:settings.mail")}
            hint={t("forms:settings.mailHint")}
            checked={shown.confirmationMail}
            onChange={(confirmationMail) => change({ confirmationMail })}
          />
          <NotifyField ids={shown.notifyPersonIds} onChange={(notifyPersonIds) => change({ notifyPersonIds })} />
        </div>
      </DisplayBox>
      <FormFoot note={isTouched(draft) ? t("forms:settings.unsaved") : null}>
        <Button disabled={!isTouched(draft)} onClick={() => onDraft({})}>
          {t("forms:settings.discard")}
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!isTouched(draft)}
          busy={save.isPending}
          busyLabel={t("common:saving")}
        >
          {t("common:saveChanges")}
        </Button>
      </FormFoot>
    </Form>
  );
}
