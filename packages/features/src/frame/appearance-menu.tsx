import { LANGUAGE_CODES, LANGUAGES, languageOfTag } from "@offertory/i18n";
import { useLanguage, useT } from "@offertory/i18n/react";
import { IconButton, Popover, RadioGroup, SelectField, Stack } from "@offertory/ui";
import { Languages } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { DENSITIES, density } from "./density.ts";
import { applyTheme, readTheme, saveTheme, type Theme, THEMES } from "./theme.ts";

// i18n-uses: shell:appearance.*

interface AppearanceMenuProps {
  /** Whether the app has long tables; wide screens then offer the height of their rows. */
  hasTables?: boolean | undefined;
}

/** Chooses language, theme and density, whether signed in or not. */
export function AppearanceMenu({ hasTables = false }: AppearanceMenuProps) {
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
    <Popover
      label={t("shell:appearance.open")}
      className="w-72 p-4"
      trigger={<IconButton label={t("shell:appearance.open")} icon={<Languages />} />}
    >
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
    </Popover>
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
