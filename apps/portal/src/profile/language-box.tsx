import { useCall, useRefresh } from "@offertory/api-client";
import { changeProfile, readProfile, type Profile } from "@offertory/contract";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "@offertory/i18n";
import { useErrorText, useLanguage, useT } from "@offertory/i18n/react";
import { DisplayBox, SelectField, useSnackbar } from "@offertory/ui";
import { Languages } from "@offertory/ui/icons.ts";

/** Changes the language at once, on screens and in future emails. */
export function LanguageBox({ profile }: { profile: Profile }) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const save = useCall(changeProfile);
  const { language, setLanguage } = useLanguage();

  async function choose(chosen: Language) {
    try {
      await setLanguage(chosen);
      if (chosen !== profile.language) await save.mutateAsync({ body: { language: chosen } });
      await refresh(readProfile);
    } catch (error) {
      snackbar.error(errorText(error));
    }
  }

  return (
    <DisplayBox title={t("profile:language.title")} icon={<Languages />}>
      <SelectField
        label={t("profile:language.label")}
        hint={t("profile:language.hint")}
        value={language}
        disabled={save.isPending}
        onChange={(chosen) => void choose(chosen)}
        options={LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value] }))}
        className="max-w-xs"
      />
    </DisplayBox>
  );
}
