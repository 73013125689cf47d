import { LANGUAGE_CODES, type Language } from "@offertory/i18n";
import { TAX_RULES } from "./tax-rules-by-country.ts";
import type { TaxRules, TaxTexts, TaxValue } from "./tax-rules.ts";

export interface FoundTaxRules extends Omit<TaxRules, "texts"> {
  /** The official language of the texts. */
  language: Language;
  texts: TaxTexts;
}

/** Returns the rules of a country, which is written as an ISO code or by its name; null if it has none. */
export function findTaxRules(country: string, language: Language): FoundTaxRules | null {
  const found = TAX_RULES[codeOf(country.trim())];
  const official = LANGUAGE_CODES.filter((code) => found?.texts[code]);
  const chosen = official.find((code) => code === language) ?? official[0];
  const texts = chosen && found?.texts[chosen];
  return found && texts ? { serial: found.serial, needs: found.needs, language: chosen, texts } : null;
}

/** Fills in the values. Lines that need an empty one are left out. */
export const fillLines = (lines: readonly string[], values: Readonly<Record<TaxValue, string>>): string[] =>
  lines.filter((line) => namesIn(line).every((name) => values[name] !== "")).map((line) => fillLine(line, values));

export const fillLine = (line: string, values: Readonly<Record<TaxValue, string>>): string =>
  VALUES.reduce((filled, name) => filled.replaceAll(`{{${name}}}`, values[name]), line);

const namesIn = (line: string): TaxValue[] =>
  [...line.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name]) => VALUES.find((value) => value === name) ?? []);

const VALUES: readonly TaxValue[] = [
  "church",
  "eligible",
  "eligibleInWords",
  "issuedOn",
  "place",
  "replaces",
  "serial",
  "taxId",
  "total",
  "year",
];

/** Names of countries that people type and that `Intl` does not know. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  USA: "US",
  "UNITED STATES OF AMERICA": "US",
  UK: "GB",
  "GREAT BRITAIN": "GB",
  ENGLAND: "GB",
  SCOTLAND: "GB",
  WALES: "GB",
  "NORTHERN IRELAND": "GB",
};

/** Returns the ISO code of a country with rules, which is written as its code, or by its name in one of its languages. */
function codeOf(country: string): string {
  const upper = country.toUpperCase();
  const named = Object.entries(TAX_RULES).find(([code, { texts }]) =>
    ["en", ...Object.keys(texts)].some(
      (language) => new Intl.DisplayNames(language, { type: "region" }).of(code)?.toUpperCase() === upper,
    ),
  );
  return Object.hasOwn(TAX_RULES, upper) ? upper : (named?.[0] ?? OTHER_NAMES[upper] ?? "");
}
