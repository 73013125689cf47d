import type english from "@offertory/i18n/locales/en/forms.json";

type Leaves<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? Name : `${Name}.${Leaves<Texts[Name]>}`;
}[keyof Texts & string];

/** The strings of a form that is filled in. */
export type FillTexts = (typeof english)["fill"];
export type FillKey = `forms:fill.${Leaves<FillTexts>}`;
export type Translator = (key: FillKey, values?: Record<string, string>) => string;
