import { CHURCH_SETTINGS, type ChurchSettingKey } from "@offertory/contract";

export type SettingValues = Partial<Record<ChurchSettingKey, string>>;

/** Returns the settings by key; unknown keys are ignored. */
export function valuesOf(settings: readonly { keyName: string; value: string }[]): SettingValues {
  const values: SettingValues = {};
  for (const { keyName, value } of settings) if (isKnown(keyName)) values[keyName] = value;
  return values;
}

const isKnown = (keyName: string): keyName is ChurchSettingKey => keyName in CHURCH_SETTINGS;

/** Returns the changed settings to send; an empty value deletes a setting. */
export function changedSettings(values: SettingValues, saved: SettingValues) {
  return Object.keys(CHURCH_SETTINGS)
    .filter(isKnown)
    .filter((keyName) => keyName in values && tidy(values[keyName]) !== tidy(saved[keyName]))
    .map((keyName) => ({ keyName, value: tidy(values[keyName]) }));
}

const tidy = (value: string | undefined): string => (value ?? "").trim();

/** Whether a text is a color written as #rrggbb. */
export const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value.trim());

export const problemWithColor = (value: string): "colour-invalid" | null =>
  !value.trim() || isColor(value) ? null : "colour-invalid";
