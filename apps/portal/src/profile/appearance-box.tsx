import { applyTheme, readTheme, saveTheme, type Theme } from "@offertory/features/frame";
import { useT } from "@offertory/i18n/react";
import { DisplayBox, RadioGroup } from "@offertory/ui";
import { Sun } from "@offertory/ui/icons.ts";
import { useState } from "react";

/** Light, dark, or as the device has it. */
export function AppearanceBox() {
  const t = useT();
  const [theme, setTheme] = useState(() => readTheme());

  function choose(chosen: Theme) {
    saveTheme(chosen);
    applyTheme(chosen);
    setTheme(chosen);
  }

  return (
    <DisplayBox title={t("profile:appearance.title")} icon={<Sun />}>
      <RadioGroup
        label={t("profile:appearance.label")}
        value={theme}
        onChange={choose}
        options={[
          { value: "system", label: t("profile:appearance.system") },
          { value: "light", label: t("profile:appearance.light") },
          { value: "dark", label: t("profile:appearance.dark") },
        ]}
      />
    </DisplayBox>
  );
}
