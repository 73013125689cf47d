import { useErrorText, useT } from "@offertory/i18n/react";
import { DisplayBox, Form, FormErrors, TextField } from "@offertory/ui";
import { LifeBuoy } from "@offertory/ui/icons.ts";
import { SaveBar } from "./save-bar.tsx";
import { useSaveSettings, type SettingsFormProps } from "./use-save-settings.ts";

/** Whom the church's people write to when they are stuck. */
export function SupportForm(props: SettingsFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const form = useSaveSettings(props);
  return (
    <Form className="max-w-2xl" onSubmit={() => void form.save()} aria-label={t("settings:tab.support")}>
      {form.error && <FormErrors title={t("settings:notSaved")} errors={[{ message: errorText(form.error) }]} />}
      <DisplayBox title={t("settings:support.title")} icon={<LifeBuoy />}>
        <TextField
          label={t("settings:support.contact")}
          hint={t("settings:support.contactHint")}
          name="supportContact"
          value={form.values.supportContact ?? ""}
          onChange={(supportContact) => form.change({ supportContact })}
          maxLength={300}
        />
      </DisplayBox>
      <SaveBar changed={form.changed} busy={form.busy} onDiscard={form.discard} />
    </Form>
  );
}
