import type { Language } from "@offertory/i18n";

/** The values that a line may contain in double braces. A line with an empty value is left out. */
export type TaxValue =
  | "church"
  | "eligible"
  | "eligibleInWords"
  | "issuedOn"
  | "place"
  | "replaces"
  | "serial"
  | "taxId"
  | "total"
  | "year";

/** What the tax law of a country asks for, in one of its official languages. */
export interface TaxTexts {
  /** The heading of the yearly receipt. */
  title: string;
  /** The church's number at the tax office or charity register. */
  taxId: string;
  /** The paragraphs of the yearly receipt. */
  lines: readonly string[];
  /** The sentence on the receipt of one donation; empty if the law asks for none. */
  receipt: string;
}

/** What a yearly receipt cannot be official without. */
export type TaxNeed = "taxId" | "address" | "donorAddress";

export interface TaxRules {
  /** By official language; donors of other languages get the first one. */
  texts: Partial<Record<Language, TaxTexts>>;
  /** Whether each yearly receipt has a serial number of its own. */
  serial: boolean;
  needs: readonly TaxNeed[];
}
