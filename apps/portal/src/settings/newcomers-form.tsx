import { useErrorText, useT } from "@offertory/i18n/react";
import { Checkbox, DisplayBox, Form, FormErrors } from "@offertory/ui";
import { UserPlus } from "@offertory/ui/icons.ts";
import { SaveBar } from "./save-bar.tsx";
import { useSaveSettings, type SettingsFormProps } from "./use-save-settings.ts";

/** Whether who joins by themselves sees what is the church's own at once. */
export function NewcomersForm(props: SettingsFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const form = useSaveSettings(props);
  return (
    <Form className="max-w-2xl" onSubmit={() => void form.save()} aria-label={t("settings:tab.newcomers")}>
      {form.error && <FormErrors title={t("settings:notSaved")} errors={[{ message: errorText(form.error) }]} />}
      <DisplayBox title={t("settings:newcomers.title")} icon={<UserPlus />}>
        <Checkbox
          label={t("settings:newcomers.confirm")}
          hint={t("settings:newcomers.hint")}
          checked={form.values.confirmNewcomers === "true"}
          onChange={(isOn) => form.change({ confirmNewcomers: isOn ? "true" : "" })}
        />
      </DisplayBox>
      <SaveBar changed={form.changed} busy={form.busy} onDiscard={form.discard} />
    </Form>
  );
}
