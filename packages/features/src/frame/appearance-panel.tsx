import { LANGUAGE_CODES, LANGUAGES, languageOfTag } from "@offertory/i18n";
import { useLanguage, useT } from "@offertory/i18n/react";
import { RadioGroup, SelectField, Stack } from "@offertory/ui";
import { useState } from "react";
import { DENSITIES, density } from "./density.ts";
import { applyTheme, readTheme, saveTheme, type Theme, THEMES } from "./theme.ts";

// i18n-uses: shell:appearance.*

interface AppearancePanelProps {
  /** Whether the app has long tables; wide screens then offer the height of their rows. */
  hasTables: boolean;
}

/** Chooses language, theme and density, whether signed in or not. */
export function AppearancePanel({ hasTables }: AppearancePanelProps) {
  const t = useT();
  const { language, setLanguage } = useLanguage();
  const [theme, setTheme] = useState<Theme>(() => readTheme());

  function choose(name: string) {
    const next = THEMES.find((each) => each === name) ?? "system";
    setTheme(next);
    saveTheme(next);
    applyTheme(next);
  }

  return (
    <Stack gap={16}>
      <SelectField
        label={t("shell:appearance.language")}
        value={language}
        onChange={(code) => void setLanguage(languageOfTag(code) ?? language)}
        options={LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGES[code] }))}
      />
      <RadioGroup
        label={t("shell:appearance.theme")}
        value={theme}
        onChange={choose}
        options={THEMES.map((each) => ({ value: each, label: t(`shell:appearance.${each}`) }))}
      />
      {hasTables ? <DensityChoice /> : null}
    </Stack>
  );
}

function DensityChoice() {
  const t = useT();
  const [chosen, setChosen] = useState(() => density.read());

  function choose(name: string) {
    const next = DENSITIES.find((each) => each === name) ?? "comfortable";
    setChosen(next);
    density.save(next);
    density.apply(next);
  }

  return (
    <RadioGroup
      className="max-md:hidden"
      label={t("shell:appearance.density")}
      value={chosen}
      onChange={choose}
      options={DENSITIES.map((each) => ({ value: each, label: t(`shell:appearance.${each}`) }))}
    />
  );
}
