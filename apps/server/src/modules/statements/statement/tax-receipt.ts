import { type Currency, formatDate, formatMoney, type Language } from "@offertory/i18n";
import { eligibleInWords, fillLine, fillLines, findTaxRules, type FoundTaxRules } from "../../donations/index.ts";
import type { DonorRow, Letterhead } from "./statement-store.ts";
import type { Sums } from "./sum-up.ts";

/** The rules by which a yearly statement is written, and its serial numbers, empty where it has none. */
export interface TaxReceipt {
  rules: FoundTaxRules;
  serial: string;
  replaces: string;
}

/**
 * Returns the rules for one donor's statement; null for a plain one. What a country asks for is in its own languages:
 * an official receipt is written in one of them, and a statement in another language stays as it is.
 */
export function rulesFor(
  letterhead: Letterhead,
  { address1, city }: Pick<DonorRow, "address1" | "city">,
  { language, sums }: { language: Language; sums: Sums },
): FoundTaxRules | null {
  const rules = findTaxRules(letterhead.country, language);
  if (!rules || (rules.needs.length === 0 && rules.language !== language)) return null;
  const has = {
    taxId: letterhead.taxId.trim() !== "",
    address: letterhead.address1.trim() !== "" && letterhead.city.trim() !== "",
    donorAddress: address1.trim() !== "" && city.trim() !== "",
  };
  if (rules.needs.some((need) => !has[need])) return null;
  return rules.needs.length > 0 && sums.deductible <= 0 ? null : rules;
}

/** The texts of a statement that the tax law asks for, with its values filled in. */
export function taxTexts(
  { rules, serial, replaces }: TaxReceipt,
  { letterhead, year, madeOn, currency }: { letterhead: Letterhead; year: number; madeOn: string; currency: Currency },
  sums: Pick<Sums, "total" | "deductible">,
) {
  const { language, texts } = rules;
  const values = {
    church: letterhead.legalName || letterhead.name,
    eligible: formatMoney(language, sums.deductible, currency),
    eligibleInWords: eligibleInWords(sums.deductible, currency),
    issuedOn: formatDate(language, madeOn),
    place: letterhead.city,
    replaces,
    serial,
    taxId: letterhead.taxId,
    total: formatMoney(language, sums.total, currency),
    year: String(year),
  };
  return {
    title: fillLine(texts.title, values),
    taxId: letterhead.taxId && fillLine(texts.taxId, values),
    lines: fillLines(texts.lines, values),
  };
}
