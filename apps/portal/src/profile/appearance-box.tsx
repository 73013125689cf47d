import { useT } from "@offertory/i18n/react";
import { DisplayBox, RadioGroup } from "@offertory/ui";
import { Sun } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { applyTheme, readTheme, type Theme } from "./theme.ts";

/** Light, dark, or as the device has it. */
export function AppearanceBox() {
  const t = useT();
  const [theme, setTheme] = useState(() => readTheme(localStorage));

  function choose(chosen: Theme) {
    applyTheme(chosen, document.documentElement, localStorage);
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
