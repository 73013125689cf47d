import type { Language } from "@offertory/i18n";
import type { Currency } from "../../../platform/money/currency.ts";
import type { DonorRow, Letterhead, MovedLine } from "./statement-store.ts";

/** Everything that a statement says, before it is put into words. */
export interface Statement {
  year: number;
  language: Language;
  currency: Currency;
  letterhead: Letterhead;
  wording: string;
  /** Whom it is for. */
  name: string;
  address: Pick<DonorRow, "address1" | "address2" | "city" | "state" | "zip">;
  /** Who gave what, where several people share it. */
  people: ReadonlyMap<string, string> | null;
  lines: readonly MovedLine[];
  /** In the church's calendar. */
  madeOn: string;
}
