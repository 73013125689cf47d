import { LANGUAGE_CODES, type Language } from "@offertory/i18n";
import { TAX_RULES } from "./tax-rules-by-country.ts";
import type { TaxRules, TaxTexts, TaxValue } from "./tax-rules.ts";

export interface FoundTaxRules extends Omit<TaxRules, "texts"> {
  /** The official language of the texts. */
  language: Language;
  texts: TaxTexts;
}

/** Returns the rules of a country, which is written as an ISO code or by its English name; null if it has none. */
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

function codeOf(country: string): string {
  const upper = country.toUpperCase();
  if (upper in TAX_RULES) return upper;
  const names = new Intl.DisplayNames("en", { type: "region" });
  return Object.keys(TAX_RULES).find((code) => names.of(code)?.toUpperCase() === upper) ?? "";
}
