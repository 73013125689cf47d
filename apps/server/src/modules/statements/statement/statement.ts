import type { Currency, Language } from "@offertory/i18n";
import type { DonorRow, Letterhead, StatementLine } from "./statement-store.ts";
import type { TaxReceipt } from "./tax-receipt.ts";

/** The data of a statement, before its texts are composed. */
export interface Statement {
  year: number;
  language: Language;
  currency: Currency;
  letterhead: Letterhead;
  wording: string;
  /** The name of the donor or of the household. */
  name: string;
  address: Pick<DonorRow, "address1" | "address2" | "city" | "state" | "zip">;
  /** The names of a household's members by person id; null on the statement of one person. */
  people: ReadonlyMap<string, string> | null;
  lines: readonly StatementLine[];
  /** What the tax law of the church's country asks for; null for a plain statement. */
  tax: TaxReceipt | null;
  /** In the church's time zone. */
  madeOn: string;
}
